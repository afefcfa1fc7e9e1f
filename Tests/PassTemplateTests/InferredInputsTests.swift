import PassData
import PassSystem
import PassTemplate
import Testing

@Suite struct InferredInputsTests {
  private func inferred(_ pass: String, _ inputs: String? = nil) throws -> InferredInputs {
    let template = Template(compiling: try document(pass))
    let inputs =
      try inputs.map { TemplateInputs(decoding: try document($0, file: "template.json")) } ?? TemplateInputs()
    #expect(inputs.faults.isEmpty)
    var used = template.freeNames
    used.merge(inputs.freeNames)
    return InferredInputs(inputs, used: used, bindings: ValueBindings(inputs, in: template))
  }

  @Test func expressionsTellWhatTheyNeed() throws {
    let found = try inferred(
      #"{"a": "${serial}", "b": {"$eval": "points * 2"}, "c": {"$if": "vip", "then": "${seat.row}"}, "d": {"$map": {"$eval": "legs"}, "each(x)": "${x}"}, "e": "${now} ${row['First Name']}"}"#
    )
    #expect(
      found.schema.compact
        == #"{"type":"object","properties":{"serial":{"type":"string"},"points":{"type":"number"},"vip":{"type":"boolean"},"seat":{"type":"object"},"legs":{},"First Name":{"type":"string"}},"required":["serial","points","vip","seat","legs"]}"#
    )
    #expect(
      JSONValue.object(found.example).compact.hasPrefix(
        #"{"serial":"serial","points":1,"vip":true,"seat":{}"#))
  }

  @Test func whatIsDeclaredStandsFirstAndAsItIs() throws {
    let found = try inferred(
      #""${serial} ${extra}""#,
      #"{"row": {"type": "object", "required": ["serial", "at"], "properties": {"serial": {"type": "string", "examples": ["C-1"]}, "level": {"enum": ["gold"]}, "at": {"format": "date-time"}, "note": {"type": "string"}}}}"#
    )
    #expect(found.schema["properties"]?["serial"]?["examples"] == ["C-1"])
    #expect(found.schema["required"] == ["serial", "at", "extra"])
    #expect(
      JSONValue.object(found.example).compact
        == #"{"serial":"C-1","level":"gold","at":"2030-01-31T19:30:00Z","extra":"extra"}"#)
  }

  @Test func aBundleWithoutExpressionsAsksForItsFields() throws {
    let found = try inferred(
      #"{"serialNumber": "0", "coupon": {"primaryFields": [{"key": "offer", "value": 20}]}}"#)
    #expect(
      found.schema.compact
        == #"{"type":"object","properties":{"serialNumber":{"type":"string","examples":["0"]},"offer":{"type":"number","examples":[20]}}}"#
    )
    #expect(found.example == members(["serialNumber": "0", "offer": 20]))
  }

  @Test func theExampleGoesWithTheSchema() throws {
    let inputs = TemplateInputs(
      decoding: try document(
        #"{"row": {"required": ["a", "b"], "properties": {"a": {"type": "integer"}, "b": {"type": "boolean"}, "c": {"format": "uuid"}, "d": {"type": "array"}}}}"#
      ))
    let found = InferredInputs(
      inputs, used: FreeNames(), bindings: ValueBindings(inputs, in: Template(compiling: [:])))
    let typer = try RowTyper(inputs.row, zones: RowTyperTests.catalog)
    #expect(throws: Never.self) { try typer.row(found.example) }
  }
}
