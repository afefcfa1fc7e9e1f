import PassData
import PassTemplate
import Testing

@Suite struct TemplateContextTests {
  private func render(_ expression: String, _ context: TemplateContext) throws -> JSONValue {
    try Template(compiling: ["$eval": .string(expression)]).render(context)
  }

  @Test func aRowCannotReplaceFunctionsAndTheClock() throws {
    let token = HostFunction("token", [.text]) { (_) throws(HostFunction.Failure) in "T" }
    let row: JSONValue = ["now": "never", "min": "least", "token": "mine", "row": "self", "a": 1]
    let context = TemplateContext(row: members(row), now: frozenMoment, functions: [token])
    #expect(try render("now", context) == "2017-01-19T16:27:20.974Z")
    #expect(try render("min(1, 2)", context) == 1)
    #expect(try render("token('x')", context) == "T")
    #expect(
      try render("[row.now, row.min, row['token'], row.row, a]", context) == [
        "never", "least", "mine", "self", 1,
      ])
    #expect(["now", "min", "token", "row"].allSatisfy { TemplateContext.isReserved($0, functions: [token]) })
    #expect(!TemplateContext.isReserved("token"))
    #expect(!TemplateContext.isReserved("a"))
  }

  @Test func inAPlainContextTheValuesWin() throws {
    let values: JSONValue = ["now": "2019-01-01T01:00:00.123Z", "min": 5]
    let context = TemplateContext(values: members(values), now: frozenMoment)
    #expect(try render("fromNow('1 day')", context) == "2019-01-02T01:00:00.123Z")
    #expect(try render("min", context) == 5)
    #expect(try render("defined('row')", context) == false)
  }

  @Test func aPlainContextTakesOnlyNames() throws {
    let context = TemplateContext(values: members(["a b": 1]), now: frozenMoment)
    let error = try #require(throws: TemplateError.self) { try render("1", context) }
    #expect(
      error.specificationText
        == "TemplateError: top level keys of context must follow /[a-zA-Z_][a-zA-Z0-9_]*/")
  }

  @Test func aClockOfWholeSecondsHasNoFraction() throws {
    let context = TemplateContext(row: JSONObject(), now: Timestamp(seconds: 1_484_843_240))
    #expect(try render("[now, fromNow('1 s')]", context) == ["2017-01-19T16:27:20Z", "2017-01-19T16:27:21Z"])
  }
}
