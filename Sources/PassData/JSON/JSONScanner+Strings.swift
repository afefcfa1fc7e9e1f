extension JSONScanner {
  /// A string from its opening quote to past its closing one.
  mutating func string() throws(JSONError) -> String {
    let began = offset
    var index = began + 1
    var allBits: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        offset = index + 1
        let written = began + 1..<index
        if allBits >= 0x80 { try requireUTF8(written) }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[written]), as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return try stringWithEscapes(began: began, firstEscape: index) }
      if byte < 0x20 { throw fault(.controlCharacter(byte), at: index) }
      allBits |= byte
      index += 1
    }
    throw fault(.unterminatedString, at: began)
  }

  @inline(never)
  private func requireUTF8(_ range: Range<Int>) throws(JSONError) {
    guard let first = UTF8Check.firstFault(in: UnsafeBufferPointer(rebasing: bytes[range])) else { return }
    let place = range.lowerBound + first.offset
    throw fault(.invalidUTF8(first.fault, byte: bytes[place]), at: place)
  }

  private mutating func stringWithEscapes(began: Int, firstEscape: Int) throws(JSONError) -> String {
    var content: [UInt8] = []
    content.reserveCapacity(firstEscape - began + 32)
    var runStart = began + 1
    var index = firstEscape
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        content.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
        offset = index + 1
        try requireUTF8(began + 1..<index)
        return String(decoding: content, as: UTF8.self)
      }
      if byte < 0x20 { throw fault(.controlCharacter(byte), at: index) }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      content.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
      index = try escape(at: index, began: began, into: &content)
      runStart = index
    }
    throw fault(.unterminatedString, at: began)
  }

  /// One escape (RFC 8259 section 7); returns where the text goes on.
  private func escape(at index: Int, began: Int, into content: inout [UInt8]) throws(JSONError) -> Int {
    guard index + 1 < bytes.count else { throw fault(.unterminatedString, at: began) }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""): content.append(0x22)
    case UInt8(ascii: "\\"): content.append(0x5C)
    case UInt8(ascii: "/"): content.append(0x2F)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"): return try unicodeEscape(at: index, into: &content)
    default: throw fault(.invalidEscape(spelling(from: index, count: 2)), at: index)
    }
    return index + 2
  }

  private func unicodeEscape(at index: Int, into content: inout [UInt8]) throws(JSONError) -> Int {
    guard let unit = codeUnit(at: index) else {
      throw fault(.invalidEscape(spelling(from: index, count: 6)), at: index)
    }
    if let scalar = Unicode.Scalar(unit) {
      content.append(contentsOf: String(scalar).utf8)
      return index + 6
    }
    guard unit < 0xDC00 else { throw fault(.loneLowSurrogate(unit), at: index) }
    guard let low = codeUnit(at: index + 6), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    else { throw fault(.loneHighSurrogate(unit), at: index) }
    content.append(contentsOf: String(scalar).utf8)
    return index + 12
  }

  /// The value of `\uXXXX` at an offset, or nil where none stands.
  private func codeUnit(at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for position in index + 2..<index + 6 {
      guard let digit = Hexadecimal.value(of: bytes[position]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// What the author wrote, up to `count` characters of the same string, for a message.
  private func spelling(from index: Int, count: Int) -> String {
    var result = ""
    var place = index
    while result.unicodeScalars.count < count, place < bytes.count,
      let scalar = UTF8Check.scalar(at: place, in: bytes), scalar.value >= 0x20,
      scalar != "\"" || result == "\\"
    {
      result.unicodeScalars.append(scalar)
      place += UTF8.width(scalar)
    }
    return result
  }
}
