import PassData
import PassPattern
import Testing

@Suite struct PatternTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let pattern: String
    let text: String
    let isFound: Bool

    init(_ pattern: String, _ text: String, _ isFound: Bool) {
      self.pattern = pattern
      self.text = text
      self.isFound = isFound
    }

    var testDescription: String { "\(pattern) in \(text.debugDescription)" }
  }

  static let cases = [
    Case("^[A-Z]-[0-9]+$", "C-1042", true),
    Case("^[A-Z]-[0-9]+$", "C-1042\n", false),
    Case("[0-9]{2}", "abc 12 def", true),
    Case("", "", true),
    Case("", "abc", true),
    Case("x", "", false),
    Case("^.$", "é", true),
    Case("^.$", "e\u{301}", false),
    Case("^\\u00e9$", "é", true),
    Case("^\\d+$", "١٢", false),
    Case("^\\p{Lu}+$", "ÄÖ", true),
    Case("^(?:a|b)\\s?c$", "a c", true),
    Case("[]", "a", false),
    Case("^🎟.$", "🎟x", true),
  ]

  @Test(arguments: cases)
  func aPatternIsSearchedAnywhereUnlessItIsAnchored(_ test: Case) throws {
    #expect(try Pattern(test.pattern).isFound(in: test.text) == test.isFound)
  }

  @Test(arguments: ["^(a+)+$", "^(a|aa)+$", "^(x+x+)+$", "^(([a-z])+.)+[A-Z]([a-z])+$"])
  func aPatternThatNeverEndsIsGivenUpSoon(_ text: String) throws {
    let pattern = try Pattern(text)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(throws: PatternError.gaveUp) {
      try pattern.isFound(in: String(repeating: text.contains("x") ? "x" : "a", count: 5_000) + "!")
    }
    #expect(clock.now - start < .seconds(2))
  }

  @Test func aFaultTellsTheLibrarysWordsAndTheByte() throws {
    let error = try #require(throws: PatternError.self) { try Pattern("é[a-") }
    #expect(error == .invalid(reason: "missing terminating ] for character class", offset: 5))
    #expect(error.diagnostic.message.contains("missing terminating ]"))
  }

  @Test(arguments: ["\\C", "(", "*a", "(?<n>a)(?<n>b)", "[z-a]"])
  func whatCannotBeReadIsAnError(_ text: String) {
    #expect(throws: PatternError.self) { try Pattern(text) }
  }

  @Test func onePatternServesManyTasksAtOnce() async throws {
    let pattern = try Pattern("^[a-f]+$")
    let found = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask { (try? pattern.isFound(in: index % 2 == 0 ? "abcdef" : "xyz")) == (index % 2 == 0) }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(found)
  }
}
