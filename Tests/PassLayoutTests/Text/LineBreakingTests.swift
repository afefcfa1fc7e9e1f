import Testing

@testable import PassLayout

@Suite struct LineBreakingTests {
  static func lines(_ text: String, width: Double = 100) -> [String] {
    LineBreaking.lines(of: text, Font(15), width: width).map(String.init)
  }

  @Test func `lines break at spaces`() {
    #expect(Self.lines("one two three four five") == ["one two three", "four five"])
  }

  @Test func `written line ends stay, empty lines too`() {
    #expect(Self.lines("a\n\nb") == ["a", "", "b"])
    #expect(Self.lines("") == [""])
  }

  @Test func `a word wider than the line is cut anywhere`() {
    let lines = Self.lines(String(repeating: "W", count: 50))
    #expect(lines.count > 5)
    #expect(lines.joined().count == 50)
  }

  @Test func `every line fits and nothing is lost`() {
    let text = String(repeating: "The quick brown fox/jumps-over 東京の夜は長い ", count: 30)
    let lines = Self.lines(text, width: 143)
    for line in lines { #expect(TextMeasurer.width(of: line, Font(15)) <= 143) }
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
