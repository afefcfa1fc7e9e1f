import PassData
import PassTemplate
import Testing

@Suite struct RowSchemaTests {
  private func schema(_ row: String) throws -> RowSchema {
    let inputs = TemplateInputs(decoding: try document("{\"row\": \(row)}", file: "template.json"))
    #expect(inputs.faults.isEmpty)
    return try #require(inputs.row)
  }

  @Test func itsColumnsKeepTheAuthorsOrder() throws {
    let schema = try schema(
      #"{"description": "d", "required": ["b"], "properties": {"b": {"title": "B", "type": ["string", "null"]}, "a": {"format": "uri", "description": "x"}}}"#
    )
    #expect(schema.columns.map(\.name) == ["b", "a"])
    #expect(schema.description == "d")
    #expect(schema.isRequired("b"))
    #expect(!schema.isRequired("a"))
    let first: ValueSchema = schema.columns[0].schema
    #expect(first.title == "B")
    #expect(first.kinds == [.string, .null])
    #expect(schema.columns[1].schema.format == .uri)
    #expect(schema.json["required"] == ["b"])
  }

  @Test func theExamplesMakeARow() throws {
    let schema = try schema(
      #"{"required": ["a", "c"], "properties": {"a": {"examples": ["x", "y"]}, "b": {}, "c": {"default": 2}}}"#
    )
    #expect(try schema.exampleRow() == members(["a": "x"]))
  }

  @Test func aRequiredColumnWithoutAnExampleIsAnError() throws {
    let schema = try schema(#"{"required": ["a", "b"], "properties": {"a": {}, "b": {}}}"#)
    let errors = try #require(throws: InputsErrors.self) { try schema.exampleRow() }
    #expect(errors.errors.map(\.fault) == [.noExample(column: "a"), .noExample(column: "b")])
    #expect(errors.diagnostics.map { $0.location?.column } == [54, 63])
  }

  static let pairs: [(JSONValue, JSONValue, Bool)] = [
    ("1", 1, false), ("a", "a", true), ("\u{E9}", "e\u{301}", false), (true, 1, false), ([1], [1], true),
    ([1], [2], false),
  ]

  @Test(arguments: pairs)
  func equalValuesHaveOneIdentity(_ left: JSONValue, _ right: JSONValue, _ areEqual: Bool) throws {
    let first = try #require(RowSchema.identity(of: left))
    let second = try #require(RowSchema.identity(of: right))
    #expect(first.hasSameBytes(as: second) == areEqual)
  }

  @Test func aNumberIsOneHoweverItIsSpelled() throws {
    let spelled = ["100", "1e2", "100.0"].compactMap { JSONNumber(text: $0) }
    #expect(Set(spelled.map { RowSchema.identity(of: .number($0)) }).count == 1)
    #expect(RowSchema.identity(of: nil) == nil)
    #expect(RowSchema.identity(of: .null) == nil)
  }
}
