/// A source of bytes in any of the encodings, given as UTF-8 without a byte order mark.
///
/// A byte order mark decides. Without one the declared encoding counts; without that, the first 64 KiB from the first
/// byte that is not ASCII: where less of it is UTF-8 than is not, it is taken for Windows-1252, and that is a guess.
struct DecodedSource: ByteSource {
  private var source: any ByteSource
  private var utf16: UTF16Bytes?
  /// Nil as long as only ASCII has come.
  private(set) var encoding: RowEncoding?
  private(set) var isGuess = false
  private(set) var hasMark = false
  private var held: [UInt8]

  private static let sampleSize = 1 << 16
  /// Of .xlsx and .ods.
  private static let zipStart: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  /// Of .xls.
  private static let compoundFileStart: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0]

  /// - Parameters:
  ///   - declared: what the user says; a byte order mark knows better.
  ///   - name: the file, for the error of one that is no text.
  init(_ source: any ByteSource, declared: RowEncoding?, name: String) throws {
    self.source = source
    held = []
    encoding = declared
    try hold(atLeast: 4)
    let signature = held.withUnsafeBufferPointer(UnicodeSignature.init(of:))
    switch signature {
    case .utf8Mark: take(.utf8, hasMark: true)
    case .utf16LittleEndian(let hasMark) where hasMark || declared == nil:
      take(.utf16LittleEndian, hasMark: hasMark)
    case .utf16BigEndian(let hasMark) where hasMark || declared == nil:
      take(.utf16BigEndian, hasMark: hasMark)
    case .utf32: throw RowError(.utf32, at: SourceLocation(file: name))
    case .utf16LittleEndian, .utf16BigEndian, nil: break
    }
    if held.starts(with: Self.zipStart) || held.starts(with: Self.compoundFileStart) {
      throw RowError(.spreadsheet, at: SourceLocation(file: name))
    }
    switch encoding {
    case .utf16LittleEndian: utf16 = UTF16Bytes(isBigEndian: false)
    case .utf16BigEndian: utf16 = UTF16Bytes(isBigEndian: true)
    case .utf8, .windows1252, nil: break
    }
  }

  private mutating func take(_ encoding: RowEncoding, hasMark: Bool) {
    self.encoding = encoding
    self.hasMark = hasMark
    isGuess = !hasMark
    if hasMark { held.removeFirst(encoding.mark.count) }
  }

  /// Reads on until so many bytes are held, or the source has no more.
  private mutating func hold(atLeast count: Int) throws {
    while held.count < count {
      let piece = try source.next()
      if piece.isEmpty { return }
      held += piece
    }
  }

  mutating func next() throws -> [UInt8] {
    while true {
      let piece = try nextPiece()
      guard !piece.isEmpty else { return utf16?.finish() ?? [] }
      let text = try decode(piece)
      if !text.isEmpty { return text }
    }
  }

  private mutating func nextPiece() throws -> [UInt8] {
    guard !held.isEmpty else { return try source.next() }
    defer { held = [] }
    return held
  }

  private mutating func decode(_ piece: [UInt8]) throws -> [UInt8] {
    switch encoding {
    case .utf8: return piece
    case .windows1252: return Windows1252.decode(piece)
    case .utf16LittleEndian, .utf16BigEndian: return utf16?.decode(piece) ?? []
    case nil:
      guard let first = piece.firstIndex(where: { $0 >= 0x80 }) else { return piece }
      held = Array(piece[first...])
      try hold(atLeast: Self.sampleSize)
      let sample = held.prefix(Self.sampleSize)
      encoding = Self.isRatherUTF8(Array(sample)) ? .utf8 : .windows1252
      isGuess = encoding == .windows1252
      return first == 0 ? try decode(try nextPiece()) : Array(piece[..<first])
    }
  }

  /// Whether more of the characters beyond ASCII are UTF-8 than are not. The end of the sample may cut one.
  private static func isRatherUTF8(_ sample: [UInt8]) -> Bool {
    sample.withUnsafeBufferPointer { bytes in
      var (good, bad, index) = (0, 0, 0)
      while index < bytes.count {
        let isASCII = bytes[index] < 0x80
        if let scalar = UTF8Check.scalar(at: index, in: bytes) {
          index += UTF8.width(scalar)
          if !isASCII { good += 1 }
        } else {
          if bytes.count - index >= 4 || bytes.count < sampleSize { bad += 1 }
          index += 1
        }
      }
      return good >= bad
    }
  }
}
