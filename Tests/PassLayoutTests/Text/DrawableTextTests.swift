import Testing

@testable import PassLayout

@Suite struct DrawableTextTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let text: String
    let line: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "plain", text: "Gate 7", line: "Gate 7"),
    Case(name: "line ends become one space each", text: "a\r\nb\nc\u{2028}d", line: "a b c d"),
    Case(name: "control characters go", text: "a\u{0}b\u{1B}[31mc\u{7F}", line: "ab[31mc"),
    Case(name: "direction overrides go", text: "\u{202E}evil\u{202C}", line: "evil"),
    Case(name: "markup stays text", text: "<script>%@", line: "<script>%@"),
  ])
  func `one line of safe text`(row: Case) {
    #expect(DrawableText.line(row.text).unicodeScalars.elementsEqual(row.line.unicodeScalars))
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFF, 0x10FFFE] as [UInt32])
  func `non-characters go`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(DrawableText.line("a\(Character(scalar))b") == "ab")
  }

  @Test func `no letter keeps more than four marks`() {
    let text = "a" + String(repeating: "\u{301}", count: 5_000) + "b"
    #expect(DrawableText.line(text).unicodeScalars.count == 6)
  }

  @Test func `the back keeps line ends`() {
    #expect(DrawableText.paragraphs("a\r\nb\rc") == "a\nb\nc")
  }

  @Test(arguments: [
    ("Gate", TextDirection.leftToRight), ("שלום", .rightToLeft), ("123 سلام", .rightToLeft),
    ("…", .leftToRight),
    ("٣", .leftToRight), ("A سلام", .leftToRight),
  ])
  func `the first letter with a direction decides`(text: String, direction: TextDirection) {
    #expect(TextDirection(of: text) == direction)
  }
}
