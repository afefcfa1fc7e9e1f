import PassBundle
import PassData
import PassSystem
import PassTemplate
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct TemplateFolderTests {
  let folder = TemporaryFolder()

  private func read(_ change: (String) throws -> Void = { _ in }) throws -> TemplateFolder {
    let path = folder.file("card.pass")
    try SmallTemplate.write(to: path)
    try change(path)
    return try TemplateFolder.read(at: path)
  }

  private func codes(_ change: @escaping (String) throws -> Void) -> [String] {
    do {
      _ = try read(change)
      return []
    } catch PipelineError.refused(let found) {
      return found.filter { $0.severity == .error }.map(\.code)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `what rows fill is known, and what stays the same for all`() throws {
    let template = try read { path in
      try Directory.create(path + "/de.lproj")
      try TestBatch.write("\"a\" = \"${name}\";\n", to: path + "/de.lproj/pass.strings")
      try Directory.create(path + "/fr.lproj")
      try TestBatch.write("\"a\" = \"nom\";\n", to: path + "/fr.lproj/pass.strings")
    }
    #expect(template.varyingPaths.map(\.text) == ["de.lproj/pass.strings"])
    #expect(template.defaultName == "card")
    #expect(template.inputs.row?.columns.map(\.name) == ["serial", "name"])
    #expect(template.unknownNames(columns: ["serial", "name"], functions: []).isEmpty)
    #expect(template.unknownNames(columns: ["serial"], functions: []).count == 2)
  }

  @Test func `every fault of every file is told at once`() {
    let found = codes { path in
      try TestBatch.write(
        SmallTemplate.passJSON.replacing("${serial}", with: "${serial").replacing("${name}", with: "${(}"),
        to: path + "/pass.json")
      try TestBatch.write("{\"output\": \"${\"}", to: path + "/template.json")
    }
    #expect(found.count >= 3, "\(found)")
  }

  @Test(arguments: ["../x.png", "/x.png", "pass.json", "signature", "manifest.json"])
  func `images of rows are files of a pass`(
    _ path: String
  ) {
    let found = codes { folder in
      let images = SmallTemplate.templateJSON.replacing(
        "\"output\"", with: "\"images\": { \"\(path)\": \"${serial}.png\" },\n  \"output\"")
      try TestBatch.write(images, to: folder + "/template.json")
    }
    #expect(found.contains("inputs.image-path"), "\(found)")
  }

  @Test func `a key among the files is refused`() {
    let found = codes { path in
      try TestBatch.write("-----BEGIN PRIVATE KEY-----\n", to: path + "/key.pem")
    }
    #expect(found.count == 1)
  }

  @Test func `a finished folder means its texts as they stand`() throws {
    let path = folder.file("done")
    let text = SmallTemplate.passJSON.replacing("${serial}", with: "1").replacing(
      "${name}", with: "$${a} ${b")
    try SmallTemplate.write(to: path, passJSON: text, templateJSON: "not even JSON")
    let forge = try TestBatch(in: folder).forge()
    let template = try TemplateFolder.finished(at: path)
    let unsigned = try Forge(template: template, identity: nil, options: forge.options)
    let row = try RowReading(template, file: "x", columns: [], environment: Environment([:])).typed(
      DataRow(number: 1, line: 1, raw: [], content: .success(.object(JSONObject()))))
    #expect(try unsigned.render(row) == template.folder.passJSON.value)
  }
}
