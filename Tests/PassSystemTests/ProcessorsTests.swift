import Testing

@testable import PassSystem

@Suite struct ProcessorsTests {
  @Test func `there is at least one`() { #expect(Processors.available >= 1) }

  @Test(arguments: [
    ("max 100000\n", nil), ("200000 100000\n", 2), ("150000 100000", 2), ("50000 100000", 1), ("", nil),
    ("0 0", nil), ("-1 100000", nil),
  ])
  func `a control group grants a share`(_ text: String, _ expected: Int?) {
    #expect(Processors.quota(in: text) == expected)
  }
}
