/// Reads rows that are one JSON object a line. Blank lines are passed over.
struct JSONLinesReader: RowSource {
  private let name: String
  private let largestRow: Int
  private var buffer: RowBuffer<AnySource>
  private var line = 0
  private var number = 0
  let hasByteOrderMark: Bool

  init(_ input: RowInput, options: RowOptions) throws {
    name = input.name
    largestRow = options.largestRow
    buffer = RowBuffer(AnySource(try input.open()))
    hasByteOrderMark = try buffer.skipUTF8Mark(name: name)
  }

  mutating func next() throws -> DataRow? {
    while let text = try nextLine() {
      guard let start = text.firstIndex(where: { !JSONScanner.isBlank($0) }) else { continue }
      number += 1
      let end = text.lastIndex { !JSONScanner.isBlank($0) } ?? start
      let place = SourceLocation(file: name, line: line, column: start - text.startIndex + 1)
      return JSONRow.make(number: number, raw: Array(text[start...end]), at: place)
    }
    return nil
  }

  /// The next line without its end.
  private mutating func nextLine() throws -> ArraySlice<UInt8>? {
    var searched = 0
    while !buffer.isAtEnd {
      let unread = buffer.bytes[buffer.start...]
      let feed = unread.dropFirst(searched).firstIndex(of: 0x0A)
      guard let end = feed ?? (buffer.isLast ? unread.endIndex : nil) else {
        searched = unread.count
        if searched > largestRow { throw tooLarge() }
        try buffer.fill()
        continue
      }
      line += 1
      let text = unread[..<end]
      if text.count > largestRow { throw tooLarge(line) }
      buffer.consume(upTo: feed == nil ? end : end + 1)
      return text
    }
    return nil
  }

  private func tooLarge(_ line: Int? = nil) -> RowError {
    RowError(.rowTooLarge(limit: largestRow), at: SourceLocation(file: name, line: line ?? self.line + 1))
  }
}

extension RowBuffer {
  /// Skips a byte order mark of UTF-8 and tells whether there was one. Other encodings are refused: JSON is UTF-8.
  mutating func skipUTF8Mark(name: String) throws -> Bool {
    try fill()
    let unread = bytes.withUnsafeBufferPointer(UnicodeSignature.init(of:))
    switch unread {
    case nil: return false
    case .utf8Mark:
      consume(upTo: 3)
      return true
    case .utf32: throw RowError(.json(.otherEncoding("UTF-32")), at: SourceLocation(file: name, line: 1))
    case .utf16LittleEndian, .utf16BigEndian:
      throw RowError(.json(.otherEncoding("UTF-16")), at: SourceLocation(file: name, line: 1))
    }
  }
}

extension JSONScanner {
  /// White space by RFC 8259.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
