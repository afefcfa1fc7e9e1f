/// What the first bytes of a text tell about its encoding: a byte order mark, or the NULs of wide characters.
enum UnicodeSignature: Equatable {
  case utf8Mark
  case utf16LittleEndian(hasMark: Bool)
  case utf16BigEndian(hasMark: Bool)
  case utf32

  init?(of bytes: UnsafeBufferPointer<UInt8>) {
    func starts(_ prefix: UInt8...) -> Bool { bytes.starts(with: prefix) }
    if starts(0xEF, 0xBB, 0xBF) {
      self = .utf8Mark
    } else if starts(0xFF, 0xFE, 0, 0) || starts(0, 0, 0xFE, 0xFF) {
      self = .utf32
    } else if starts(0xFF, 0xFE) {
      self = .utf16LittleEndian(hasMark: true)
    } else if starts(0xFE, 0xFF) {
      self = .utf16BigEndian(hasMark: true)
    } else if let guess = Self.byNULs(bytes) {
      self = guess
    } else {
      return nil
    }
  }

  /// A text begins with ASCII, so wide characters show their NULs at once (RFC 4627 section 3).
  private static func byNULs(_ bytes: UnsafeBufferPointer<UInt8>) -> UnicodeSignature? {
    guard bytes.count >= 2 else { return nil }
    let isNUL = bytes.prefix(4).map { $0 == 0 }
    switch isNUL {
    case [true, true, true, false], [false, true, true, true]: return .utf32
    case [true, false, true, false], [true, false]: return .utf16BigEndian(hasMark: false)
    case [false, true, false, true], [false, true]: return .utf16LittleEndian(hasMark: false)
    default: return nil
    }
  }
}
