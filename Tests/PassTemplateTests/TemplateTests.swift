import Foundation
import PassData
import PassTemplate
import Testing

@Suite struct TemplateTests {
  // MARK: Rendering

  @Test func whatIsConstantIsCopiedAsItWasWritten() throws {
    let text =
      #"{"b":12.0,"a":1e3,"c":[0.1000,18446744073709551616],"d":{"$$x":null,"é":"e\u0301"},"e":"$${x} $"}"#
    let template = Template(compiling: try document(text))
    #expect(template.isConstant)
    #expect(template.faults.isEmpty)
    #expect(
      try template.render(frozenContext(JSONObject())).compact
        == "{\"b\":12.0,\"a\":1e3,\"c\":[0.1000,18446744073709551616],\"d\":{\"$x\":null,\"é\":\"e\u{301}\"},\"e\":\"${x} $\"}"
    )
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let template: String
    let context: String
    let result: String

    init(_ template: String, _ context: String = "{}", _ result: String) {
      self.template = template
      self.context = context
      self.result = result
    }

    var testDescription: String { "\(template) with \(context)" }
  }

  static let cases = [
    // A number keeps its spelling unless arithmetic touches it.
    Case(#"{"$eval":"n"}"#, #"{"n":12.50}"#, "12.50"),
    Case(#""${n} ${n + 0} ${+n} ${-n}""#, #"{"n":12.50}"#, #""12.50 12.5 12.50 -12.5""#),
    Case(#"{"$json":{"b":1.0,"a":1e3}}"#, "{}", #""{\"a\":1e3,\"b\":1.0}""#),
    Case(#"{"$eval":"18446744073709551616"}"#, "{}", "18446744073709551616"),
    Case(#"{"$eval":"9223372036854775807 + 0"}"#, "{}", "9223372036854775807"),
    Case(#"{"$eval":"9223372036854775807 + 1"}"#, "{}", "9.223372036854776e+18"),
    Case(#"{"$eval":"4 / 2"}"#, "{}", "2"),
    Case(#"{"$eval":"1 / 3"}"#, "{}", "0.3333333333333333"),
    Case(#"{"$eval":"0.1 + 0.2"}"#, "{}", "0.30000000000000004"),
    Case(#"{"$eval":"2 ** 3 ** 2"}"#, "{}", "512"),
    Case(#"{"$eval":"-2 ** 2"}"#, "{}", "4"),
    Case(#"{"$eval":"007"}"#, "{}", "7"),
    Case(#"{"$eval":"list[4/2]"}"#, #"{"list":[1,2,3]}"#, "3"),
    // Text is counted, cut and ordered by Unicode scalars, and compared by its bytes.
    Case(#"{"$eval":"len('é')"}"#, "{}", "1"),
    Case(#"{"$eval":"len(s)"}"#, #"{"s":"e\u0301\r\n🎟️"}"#, "6"),
    Case(#"{"$eval":"s[1:]"}"#, #"{"s":"e\u0301x"}"#, "\"\u{301}x\""),
    Case(#"{"$eval":"'é' == s"}"#, #"{"s":"e\u0301"}"#, "false"),
    Case(#"{"$eval":"row['é']"}"#, #"{"row":{"e\u0301":1}}"#, "null"),
    Case(#"{"$sort":["\ud83c\udf9f","\uff5e","z"]}"#, "{}", "[\"z\",\"～\",\"🎟\"]"),
    Case(#"{"$eval":"lowercase('ΑΣ ΑΣΑ')"}"#, "{}", #""ας ασα""#),
    Case(#"{"$eval":"uppercase('straße')"}"#, "{}", #""STRASSE""#),
    Case(#"{"$eval":"strip(s)"}"#, #"{"s":"\u00a0x\u2003"}"#, #""x""#),
    // Data is never read as a template.
    Case(#""${s}""#, #"{"s":"${now}"}"#, #""${now}""#),
    Case(
      #"{"$find":{"$eval":"list"},"each(x)":"true"}"#, #"{"list":[{"$eval":"now"}]}"#, #"{"$eval":"now"}"#),
    Case(#"{"$let":{"a":{"$eval":"s"}},"in":{"$eval":"a"}}"#, #"{"s":{"$if":"1"}}"#, #"{"$if":"1"}"#),
    // What leaves nothing leaves nothing.
    Case(#"[1,{"$if":"false","then":2},3]"#, "{}", "[1,3]"),
    Case(#"{"a":{"$switch":{"false":1}},"b":2}"#, "{}", #"{"b":2}"#),
    Case(#"{"$if":"false","then":1}"#, "{}", "null"),
    // Functions are values until the end.
    Case(#"{"$let":{"pick":{"$eval":"[min, max]"}},"in":{"$eval":"pick[1](1, 2)"}}"#, "{}", "2"),
    Case(#"{"$eval":"{f: len}.f('abc')"}"#, "{}", "3"),
    Case(#"{"$eval":"len == len && len != min && [len] == [len]"}"#, "{}", "true"),
    Case(#"{"$eval":"typeof(min)"}"#, "{}", #""function""#),
    // Times.
    Case(#"{"$fromNow":"1 day","from":"2026-05-01T19:30:00Z"}"#, "{}", #""2026-05-02T19:30:00Z""#),
    Case(#"{"$fromNow":"-30 min","from":"2026-05-01T19:30:00+02:00"}"#, "{}", #""2026-05-01T17:00:00Z""#),
    // Keys.
    Case(#"{"${a}":1,"$${b}":2,"$$if":3}"#, #"{"a":"x"}"#, #"{"x":1,"${b}":2,"$if":3}"#),
    Case(#"{"a":1,"${k}":2}"#, #"{"k":"a"}"#, #"{"a":2}"#),
  ]

  @Test(arguments: cases)
  func aTemplateRenders(_ test: Case) throws {
    #expect(try rendered(test.template, test.context) == test.result)
    var bytes: [UInt8] = []
    let values = try #require(try document(test.context).value.objectValue)
    try Template(compiling: document(test.template)).renderBytes(frozenContext(values), into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == test.result)
  }

  // MARK: Faults and their places

  struct Fault: CustomTestStringConvertible, Sendable {
    let template: String
    let code: String
    let line: Int
    let column: Int
    let hint: String?

    init(_ template: String, _ code: String, _ line: Int, _ column: Int, hint: String? = nil) {
      self.template = template
      self.code = code
      self.line = line
      self.column = column
      self.hint = hint
    }

    var testDescription: String { template }
  }

  static let faults = [
    Fault("{\n  \"value\": \"${seat.row\"\n}", "template.unclosed-expression", 2, 13, hint: "$${"),
    Fault(#"{"a": "x ${1 + }"}"#, "template.unexpected-token", 1, 16),
    Fault(#"{"a": "é\u00e9\n\ud83c\udf9f${1 1}"}"#, "template.unexpected-token", 1, 33, hint: "operator"),
    Fault(#"{"$eval": "a.in"}"#, "template.unexpected-token", 1, 14, hint: "[\"in\"]"),
    Fault(#"{"$eval": "a = 1"}"#, "template.unexpected-character", 1, 14, hint: "=="),
    Fault(#"{"$eval": "'abc"}"#, "template.unclosed-text", 1, 12, hint: "closing"),
    Fault(#"{"$eval": "(1"}"#, "template.unexpected-end", 1, 14),
    Fault(#"{"$eval": 10}"#, "template.expression-not-string", 1, 11),
    Fault(#"{"$if": "true", "than": 1}"#, "template.unknown-property", 1, 17, hint: "then"),
    Fault(#"{"$iff": "true"}"#, "template.reserved-key", 1, 2, hint: "$if"),
    Fault(#"{"$eval": "1", "$json": 2}"#, "template.several-operators", 1, 16),
    Fault(#"{"$map": [1]}"#, "template.missing-each", 1, 2, hint: "each(x)"),
    Fault(#"{"$let": {"a": 1}}"#, "template.missing-in", 1, 2, hint: "in"),
    Fault(#"{"$switch": {"a b": 1}}"#, "template.unexpected-token", 1, 17),
    Fault(#"{"a": {"$if": "false", "then": "${"}}"#, "template.unclosed-expression", 1, 33),
  ]

  @Test(arguments: faults)
  func whatCanNeverBeRenderedIsToldWhenItIsCompiled(_ test: Fault) throws {
    let template = Template(compiling: try document(test.template))
    let diagnostic = try #require(template.faults.first).diagnostic
    #expect(diagnostic.code == test.code)
    #expect(diagnostic.location?.file == "pass.json")
    #expect(diagnostic.location?.line == test.line)
    #expect(diagnostic.location?.column == test.column)
    if let hint = test.hint {
      #expect(diagnostic.hints.contains { $0.contains(hint) }, "\(diagnostic.hints)")
    }
  }

  @Test func aFaultInABranchThatIsNotTakenDoesNotStopARendering() throws {
    let text = #"{"$if": "false", "then": {"$eval": "("}, "else": 1}"#
    let template = Template(compiling: try document(text))
    #expect(template.faults.count == 1)
    #expect(try template.render(frozenContext(JSONObject())) == 1)
  }

  static let renderFaults = [
    Fault(#"{"a": "x ${nmae}"}"#, "template.unknown-name", 1, 12, hint: "'name'"),
    Fault("{\n \"a\": {\"$eval\": \"name + 1\"}}", "template.operand-type", 2, 23, hint: "str("),
    Fault(#"{"a": "${obj}"}"#, "template.text-of-container", 1, 10, hint: "$eval"),
    Fault(#"{"a": "${min}"}"#, "template.text-of-container", 1, 10, hint: "${row['min']}"),
    Fault(#"{"a": {"$eval": "obj.keys"}}"#, "template.unknown-property", 1, 21, hint: "'key'"),
    Fault(#"{"a": {"$eval": "[1][3]"}}"#, "template.index-out-of-range", 1, 21),
    Fault(#"{"a": {"$eval": "1 / 0"}}"#, "template.division-by-zero", 1, 20),
    Fault(#"{"a": {"$eval": "min('x')"}}"#, "template.arguments", 1, 21, hint: "min(number"),
    Fault(#"{"a": {"$eval": "number('x')"}}"#, "template.not-a-number", 1, 24),
    Fault(#"{"a": {"$fromNow": "soon"}}"#, "template.duration", 1, 20),
    Fault(#"{"a": {"$flatten": {"$eval": "name"}}}"#, "template.operand-type", 1, 20),
    Fault(#"{"a": {"$eval": "10 ** 400"}}"#, "template.number-out-of-range", 1, 21),
  ]

  @Test(arguments: renderFaults)
  func whatStopsARenderingIsToldWithItsPlace(_ test: Fault) throws {
    let template = Template(compiling: try document(test.template))
    #expect(template.faults.isEmpty)
    let row = try #require(try document(#"{"name": "Ada", "obj": {"key": 1}}"#).value.objectValue)
    let error = try #require(throws: TemplateError.self) {
      try template.render(TemplateContext(row: row, now: frozenMoment))
    }
    #expect(error.diagnostic.code == test.code)
    #expect(error.location?.line == test.line)
    #expect(error.location?.column == test.column)
    if let hint = test.hint {
      #expect(error.diagnostic.hints.contains { $0.contains(hint) }, "\(error.diagnostic.hints)")
    }
  }

  @Test func aFaultInAKeyShowsInTheKey() throws {
    let template = Template(compiling: try document("{\n  \"a\": 1, \"x ${b c}\": 2}"))
    let location = try #require(template.faults.first?.location)
    #expect(location.line == 2)
    #expect(location.column == 18)
    #expect(location.excerpt == "  \"a\": 1, \"x ${b c}\": 2}")
  }

  @Test func theSpecificationsTextStaysAProperty() throws {
    let template = Template(compiling: try document(#"{"foo":[1,{"1é":[{"$eval":"x"}]}]}"#))
    let error = try #require(throws: TemplateError.self) { try template.render(frozenContext(JSONObject())) }
    #expect(
      error.specificationText
        == #"InterpreterError at template.foo[1]["1\u00e9"][0]: unknown context value x"#)
    #expect(error.diagnostic.message == "there is no 'x' among the row's names")
  }

  // MARK: Names

  @Test func namesThatNoRowHasAreFoundBeforeTheFirstRow() throws {
    let text =
      #"{"a": "${serial} ${nmae}", "b": {"$if": "false", "then": "${gone}"}, "c": {"$eval": "token(serial)"}}"#
    let template = Template(compiling: try document(text))
    let token = HostFunction("token", [.text]) { (arguments) throws(HostFunction.Failure) in arguments[0] }
    let errors = template.unknownNames(columns: ["serial", "name"], functions: [token])
    #expect(
      errors.map(\.fault) == [.unknownName("nmae", nearest: "name"), .unknownName("gone", nearest: nil)])
    #expect(errors.map { $0.location?.column } == [20, 61])
  }

  @Test(.timeLimit(.minutes(1)))
  func aTemplateServesManyTasksAtOnce() async throws {
    let template = Template(
      compiling: try document(#"{"v": "${n * 2}", "k": {"$map": {"$eval": "l"}, "each(x)": "${x}"}}"#))
    await withTaskGroup(of: String?.self) { group in
      for index in 0..<100 {
        group.addTask {
          let values: JSONValue = ["n": .number(JSONNumber(index)), "l": [1, 2]]
          return try? template.render(frozenContext(members(values))).compact
        }
      }
      var found: Set<String> = []
      for await text in group { text.map { _ = found.insert($0) } }
      #expect(found.count == 100)
    }
  }
}
