/// A charset as IANA registers it, and which characters it has. Names are compared without their case.
public enum Charset: Sendable, Equatable {
  case ascii
  case latin1
  case latin9
  case windows1252
  case unicode
  /// Registered, and beyond what a pass needs: which characters it has is not judged.
  case other

  public init?(_ name: String) {
    switch name.lowercased() {
    case "us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us", "iso_646.irv:1991", "cp367", "ibm367", "us":
      self = .ascii
    case "iso-8859-1", "iso_8859-1", "iso_8859-1:1987", "latin1", "l1", "ibm819", "cp819", "iso-ir-100",
      "csisolatin1":
      self = .latin1
    case "iso-8859-15", "iso_8859-15", "latin-9", "csiso885915": self = .latin9
    case "windows-1252", "cswindows1252": self = .windows1252
    case "utf-8", "csutf8", "utf-16", "utf-16be", "utf-16le", "utf-32", "utf-32be", "utf-32le", "utf-7",
      "cesu-8", "gb18030", "iso-10646-ucs-2", "iso-10646-ucs-4":
      self = .unicode
    case let other where Self.others.contains(other): self = .other
    default: return nil
    }
  }

  /// The first character that the charset does not have.
  public func firstMissing(in text: String) -> Unicode.Scalar? {
    switch self {
    case .unicode, .other: nil
    case .ascii: text.unicodeScalars.first { $0.value > 0x7F }
    case .latin1: text.unicodeScalars.first { $0.value > 0xFF }
    case .latin9:
      text.unicodeScalars.first { scalar in
        let isNew = "\u{20AC}\u{160}\u{161}\u{17D}\u{17E}\u{152}\u{153}\u{178}".unicodeScalars.contains(
          scalar)
        let isGone = [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE].contains(scalar.value)
        return isGone || (scalar.value > 0xFF && !isNew)
      }
    case .windows1252:
      text.unicodeScalars.first { scalar in
        (0x80...0x9F).contains(scalar.value)
          || (scalar.value > 0xFF && !Self.windowsExtras.unicodeScalars.contains(scalar))
      }
    }
  }

  private static let windowsExtras =
    "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"

  private static let others: Set<String> = Set(
    """
    iso-8859-2 iso_8859-2 latin2 l2 iso-8859-3 latin3 iso-8859-4 latin4 iso-8859-5 cyrillic iso-8859-6 arabic iso-8859-7
    greek iso-8859-8 hebrew iso-8859-9 latin5 l5 iso-8859-10 latin6 iso-8859-11 iso-8859-13 iso-8859-14 latin8
    iso-8859-16 latin10 shift_jis ms_kanji windows-31j euc-jp iso-2022-jp iso-2022-kr euc-kr big5 big5-hkscs gb2312 gbk
    hz-gb-2312 koi8-r koi8-u windows-1250 windows-1251 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257
    windows-1258 windows-874 tis-620 macintosh ibm437 cp437 ibm850 cp850 ibm852 ibm855 ibm857 ibm858 ibm866 cp866 viscii
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
