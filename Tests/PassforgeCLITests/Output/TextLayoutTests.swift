import Testing

@testable import PassforgeCLI

@Suite struct TextLayoutTests {
  @Test func `lines break at spaces`() {
    #expect(TextLayout.wrap("one two three four", width: 9) == ["one two", "three", "four"])
    #expect(TextLayout.wrap("a-word-that-is-too-long x", width: 5) == ["a-word-that-is-too-long", "x"])
    #expect(TextLayout.wrap("", width: 5) == [])
  }

  @Test(arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("🎫", 2), ("…", 1), ("→", 1)])
  func `columns are counted as a terminal does`(_ text: String, _ columns: Int) {
    #expect(TextLayout.columns(text) == columns)
  }
}
