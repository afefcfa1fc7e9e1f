import Foundation
import PassData
import PassTemplate
import Testing

/// The language by example: `Tests/Vectors/template/*.json`, each a list of cases with title, template, context, and
/// either `result` or `error`, JSON-e's text of it.
@Suite struct VectorTests {
  static let files: [URL] = {
    let folder = packageRoot.appendingPathComponent("Tests/Vectors/template")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map(folder.appendingPathComponent)
  }()

  @Test func thereAreVectors() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func everyCaseHasItsResultOrItsError(_ file: URL) throws {
    let suite = try JSONReader.read([UInt8](try Data(contentsOf: file)), file: file.lastPathComponent)
    let cases = try #require(suite.value.arrayValue)
    #expect(!cases.isEmpty)
    for element in cases {
      let title = try #require(element["title"]?.stringValue)
      let template = Template(compiling: try #require(element["template"]))
      let row = element["row"]?.objectValue
      let context =
        row.map { TemplateContext(row: $0, now: frozenMoment) }
        ?? frozenContext(element["context"]?.objectValue ?? JSONObject())
      do throws(TemplateError) {
        let found = try template.render(context)
        #expect(found == element["result"], "\(title): gave \(found.compact)")
      } catch {
        #expect(error.specificationText == element["error"]?.stringValue, "\(title)")
      }
    }
  }
}
