import PassData
import PassTemplate
import Testing

@Suite struct HostFunctionTests {
  private let functions = [
    HostFunction("twice", [.text]) { (arguments) throws(HostFunction.Failure) in
      .string((arguments[0].stringValue ?? "") + (arguments[0].stringValue ?? ""))
    },
    HostFunction("pair", [.any, .number]) { (arguments) throws(HostFunction.Failure) in .array(arguments) },
    HostFunction("fail", []) { (_) throws(HostFunction.Failure) in
      throw HostFunction.Failure("no secret was given")
    },
  ]

  private func render(_ expression: String) throws -> JSONValue {
    try Template(compiling: ["$eval": .string(expression)]).render(
      TemplateContext(row: JSONObject(), now: frozenMoment, functions: functions))
  }

  @Test func aFunctionOfTheHostIsCalled() throws {
    #expect(try render("twice('ab')") == "abab")
    #expect(try render("pair([1], 2)") == [[1], 2])
    #expect(try render("typeof(twice)") == "function")
    #expect(try render("twice == twice && twice != pair") == true)
  }

  @Test(arguments: ["twice()", "twice(1)", "twice('a', 'b')", "pair(1, '2')", "pair(min, 1)", "fail(1)"])
  func aCallWithOtherArgumentsIsAFault(_ expression: String) throws {
    let error = try #require(throws: TemplateError.self) { try render(expression) }
    let name = try #require(expression.split(separator: "(").first.map(String.init))
    #expect(error.fault == .arguments(function: name))
    #expect(error.specificationText == "BuiltinError: invalid arguments to builtin: \(name)")
  }

  @Test func itsFailureIsTold() throws {
    let error = try #require(throws: TemplateError.self) { try render("fail()") }
    #expect(error.fault == .functionFailed(name: "fail", reason: "no secret was given"))
    #expect(error.diagnostic.message == "fail() failed: no secret was given")
  }

  @Test func whatItReturnsMayNestOnlySoDeep() throws {
    var deep: JSONValue = 1
    for _ in 0..<500 { deep = [deep] }
    let value = deep
    let function = HostFunction("deep", []) { (_) throws(HostFunction.Failure) in value }
    let context = TemplateContext(row: JSONObject(), now: frozenMoment, functions: [function])
    let error = try #require(throws: TemplateError.self) {
      try Template(compiling: ["$eval": "deep()"]).render(context)
    }
    #expect(error.fault == .limit(.depth, 200))
  }
}
