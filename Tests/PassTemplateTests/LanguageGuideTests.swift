import Foundation
import PassData
import PassTemplate
import Testing

/// What `docs/template-language.md` shows is what happens.
@Suite struct LanguageGuideTests {
  /// The blocks that begin with a line of so many words.
  private func blocks(_ opening: String) throws -> [(line: Int, text: String)] {
    let page = packageRoot.appendingPathComponent("docs/template-language.md")
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    var blocks: [(line: Int, text: String)] = []
    var current: [String]?
    for (number, line) in lines.enumerated() {
      if let open = current {
        if line == "```" {
          blocks.append((number - open.count, open.joined(separator: "\n")))
          current = nil
        } else {
          current = open + [line]
        }
      } else if line == opening {
        current = []
      }
    }
    return blocks
  }

  @Test func everyExampleGivesItsResult() throws {
    let examples = try blocks("```json example")
    #expect(examples.count >= 14)
    for example in examples {
      let value = try document(example.text, file: "template-language.md").value
      let row = try #require(value["row"]?.objectValue)
      let template = Template(compiling: try #require(value["template"]))
      #expect(template.faults.isEmpty, "line \(example.line)")
      let found = try template.render(TemplateContext(row: row, now: frozenMoment))
      #expect(found == value["result"], "line \(example.line): \(found.compact)")
    }
  }

  @Test func theTemplateJSONThatItShowsIsRight() throws {
    let shown = try #require(try blocks("```json").first)
    let inputs = TemplateInputs(decoding: try document(shown.text, file: "template.json"))
    #expect(inputs.faults.isEmpty)
    #expect(try inputs.row?.exampleRow()["name"] == "Ada Lovelace")
  }

  @Test func everyOperatorAndFunctionIsInIt() throws {
    let page = packageRoot.appendingPathComponent("docs/template-language.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let operators = [
      "$eval", "$if", "$switch", "$match", "$let", "$map", "$reduce", "$find", "$sort", "$reverse",
      "$flatten",
      "$flattenDeep", "$merge", "$mergeDeep", "$json", "$fromNow",
    ]
    for name in operators { #expect(text.contains("{\"\(name)\": ")) }
    let functions = [
      "min", "max", "abs", "ceil", "floor", "sqrt", "number", "str", "len", "lowercase", "uppercase", "strip",
      "lstrip", "rstrip", "split", "join", "range", "typeof", "defined", "fromNow", "token", "uuid",
    ]
    for name in functions { #expect(text.contains("`\(name)(")) }
  }
}
