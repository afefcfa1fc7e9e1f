import PassData
import PassTemplate
import Testing

@Suite struct ValueBindingsTests {
  /// A bundle as a designer saves it: no expressions.
  private static let bundle = #"""
    {"serialNumber": "0", "count": 1, "storeCard": {
      "primaryFields": [{"key": "balance", "value": 12.5}, {"key": "name", "value": "Jane"}],
      "backFields": [{"key": "name", "value": "Jane"}, {"key": "vip", "value": false}]}}
    """#

  private func bindings(_ values: String, in pass: String = bundle) throws -> (ValueBindings, TemplateInputs)
  {
    let inputs = TemplateInputs(decoding: try document("{\"values\": \(values)}", file: "template.json"))
    #expect(inputs.faults.isEmpty)
    return (ValueBindings(inputs, in: Template(compiling: try document(pass))), inputs)
  }

  private func filled(_ bindings: ValueBindings, _ row: TypedRow, _ pass: String = bundle) throws -> String {
    let context = TemplateContext(row: row.values, now: frozenMoment)
    var tree = try Template(compiling: document(pass)).render(context)
    try bindings.apply(to: &tree, row: row, context: context)
    return tree.compact
  }

  private func cells(_ texts: [String], _ columns: [String]) throws -> TypedRow {
    try RowTyper(nil, zones: RowTyperTests.catalog).row(cells: texts, columns: columns)
  }

  @Test func aNameFillsEveryFieldWithThatKeyAndAPointerItsPlace() throws {
    let (bindings, _) = try bindings(
      #"{"balance": {"$eval": "b"}, "name": "${first} ${last}", "/serialNumber": "${id}"}"#)
    #expect(bindings.faults.isEmpty)
    #expect(!bindings.isEmpty)
    let row = TypedRow(values: members(["b": 7, "first": "Ada", "last": "L", "id": "C-1"]))
    #expect(
      try filled(bindings, row)
        == #"{"serialNumber":"C-1","count":1,"storeCard":{"primaryFields":[{"key":"balance","value":7},{"key":"name","value":"Ada L"}],"backFields":[{"key":"name","value":"Ada L"},{"key":"vip","value":false}]}}"#
    )
  }

  @Test func aCellTakesTheTypeOfTheValueThatItReplaces() throws {
    let (bindings, _) = try bindings(
      #"{"balance": {"$eval": "b"}, "vip": {"$eval": "v"}, "/count": {"$eval": "c"}}"#)
    let text = try filled(bindings, try cells(["7.50", "yes", "3"], ["b", "v", "c"]))
    #expect(text.contains(#"{"key":"balance","value":7.50}"#))
    #expect(text.contains(#"{"key":"vip","value":true}"#))
    #expect(text.contains(#""count":3"#))
    let faults = try #require(throws: ValueFaults.self) {
      try filled(bindings, try cells(["many", "yes", "x"], ["b", "v", "c"]))
    }
    #expect(Set(faults.faults.map(\.column)) == ["b", "c"])
    #expect(faults.faults.allSatisfy { $0.reason == .unfitForPlace(expected: "a number") })
  }

  @Test func aBundleWithoutExpressionsTakesValuesByName() throws {
    let pass = Template(compiling: try document(Self.bundle))
    let bindings = ValueBindings(TemplateInputs(), in: pass)
    let row = try cells(["C-1", "7", "Ada", "?"], ["serialNumber", "balance", "name", "other"])
    let text = try filled(bindings, row)
    #expect(text.contains(#""serialNumber":"C-1""#))
    #expect(text.contains(#"{"key":"balance","value":7}"#))
    #expect(text.contains(#""backFields":[{"key":"name","value":"Ada"}"#))
    let unused = bindings.unusedColumns(["serialNumber", "balance", "name", "other"], used: FreeNames())
    #expect(unused.map(\.message) == ["nothing uses column 'other'"])
    #expect(unused.map(\.severity) == [.warning])
  }

  @Test func aFolderWithExpressionsTakesNothingByName() throws {
    let pass = Template(compiling: try document(#"{"serialNumber": "0", "description": "${d}"}"#))
    #expect(ValueBindings(TemplateInputs(), in: pass).isEmpty)
    #expect(
      ValueBindings(TemplateInputs(), in: Template(compiling: try document("{}")), hasExpressions: true)
        .isEmpty)
    let bindings = ValueBindings(TemplateInputs(), in: pass)
    #expect(bindings.unusedColumns(["d", "serialNumber"], used: pass.freeNames).count == 1)
    let whole = Template(compiling: try document(#"{"$eval": "row"}"#))
    #expect(bindings.unusedColumns(["x"], used: whole.freeNames).isEmpty)
  }

  @Test func whatARowDoesNotBringLeavesAnEmptyText() throws {
    let bindings = ValueBindings(TemplateInputs(), in: Template(compiling: try document(Self.bundle)))
    let text = try filled(bindings, TypedRow(values: members(["name": nil, "balance": 1])))
    #expect(text.contains(#"{"key":"name","value":""}"#))
  }

  @Test func aFieldInsideAnOperatorIsFilledWhereItIsShown() throws {
    let pass =
      #"{"storeCard": {"backFields": [{"$if": "show", "then": {"key": "note", "value": "-"}}, {"key": "b", "value": "-"}]}}"#
    let (bindings, _) = try bindings(#"{"note": "${text}", "b": "x"}"#, in: pass)
    #expect(bindings.faults.isEmpty)
    #expect(
      try filled(bindings, TypedRow(values: members(["show": true, "text": "hi"])), pass)
        == #"{"storeCard":{"backFields":[{"key":"note","value":"hi"},{"key":"b","value":"x"}]}}"#)
    #expect(
      try filled(bindings, TypedRow(values: members(["show": false, "text": "hi"])), pass)
        == #"{"storeCard":{"backFields":[{"key":"b","value":"x"}]}}"#)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let values: String
    let pass: String
    let fault: InputsError.Fault
    var testDescription: String { values }
  }

  static let faults = [
    Case(values: #"{"nmae": 1}"#, pass: bundle, fault: .placeMissing(name: "nmae", nearest: "name")),
    Case(values: #"{"/nowhere": 1}"#, pass: bundle, fault: .placeMissing(name: "/nowhere", nearest: nil)),
    Case(values: #"{"/a~2": 1}"#, pass: bundle, fault: .placeMissing(name: "/a~2", nearest: nil)),
    Case(
      values: #"{"a": 1}"#, pass: #"{"x": {"fFields": [{"key": "a", "value": "${v}"}]}}"#,
      fault: .placeHoldsExpression(name: "a")),
    Case(values: #"{"/a": 1}"#, pass: #"{"a": "${v}"}"#, fault: .placeHoldsExpression(name: "/a")),
    Case(values: #"{"/a": 1}"#, pass: #"{"a": {"b": "${v}"}}"#, fault: .placeHoldsExpression(name: "/a")),
    Case(
      values: #"{"/a/then": 1}"#, pass: #"{"a": {"$if": "v", "then": 1}}"#,
      fault: .placeIsUnsettled(name: "/a/then")),
    Case(
      values: #"{"/a/1": 1}"#, pass: #"{"a": [{"$if": "v", "then": 1}, 2]}"#,
      fault: .placeIsUnsettled(name: "/a/1")),
    Case(
      values: #"{"balance": 1, "/storeCard/primaryFields/0/value": 2}"#, pass: bundle,
      fault: .placeSetTwice(name: "/storeCard/primaryFields/0/value", other: "balance")),
    Case(
      values: #"{"/storeCard": 1, "vip": 2}"#, pass: bundle,
      fault: .placeSetTwice(name: "vip", other: "/storeCard")),
  ]

  @Test(arguments: faults)
  func aPlaceThatCannotBeFilledIsToldBeforeTheFirstRow(_ test: Case) throws {
    let (bindings, _) = try bindings(test.values, in: test.pass)
    #expect(bindings.faults.map(\.fault) == [test.fault])
    #expect(bindings.faults.allSatisfy { $0.location?.file == "template.json" && $0.location?.line == 1 })
  }
}
