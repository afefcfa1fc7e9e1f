/// The encodings in which spreadsheets export.
public enum RowEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// Also what is meant by latin-1, of which it is a superset as far as letters go.
  case windows1252 = "windows-1252"

  /// An encoding by the names that people use, in any case.
  public init?(named name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "utf-16le", "utf16le": self = .utf16LittleEndian
    case "utf-16be", "utf16be": self = .utf16BigEndian
    case "windows-1252", "cp1252", "latin-1", "latin1", "iso-8859-1": self = .windows1252
    default: return nil
    }
  }

  /// The byte order mark as it is written at the start of a file.
  var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .windows1252: []
    }
  }

  /// Text in UTF-8 as this encoding spells it. What came from a file of this encoding comes back the same.
  public func encode(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: text
    case .utf16LittleEndian: UTF16Bytes.encode(text, isBigEndian: false)
    case .utf16BigEndian: UTF16Bytes.encode(text, isBigEndian: true)
    case .windows1252: Windows1252.encode(text)
    }
  }
}
