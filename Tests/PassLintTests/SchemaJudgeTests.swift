import Foundation
import PassData
import PassModel
import TestSupport
import Testing

@testable import PassLint

/// Asks Python's jsonschema, where it is installed, whether the schema is one and whether good passes are valid by it.
@Suite(.enabled(if: SchemaJudge.isInstalled)) struct SchemaJudgeTests {
  @Test func theSchemaIsOne() throws {
    for purpose in [JSONSchemaDocument.Purpose.finishedPass, .template] {
      #expect(try SchemaJudge.verdict(on: [], purpose) == "")
    }
  }

  @Test func goodPassesAreValid() throws {
    let good = Fixture.all.filter { !$0.isBad && $0.value["text"] == nil && $0.value["hex"] == nil }
    let trees = try good.compactMap { try $0.subject().tree }
    let correct = try CorrectPassesTests.passes.compactMap { try $0.subject().tree }
    #expect(correct.count >= 30)
    #expect(try SchemaJudge.verdict(on: trees + correct, .finishedPass) == "")
  }

  @Test func theShippedTemplatesAreValid() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Templates")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let trees = names.compactMap { name -> JSONValue? in
      let file = folder.appendingPathComponent("\(name)/pass.json")
      guard let data = try? Data(contentsOf: file) else { return nil }
      return try? JSONReader.read(Array(data)).value
    }
    #expect(trees.count >= 8)
    #expect(try SchemaJudge.verdict(on: trees, .template) == "")
  }

  @Test(arguments: [
    #"{"generic": {}}"#, #"{"formatVersion": 2}"#, #"[]"#,
  ])
  func badPassesAreNot(_ text: String) throws {
    let tree = try JSONReader.read(Array(text.utf8)).value
    #expect(try SchemaJudge.verdict(on: [tree], .finishedPass) != "")
  }
}

enum SchemaJudge {
  static let isInstalled =
    ((try? ExternalJudge.run(["python3", "-c", "import jsonschema"]))??.status ?? 1) == 0

  /// What is wrong, one line per fault; nothing if all is well.
  static func verdict(on passes: [JSONValue], _ purpose: JSONSchemaDocument.Purpose) throws -> String {
    let input: JSONValue = ["schema": JSONSchemaDocument.value(for: purpose), "passes": .array(passes)]
    let program = """
      import json, sys, jsonschema
      given = json.load(sys.stdin)
      jsonschema.Draft202012Validator.check_schema(given["schema"])
      judge = jsonschema.Draft202012Validator(given["schema"])
      for index, tree in enumerate(given["passes"]):
          for error in judge.iter_errors(tree):
              print(index, error.json_path, error.message[:200])
      """
    let verdict = try #require(
      try ExternalJudge.run(["python3", "-c", program], input: JSONWriter.write(input)))
    return verdict.output
  }
}
