import Testing

@testable import PassModel

@Suite struct CharsetTests {
  @Test(arguments: [
    "iso-8859-1", "ISO-8859-1", "latin1", "utf-8", "UTF-8", "us-ascii", "windows-1252", "Shift_JIS", "euc-kr",
  ])
  func whatIANARegistersIsKnown(_ name: String) { #expect(Charset(name) != nil) }

  @Test(arguments: ["latin-one", "", "utf8mb4", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "iso-8859-99"])
  func whatItDoesNotIsNot(_ name: String) { #expect(Charset(name) == nil) }

  @Test(
    arguments: [
      (Charset.latin1, "naïve café", nil), (.latin1, "5 €", "€"), (.latin1, "Γ", "Γ"), (.ascii, "é", "é"),
      (.latin9, "5 €", nil), (.latin9, "¤", "¤"), (.windows1252, "5 €", nil),
      (.windows1252, "\u{81}", "\u{81}"),
      (.unicode, "漢字", nil), (.other, "漢字", nil),
    ] as [(Charset, String, Unicode.Scalar?)])
  func theFirstCharacterThatIsMissingIsFound(_ charset: Charset, _ text: String, _ missing: Unicode.Scalar?) {
    #expect(charset.firstMissing(in: text) == missing)
  }
}
