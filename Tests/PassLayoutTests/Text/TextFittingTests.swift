import Testing

@testable import PassLayout

@Suite struct TextFittingTests {
  static let font = Font(17)

  @Test func `a text that fits is left alone`() {
    let width = TextMeasurer.width(of: "Gate", Self.font)
    #expect(
      TextFitting.line("Gate", Self.font, width: width)
        == FittedLine(text: "Gate", width: width, isTruncated: false))
  }

  @Test func `a text that is too wide ends in an ellipsis within the width`() {
    for width in stride(from: 20.0, through: 200, by: 7) {
      let line = TextFitting.line("A very long name of a passenger", Self.font, width: width)
      #expect(line.isTruncated && line.text.hasSuffix("…"))
      #expect(line.width <= width + 0.02)
      #expect(TextMeasurer.width(of: line.text, Self.font) <= width + 0.02)
    }
  }

  @Test func `letters are cut as readers count them`() {
    let line = TextFitting.line("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", Self.font, width: 40)
    #expect(line.text == "👨‍👩‍👧‍👦…")
  }

  @Test func `no space is left before the ellipsis`() {
    let wide = TextMeasurer.width(of: "Gate …", Self.font)
    #expect(TextFitting.line("Gate closes", Self.font, width: wide).text == "Gate…")
  }

  @Test func `without any room only the ellipsis stays`() {
    #expect(TextFitting.line("Gate", Self.font, width: 0).text == "…")
    #expect(TextFitting.line("Gate", Self.font, width: -5).width == 0)
  }

  @Test func `sizes fall by steps and end at the least`() {
    #expect(TextFitting.size(from: 20) { _ in true } == 20)
    #expect(abs(TextFitting.size(from: 20) { $0 < 18.5 } - 18) < 0.001)
    #expect(TextFitting.size(from: 20) { _ in false } == 11)
  }
}
