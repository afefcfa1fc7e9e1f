import Testing

@testable import PassModel

@Suite struct SpellingTests {
  @Test func nothingNearIsNothing() {
    #expect(Spelling.nearest(to: "zebra", among: ["alpha", "beta"]) == nil)
    #expect(Spelling.nearest(to: "", among: ["alpha"]) == nil)
    #expect(Spelling.nearest(to: String(repeating: "x", count: 10_000), among: ["alpha"]) == nil)
  }

  @Test func swapsAndCaseAreNear() {
    #expect(Spelling.nearest(to: "aplha", among: ["beta", "alpha"]) == "alpha")
    #expect(Spelling.nearest(to: "Relevant_Date", among: ["relevantDate"]) == "relevantDate")
  }
}
