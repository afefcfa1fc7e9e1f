import PassData
import PassTemplate
import Testing

/// Whatever a template or a row says, rendering ends soon and keeps its memory.
@Suite struct TemplateLimitsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let template: String
    let limit: TemplateFault.Limit?

    var testDescription: String { name }
  }

  private static func nested(_ levels: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: levels) + inner + String(repeating: close, count: levels)
  }

  /// `[x, x]` again and again.
  private static func doubling(_ step: String, rounds: Int, initial: String) -> String {
    #"{"$reduce": {"$eval": "range(0, \#(rounds))"}, "each(acc,x)": {"$eval": "\#(step)"}, "initial": \#(initial)}"#
  }

  static let cases = [
    Case(name: "a power of powers", template: #"{"$eval": "9 ** 9 ** 9"}"#, limit: nil),
    Case(
      name: "a text that doubles", template: doubling("acc + acc", rounds: 100, initial: #""x""#),
      limit: .bytes),
    Case(
      name: "a list of itself twice", template: doubling("[acc, acc]", rounds: 150, initial: "1"),
      limit: .bytes),
    Case(name: "a list of itself", template: doubling("[acc]", rounds: 1_000, initial: "1"), limit: .depth),
    Case(
      name: "an object of itself", template: doubling("{a: acc}", rounds: 1_000, initial: "1"), limit: .depth),
    Case(
      name: "a range without end", template: #"{"$eval": "range(0, 9223372036854775807)"}"#, limit: .elements),
    Case(
      name: "maps in maps",
      template: nested(
        6, #"{"$map": {"$eval": "range(0, 100)"}, "each(x)": "#, "1", "}"), limit: .elements),
    Case(
      name: "a comparison of what is shared",
      template:
        #"{"$let": {"a": \#(doubling("[acc, acc]", rounds: 40, initial: "1"))}, "in": {"$eval": "a == a"}}"#,
      limit: .steps),
    Case(
      name: "flattening what is shared",
      template: #"{"$flattenDeep": \#(doubling("[acc, acc]", rounds: 60, initial: "1"))}"#, limit: .steps),
    Case(
      name: "JSON of what is shared",
      template: #"{"$json": \#(doubling("[acc, acc]", rounds: 60, initial: "1"))}"#, limit: .steps),
    Case(
      name: "a long text measured often",
      template:
        #"{"$let": {"s": \#(doubling("acc + acc", rounds: 18, initial: #""xy""#))}, "in": {"$map": {"$eval": "range(0, 5000)"}, "each(x)": {"$eval": "len(s)"}}}"#,
      limit: .steps),
    Case(
      name: "a search that goes back again and again",
      template:
        #"{"$let": {"s": \#(doubling("acc + acc", rounds: 16, initial: #""aa""#))}, "in": {"$eval": "(s + 'b') in (s + s)"}}"#,
      limit: nil),
  ]

  /// A tenth of the standard limits, which an unoptimized build takes seconds to reach.
  private static let narrow = {
    var limits = TemplateLimits()
    limits.steps /= 10
    limits.elements /= 10
    limits.bytes /= 10
    return limits
  }()

  @Test(.timeLimit(.minutes(1)), arguments: cases)
  func aRenderingEnds(_ test: Case) throws {
    let template = Template(compiling: try document(test.template))
    let clock = ContinuousClock()
    let start = clock.now
    do throws(TemplateError) {
      _ = try template.render(frozenContext(JSONObject()), limits: Self.narrow)
      #expect(test.limit == nil)
    } catch {
      if let limit = test.limit {
        guard case .limit(let found, _) = error.fault else {
          Issue.record("\(error.specificationText)")
          return
        }
        #expect(found == limit)
      }
    }
    #expect(clock.now - start < .seconds(10))
    var bytes: [UInt8] = []
    if test.limit != nil {
      #expect(throws: TemplateError.self) {
        try template.renderBytes(frozenContext(JSONObject()), into: &bytes, limits: Self.narrow)
      }
      #expect(bytes.isEmpty)
    }
  }

  @Test(arguments: ["(", "[", "{a:", "!", "-", "f(", "a[", "2 ** "])
  func anExpressionThatNestsTooDeepIsAFault(_ open: String) throws {
    let text = String(repeating: open, count: 100_000)
    let template = Template(compiling: ["$eval": .string(text)])
    #expect(template.faults.first?.fault == .limit(.depth, 200))
  }

  @Test func aLongSumNestsNoDeeperThanAShortOne() throws {
    let sum = Array(repeating: "1", count: 50_000).joined(separator: " + ")
    #expect(try Template(compiling: ["$eval": .string(sum)]).render(frozenContext(JSONObject())) == 50_000)
    let path = "a" + String(repeating: ".a", count: 10_000)
    #expect(Template(compiling: ["$eval": .string(path)]).faults.isEmpty)
  }

  @Test func aTreeThatNestsTooDeepIsAFault() throws {
    var value: JSONValue = "${x}"
    for _ in 0..<1_000 { value = [value] }
    let template = Template(compiling: value)
    #expect(template.faults.map(\.fault) == [.limit(.depth, 200)])
  }

  @Test func theStandardLimitsAreAMillionStepsAndElementsAnd16MegabytesOfText() {
    let limits = TemplateLimits.standard
    #expect(
      [limits.steps, limits.elements, limits.bytes, limits.depth] == [1_000_000, 1_000_000, 16_777_216, 200])
  }

  @Test func theLimitsCanBeMadeNarrower() throws {
    var limits = TemplateLimits()
    limits.steps = 10
    let template = Template(compiling: ["$map": ["$eval": "range(0, 20)"], "each(x)": ["$eval": "x"]])
    let error = try #require(throws: TemplateError.self) {
      try template.render(frozenContext(JSONObject()), limits: limits)
    }
    #expect(error.fault == .limit(.steps, 10))
    #expect(error.diagnostic.code == "template.too-many-steps")
    limits.depth = 5_000
    #expect(limits.depth == 200)
  }
}
