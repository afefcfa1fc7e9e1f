import Testing

@testable import PassLayout

@Suite struct AnchorMarkupTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let parts: [LinkedText]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "plain", parts: [LinkedText(text: "plain")]),
    Case(text: "", parts: [LinkedText(text: "")]),
    Case(
      text: "a <a href=\"u\">b</a> c",
      parts: [LinkedText(text: "a "), LinkedText(text: "b", link: "u"), LinkedText(text: " c")]),
    Case(text: "<A HREF='u'>b</A>", parts: [LinkedText(text: "b", link: "u")]),
    Case(text: "<b>bold</b> 1 < 2", parts: [LinkedText(text: "<b>bold</b> 1 < 2")]),
    Case(text: "<a href=\"u\">never closed", parts: [LinkedText(text: "<a href=\"u\">never closed")]),
    Case(text: "&lt;a&gt; &amp; &unknown; &", parts: [LinkedText(text: "<a> & &unknown; &")]),
    Case(text: "<a>b</a>", parts: [LinkedText(text: "<a>b</a>")]),
    Case(text: "<a href=u", parts: [LinkedText(text: "<a href=u")]),
  ])
  func `only links are markup`(row: Case) {
    #expect(AnchorMarkup.parse(row.text) == row.parts)
  }
}
