import PassData
import PassTemplate
import Testing

@Suite struct TemplateInputsTests {
  private func inputs(_ text: String) throws -> TemplateInputs {
    TemplateInputs(decoding: try document(text, file: "template.json"))
  }

  @Test func everythingThatItCanHoldIsRead() throws {
    let inputs = try inputs(
      #"""
      {
        "output": "${serial}.pkpass",
        "row": { "type": "object", "title": "A guest", "required": ["serial"],
          "properties": { "serial": { "type": "string", "unique": true, "examples": ["C-1"] } } },
        "values": { "balance": { "$eval": "balance" }, "/serialNumber": "${serial}" },
        "images": { "thumbnail@2x.png": "photos/${serial}.png" },
        "ignore": [{ "id": "image.size", "reason": "the artist wants it so" }]
      }
      """#)
    #expect(inputs.faults.isEmpty)
    let context = TemplateContext(row: members(["serial": "C-1"]), now: frozenMoment)
    #expect(try inputs.output?.render(context) == "C-1.pkpass")
    #expect(inputs.row?.title == "A guest")
    #expect(inputs.row?.uniqueColumns == ["serial"])
    #expect(inputs.images.map(\.path) == ["thumbnail@2x.png"])
    #expect(try inputs.images.first?.source.render(context) == "photos/C-1.png")
    #expect(inputs.ignored.map(\.id) == ["image.size"])
    #expect(inputs.ignored.map(\.reason) == ["the artist wants it so"])
    #expect(inputs.freeNames.names.map(\.name) == ["serial", "balance"])
    #expect(
      inputs.unknownNames(columns: ["serial", "balnce"]).map(\.fault)
        == [.unknownName("balance", nearest: "balnce")])
  }

  @Test func aFolderWithoutOneAsksNothing() {
    let none = TemplateInputs()
    #expect(none.faults.isEmpty)
    #expect(none.row == nil)
    #expect(none.output == nil)
    #expect(none.freeNames.names.isEmpty)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let code: String
    let column: Int
    var hint: String?

    init(_ text: String, _ code: String, _ column: Int, hint: String? = nil) {
      self.text = text
      self.code = code
      self.column = column
      self.hint = hint
    }

    var testDescription: String { text }
  }

  static let faults = [
    Case("[]", "inputs.wrong-kind", 1),
    Case(#"{"outptu": "x"}"#, "inputs.unknown-key", 2, hint: "'output'"),
    Case(#"{"output": 1}"#, "inputs.wrong-kind", 12),
    Case(#"{"output": "${"}"#, "template.unclosed-expression", 13),
    Case(#"{"values": []}"#, "inputs.wrong-kind", 12),
    Case(#"{"values": {"a": {"$eval": "1 +"}}}"#, "template.unexpected-end", 32),
    Case(#"{"images": {"a": 1}}"#, "inputs.wrong-kind", 18),
    Case(#"{"ignore": [{"id": "a.b"}]}"#, "inputs.wrong-kind", 13),
    Case(#"{"ignore": [{"id": "a.b", "reason": "x", "why": 1}]}"#, "inputs.unknown-key", 42),
    Case(#"{"row": 1}"#, "inputs.wrong-kind", 9),
    Case(#"{"row": {"type": "array"}}"#, "inputs.row-type", 18),
    Case(#"{"row": {"minProperties": 1}}"#, "inputs.unknown-key", 10),
    Case(#"{"row": {"properties": {"a": {"patern": "x"}}}}"#, "inputs.unknown-key", 31, hint: "'pattern'"),
    Case(#"{"row": {"properties": {"a": {"type": "text"}}}}"#, "inputs.unknown-word", 39, hint: "'string'"),
    Case(#"{"row": {"properties": {"a": {"type": ["string", "int"]}}}}"#, "inputs.unknown-word", 50),
    Case(
      #"{"row": {"properties": {"a": {"format": "datetime"}}}}"#, "inputs.unknown-word", 41,
      hint: "'date-time'"),
    Case(#"{"row": {"properties": {"a": {"pattern": "é[a-"}}}}"#, "inputs.pattern", 47),
    Case(#"{"row": {"properties": {"a": {"minLength": -1}}}}"#, "inputs.wrong-kind", 44),
    Case(#"{"row": {"properties": {"a": {"minLength": 1.5}}}}"#, "inputs.wrong-kind", 44),
    Case(#"{"row": {"properties": {"a": {"multipleOf": 0}}}}"#, "inputs.wrong-kind", 45),
    Case(#"{"row": {"properties": {"a": {"enum": []}}}}"#, "inputs.wrong-kind", 39),
    Case(#"{"row": {"properties": {"a": {"minimum": "1"}}}}"#, "inputs.wrong-kind", 42),
    Case(#"{"row": {"properties": {"a": {"unique": 1}}}}"#, "inputs.wrong-kind", 41),
    Case(#"{"row": {"properties": {"a": {"items": {"unique": true}}}}}"#, "inputs.unknown-key", 41),
    Case(#"{"row": {"properties": {"a": {"timezone": "UTC"}}}}"#, "inputs.timezone-without-format", 43),
    Case(
      #"{"row": {"required": ["serail"], "properties": {"serial": {}}}}"#, "inputs.required-unknown", 23,
      hint: "'serial'"),
    Case(#"{"row": {"required": "a", "properties": {"a": {}}}}"#, "inputs.wrong-kind", 22),
    Case(#"{"row": {"properties": {"a": {"type": "number", "default": "0"}}}}"#, "inputs.unfit", 60),
    Case(#"{"row": {"properties": {"a": {"maxLength": 2, "examples": ["ab", "abc"]}}}}"#, "inputs.unfit", 66),
    Case(
      #"{"row": {"properties": {"a": {"format": "date-time", "examples": ["soon"]}}}}"#, "inputs.unfit", 67),
    Case(#"{"row": {"additionalProperties": 1}}"#, "inputs.wrong-kind", 34),
  ]

  @Test(arguments: faults)
  func aFaultIsToldWithItsPlace(_ test: Case) throws {
    let faults = try inputs(test.text).faults
    let diagnostic = try #require(faults.first).diagnostic
    #expect(faults.count == 1)
    #expect(diagnostic.code == test.code)
    #expect(diagnostic.location?.file == "template.json")
    #expect(diagnostic.location?.column == test.column)
    if let hint = test.hint {
      #expect(diagnostic.hints.contains { $0.contains(hint) }, "\(diagnostic.hints)")
    }
  }

  @Test func allFaultsAreToldAtOnce() throws {
    let faults = try inputs(
      #"{"output": 1, "row": {"properties": {"a": {"tpye": "string", "format": "x"}}}, "x": 1}"#
    ).faults
    #expect(
      faults.map(\.diagnostic.code) == [
        "inputs.wrong-kind", "inputs.unknown-key", "inputs.unknown-word", "inputs.unknown-key",
      ])
  }

  @Test func anExampleMayLeaveItsZoneToTheSchema() throws {
    let text =
      #"{"row": {"properties": {"a": {"format": "date-time", "timezone": "Europe/Berlin", "examples": ["2027-01-31T23:59"]}}}}"#
    #expect(try inputs(text).faults.isEmpty)
  }
}
