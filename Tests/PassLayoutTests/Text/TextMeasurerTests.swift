import Testing

@testable import PassLayout

@Suite struct TextMeasurerTests {
  // Advances read from Debian's fonts-inter 4.0~beta7 with its own hmtx table, 2816 units per em.
  @Test(arguments: [
    ("", 0.0), ("A", 13.5227), ("€", 13.2955), (" ", 5.625), ("…", 16.4205),
  ])
  func `widths are those of Inter's own tables`(text: String, width: Double) {
    #expect(abs(TextMeasurer.width(of: text, Font(20)) - width) < 0.02)
  }

  @Test func `every weight has a width for every covered letter`() {
    for weight in FontWeight.allCases {
      let letters = InterWidths.covered.reduce(0) { $0 + Int($1.last - $1.first) + 1 }
      #expect(InterWidths.letters(of: weight).utf8CodeUnitCount == letters * 2)
      for run in InterWidths.covered {
        for value in [run.first, run.last] {
          let advance = Unicode.Scalar(value).flatMap { InterWidths.advance(of: $0, weight) }
          #expect((0...4095).contains(advance ?? -1), "U+\(String(value, radix: 16)) \(weight)")
        }
      }
    }
  }

  @Test func `heavier text is wider`() {
    let widths = FontWeight.allCases.map { TextMeasurer.width(of: "Hamburgefons", Font(17, $0)) }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func `marks and joiners have no width`() {
    let plain = TextMeasurer.width(of: "e", Font(20))
    #expect(TextMeasurer.width(of: "e\u{301}", Font(20)) == plain)
    #expect(TextMeasurer.width(of: "e\u{200D}", Font(20)) == plain)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "👍🏽"])
  func `an emoji sequence is as wide as one emoji`(emoji: String) {
    #expect(TextMeasurer.width(of: emoji, Font(16)) == 20)
  }

  @Test func `a script that Inter lacks is measured, not taken for nothing`() {
    #expect(TextMeasurer.width(of: "東京", Font(20)) == 40)
    #expect(TextMeasurer.width(of: "سلام", Font(20)) > 30)
    #expect(!TextMeasurer.isCovered("東京"))
    #expect(TextMeasurer.isCovered("Grüße"))
  }
}
