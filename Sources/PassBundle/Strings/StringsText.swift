import PassData

/// A strings file as Unicode scalars, each with the place of its bytes in the file.
struct StringsText {
  let encoding: StringsEncoding
  private(set) var scalars: [Unicode.Scalar] = []

  /// Where each scalar's bytes begin; one more for the end of the file.
  private(set) var offsets: [Int] = []

  /// The same text in UTF-8, for lines and columns.
  let source: SourceText

  init(_ bytes: [UInt8], file: String) throws(StringsError) {
    try Self.refuseOtherFormats(bytes, file: file)
    let encoding = StringsEncoding(of: bytes)
    self.encoding = encoding
    scalars.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count + 1)
    var position = encoding.mark.count
    while position < bytes.count {
      let decoded = encoding.isUTF8 ? Self.utf8(bytes, position) : Self.utf16(bytes, position, encoding)
      guard let (scalar, width) = decoded else {
        let readable = Self.source(of: scalars, file: file)
        throw StringsError(
          .undecodable(encoding), at: readable.location(ofByte: readable.bytes.count), file: file)
      }
      scalars.append(scalar)
      offsets.append(position)
      position += width
    }
    offsets.append(bytes.count)
    source = Self.source(of: scalars, file: file)
  }

  func location(ofScalar index: Int) -> SourceLocation {
    var offset = 0
    for scalar in scalars[..<min(index, scalars.count)] { offset += UTF8.width(scalar) }
    return source.location(ofByte: offset)
  }

  private static func source(of scalars: [Unicode.Scalar], file: String) -> SourceText {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return SourceText(file: file, bytes: Array(String(text).utf8))
  }

  /// Property lists can be saved under the name of a strings file; each is named for what it is.
  private static func refuseOtherFormats(_ bytes: [UInt8], file: String) throws(StringsError) {
    let start = SourceLocation(file: file, line: 1, column: 1)
    if bytes.starts(with: "bplist".utf8) { throw StringsError(.binaryPropertyList, at: start, file: file) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw StringsError(.utf32, at: start, file: file)
    }
    // As ASCII whatever the encoding: zeros and the mark dropped.
    let beginning = bytes.prefix(256).filter { $0 > 0x20 && $0 < 0x7F }
    for tag in ["<?xml", "<plist", "<!DOCTYPEplist"] where beginning.starts(with: tag.utf8) {
      throw StringsError(.xmlPropertyList, at: start, file: file)
    }
  }

  private static func utf8(_ bytes: [UInt8], _ position: Int) -> (Unicode.Scalar, Int)? {
    let first = bytes[position]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard position + width <= bytes.count,
      let text = String(validating: bytes[position..<(position + width)], as: UTF8.self),
      let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
    else { return nil }
    return (scalar, width)
  }

  private static func utf16(_ bytes: [UInt8], _ position: Int, _ encoding: StringsEncoding) -> (
    Unicode.Scalar, Int
  )? {
    func unit(_ offset: Int) -> UInt16? {
      guard offset + 2 <= bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return encoding.isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let high = unit(position) else { return nil }
    if let scalar = Unicode.Scalar(high) { return (scalar, 2) }
    guard let low = unit(position + 2), let scalar = Surrogates.scalar(high: high, low: low) else {
      return nil
    }
    return (scalar, 4)
  }
}

/// The two halves that UTF-16 makes of a scalar beyond U+FFFF.
enum Surrogates {
  static func isHigh(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
  static func isLow(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }

  static func scalar(high: UInt16, low: UInt16) -> Unicode.Scalar? {
    guard isHigh(high), isLow(low) else { return nil }
    return Unicode.Scalar(0x10000 + UInt32(high & 0x3FF) << 10 + UInt32(low & 0x3FF))
  }
}
