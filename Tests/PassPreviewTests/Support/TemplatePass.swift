import Foundation
import PassBundle
import PassCrypto
import PassData
import PassLint
import PassPipeline
import PassPreview
import PassSystem
import PassTemplate
import Testing

/// The templates that `passforge init` copies, filled with their own examples.
struct TemplatePass: CustomTestStringConvertible, Sendable {
  let name: String
  var testDescription: String { name }

  static let all = [
    "boarding-pass", "coupon", "event-ticket", "generic", "poster-event-ticket", "poster-generic",
    "semantic-boarding-pass", "store-card",
  ].map(TemplatePass.init)

  func read() throws -> PreviewPass {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
    let template = try TemplateFolder.read(at: "\(root)/Templates/\(name)")
    var options = ForgeOptions(clock: SamplePass.now)
    options.lint = LintOptions(only: [])
    options.tokenSecret = SecretBytes(copying: "preview".utf8)
    let forge = try Forge(template: template, identity: nil, options: options)
    let example = try template.inputs.row?.exampleRow() ?? JSONObject()
    let reading = try RowReading(template, file: name, columns: nil, environment: Environment([:]))
    let row = DataRow(number: 1, line: 1, raw: [], content: .success(.object(example)))
    let prepared = try forge.prepare(reading.typed(row), judging: false)
    var files: [String: [UInt8]] = [:]
    for file in prepared.bundle.files { files[file.path.text] = file.asset.bytes }
    return PreviewPass(name: name, tree: prepared.tree, files: files)
  }
}
