import Foundation
import PassBundle
import PassCrypto
import PassData
import PassLint
import PassTemplate
import TestSupport
import Testing

@testable import PassPipeline

/// The templates that come with passforge are what people copy, so nothing may be wrong with them.
@Suite struct ShippedTemplatesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Templates").path

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/pass.json") }.sorted()

  @Test func thereAreEight() { #expect(Self.names.count >= 8) }

  @Test(arguments: names) func aTemplateWithItsExamplesLintsCleanUnderStrict(_ name: String) throws {
    let template = try TemplateFolder.read(at: "\(Self.folder)/\(name)")
    let clock = Timestamp(seconds: 1_798_761_600)
    var options = ForgeOptions(clock: clock)
    options.tokenSecret = SecretBytes(copying: Array("a secret for tests".utf8))
    let forge = try Forge(template: template, identity: nil, options: options)
    let example = try template.inputs.row?.exampleRow() ?? JSONObject()
    let typer = try RowTyper(template.inputs.row, zones: ZoneCatalog(folder: "/usr/share/zoneinfo"))
    let tree = try forge.render(try typer.row(example))
    let report = Linter(options: LintOptions(isStrict: true)).check(
      LintSubject(template.folder, tree: tree, now: clock))
    #expect(report.findings.filter { $0.severity == .error }.map { "\($0.code): \($0.message)" } == [])
  }
}
