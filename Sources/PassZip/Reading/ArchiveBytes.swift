/// Bytes from elsewhere, from which numbers are taken without trust.
///
/// Every access is checked against the end; offsets may be any `Int`. APPNOTE.TXT 4.4: all numbers are little-endian.
struct ArchiveBytes {
  let bytes: [UInt8]
  var count: Int { bytes.count }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func uint16(at offset: Int) -> Int? { number(at: offset, width: 2).map { Int($0) } }
  func uint32(at offset: Int) -> Int? { number(at: offset, width: 4).map { Int($0) } }

  /// Numbers beyond `Int` are nil: no file is so large.
  func uint64(at offset: Int) -> Int? { number(at: offset, width: 8).flatMap { Int(exactly: $0) } }

  private func number(at offset: Int, width: Int) -> UInt64? {
    guard offset >= 0, offset <= bytes.count - width else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var result: UInt64 = 0
      for index in 0..<width { result |= UInt64(buffer[offset + index]) << UInt64(8 * index) }
      return result
    }
  }

  /// A range of these bytes, or nil where it leaves them or would have a negative length.
  func range(from offset: Int, count length: Int) -> Range<Int>? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
    return offset..<(offset + length)
  }

  func hasSignature(_ signature: Signature, at offset: Int) -> Bool {
    uint32(at: offset) == signature.rawValue
  }

  /// Where a signature stands in a range, the first time.
  func firstSignature(_ signature: Signature, in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset + 4 <= range.upperBound {
      if bytes[offset] == 0x50, hasSignature(signature, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// The numbers that records begin with, APPNOTE.TXT 4.3.
  enum Signature: Int {
    case local = 0x0403_4B50
    case descriptor = 0x0807_4B50
    case directory = 0x0201_4B50
    case end = 0x0605_4B50
    case end64 = 0x0606_4B50
    case locator64 = 0x0706_4B50
  }
}
