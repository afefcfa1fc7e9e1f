/// How the bytes of a strings file spell its text. All of these occur in real passes.
public enum StringsEncoding: Sendable, Equatable, CaseIterable {
  case utf8
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian
  case utf16LittleEndianWithoutMark
  case utf16BigEndianWithoutMark

  /// The byte order mark, where there is one.
  var mark: [UInt8] {
    switch self {
    case .utf8WithMark: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf8, .utf16LittleEndianWithoutMark, .utf16BigEndianWithoutMark: []
    }
  }

  var isUTF8: Bool { self == .utf8 || self == .utf8WithMark }

  var isBigEndian: Bool { self == .utf16BigEndian || self == .utf16BigEndianWithoutMark }

  /// Whether this is UTF-16 whose byte order had to be guessed from the zeros in it.
  public var lacksNeededMark: Bool {
    self == .utf16LittleEndianWithoutMark || self == .utf16BigEndianWithoutMark
  }

  /// The encoding of a file, by its mark, else by where its zero bytes stand: every strings file has ASCII in it.
  init(of bytes: [UInt8]) {
    for candidate in [Self.utf8WithMark, .utf16LittleEndian, .utf16BigEndian] {
      if bytes.starts(with: candidate.mark) {
        self = candidate
        return
      }
    }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in bytes.prefix(4_096).enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    // A stray zero does not make UTF-16 of a file.
    if max(zeros.even, zeros.odd) * 8 < min(bytes.count, 4_096) || zeros.even == zeros.odd {
      self = .utf8
    } else {
      self = zeros.even > zeros.odd ? .utf16BigEndianWithoutMark : .utf16LittleEndianWithoutMark
    }
  }

  /// Appends a text in this encoding, without a mark.
  func append(_ text: String, to bytes: inout [UInt8]) {
    guard !isUTF8 else { return bytes.append(contentsOf: text.utf8) }
    for unit in text.utf16 {
      let high = UInt8(unit >> 8)
      let low = UInt8(unit & 0xFF)
      bytes.append(isBigEndian ? high : low)
      bytes.append(isBigEndian ? low : high)
    }
  }

  /// What people call it.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf8WithMark: "UTF-8 with byte order mark"
    case .utf16LittleEndian: "UTF-16, little endian"
    case .utf16BigEndian: "UTF-16, big endian"
    case .utf16LittleEndianWithoutMark: "UTF-16, little endian, without byte order mark"
    case .utf16BigEndianWithoutMark: "UTF-16, big endian, without byte order mark"
    }
  }
}
