import Testing

@testable import PassforgeCLI

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("biuld", "build"), ("bulid", "build"), ("buil", "build"), ("sing", "sign"), ("VERIFY", "verify"),
    ("indentity", "identity"),
  ])
  func `a slip of the fingers is recognised`(_ typed: String, _ meant: String) {
    #expect(Suggestion.nearest(to: typed, among: ["build", "sign", "verify", "identity"]) == meant)
  }

  @Test(arguments: ["frobnicate", "x", "", "bike"])
  func `what is far from everything suggests nothing`(_ typed: String) {
    #expect(Suggestion.nearest(to: typed, among: ["build", "sign", "verify"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("kitten", "sitting", 3), ("build", "built", 1),
  ])
  func `distance counts single slips`(_ left: String, _ right: String, _ distance: Int) {
    #expect(Suggestion.distance(Array(left), Array(right)) == distance)
  }
}
