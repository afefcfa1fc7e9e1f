extension JSONScanner {
  /// A number by RFC 8259 section 6, kept as spelled.
  mutating func number() throws(JSONError) -> JSONNumber {
    let began = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    guard Self.isDigit(current) else { throw wrongStart(began: began) }
    if current == UInt8(ascii: "0") {
      offset += 1
      if Self.isDigit(current) { throw fault(.leadingZero(spelling(from: began)), at: began) }
    } else {
      skipDigits()
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      guard Self.isDigit(current) else { throw fault(.digitsMissing(spelling(from: began)), at: offset) }
      skipDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      guard Self.isDigit(current) else { throw fault(.digitsMissing(spelling(from: began)), at: offset) }
      skipDigits()
    }
    if Self.continuesNumber(current) { throw fault(.notANumber(spelling(from: began)), at: began) }
    let written = UnsafeBufferPointer(rebasing: bytes[began..<offset])
    return JSONNumber(validated: String(decoding: written, as: UTF8.self))
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// `0x1F`, `1_000` and `12px` are told as a whole.
  private static func continuesNumber(_ byte: UInt8) -> Bool {
    continuesWord(byte) || byte == UInt8(ascii: ".")
  }

  @inline(__always)
  private mutating func skipDigits() {
    while offset < bytes.count, Self.isDigit(bytes[offset]) { offset += 1 }
  }

  private func wrongStart(began: Int) -> JSONError {
    let text = spelling(from: began)
    return text == "-Infinity" || text == "-NaN"
      ? fault(.notFinite(text), at: began) : fault(.digitsMissing(text), at: offset)
  }

  /// The word at an offset as the author wrote it, of at most 40 characters, for a message.
  func spelling(from start: Int) -> String {
    var end = start
    while end < bytes.count, end < start + 40 {
      let byte = bytes[end]
      guard Self.continuesNumber(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else {
        break
      }
      end += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
