import PassData
import PassTemplate
import Testing

@Suite struct TextTemplateTests {
  private let row = TemplateContext(
    row: members(["serial": "C-1", "n": .number(JSONNumber(text: "12.50") ?? JSONNumber(0))]),
    now: frozenMoment)

  @Test func aTextWithoutExpressionsIsConstant() throws {
    #expect(TextTemplate(compiling: "plain $ {x}").constant == "plain $ {x}")
    #expect(TextTemplate(compiling: "$${x}").constant == "${x}")
    #expect(TextTemplate(compiling: "").constant == "")
    #expect(TextTemplate(compiling: "${x}").constant == nil)
  }

  @Test func aTextIsRenderedPerRow() throws {
    #expect(try TextTemplate(compiling: "${serial}-${n}.pkpass").render(row) == "C-1-12.50.pkpass")
  }

  @Test func aFaultInADocumentHasItsExactColumn() throws {
    let inputs = try document(#"{"output": "\u00e9${serial"}"#, file: "template.json")
    let text = TextTemplate(compiling: "é${serial", in: inputs, at: JSONPointer([.key("output")]))
    #expect(text.faults.map(\.fault) == [.unterminatedInterpolation])
    #expect(text.faults.first?.location?.column == 19)
  }

  @Test func elsewhereAllFaultsShowAtTheTextsOwnPlace() throws {
    let place = SourceLocation(file: "en.lproj/pass.strings", line: 3, column: 9)
    let text = TextTemplate(compiling: "x ${nmae}", at: place)
    #expect(text.faults.isEmpty)
    let error = try #require(throws: TemplateError.self) { try text.render(row) }
    #expect(error.location == place)
    #expect(text.unknownNames(columns: ["name"]).map(\.location) == [place])
    #expect(text.freeNames["nmae"]?.isRequired == true)
    #expect(text.location(of: TemplatePlace(.root)) == place)
  }
}
