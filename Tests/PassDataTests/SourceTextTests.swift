import PassData
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("abc", 0, 1, 1, "abc"), ("abc", 2, 1, 3, "abc"), ("abc", 3, 1, 4, "abc"), ("abc", 99, 1, 4, "abc"),
    ("abc", -1, 1, 1, "abc"), ("", 0, 1, 1, ""), ("a\nbc", 1, 1, 2, "a"), ("a\nbc", 2, 2, 1, "bc"),
    ("a\r\nbc", 1, 1, 2, "a"), ("a\r\nbc", 3, 2, 1, "bc"), ("a\rbc\r", 2, 2, 1, "bc"),
    ("a\rbc\r", 5, 3, 1, ""),
    ("\n\n\nx", 3, 4, 1, "x"), ("äö😀x", 8, 1, 4, "äö😀x"), ("e\u{301}x", 3, 1, 3, "e\u{301}x"),
    ("\u{FEFF}ab", 3, 1, 1, "ab"), ("\u{FEFF}ab", 4, 1, 2, "ab"), ("\u{FEFF}a\nb", 5, 2, 1, "b"),
  ])
  func findsLineAndColumn(_ text: String, _ offset: Int, _ line: Int, _ column: Int, _ excerpt: String) {
    let source = SourceText(file: "f", bytes: Array(text.utf8))
    let location = source.location(ofByte: offset, pointer: .root)
    #expect(
      location == SourceLocation(file: "f", line: line, column: column, pointer: .root, excerpt: excerpt))
  }

  @Test func showsWhatIsNoUTF8WithReplacementCharacters() {
    let source = SourceText(file: "f", bytes: [0x61, 0xFF, 0x62])
    #expect(source.location(ofByte: 2).excerpt == "a\u{FFFD}b")
    #expect(source.location(ofByte: 2).column == 3)
  }
}
