/// UTF-16 as bytes of a file, read piece by piece and written back the same.
struct UTF16Bytes {
  private let isBigEndian: Bool
  /// A byte whose other half has not come yet.
  private var halfUnit: UInt8?
  /// The first half of a pair whose second half has not come yet.
  private var highSurrogate: UInt16?

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let first = halfUnit else {
        halfUnit = byte
        continue
      }
      halfUnit = nil
      append(isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first), to: &text)
    }
    return text
  }

  /// What is left at the end of the file: half a pair, or half a character, which becomes a byte that is no UTF-8.
  mutating func finish() -> [UInt8] {
    var text: [UInt8] = []
    if let high = highSurrogate { WideUTF8.append(UInt32(high), to: &text) }
    if halfUnit != nil { text.append(0xFF) }
    (highSurrogate, halfUnit) = (nil, nil)
    return text
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if (0xDC00...0xDFFF).contains(unit) {
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
        return WideUTF8.append(value, to: &text)
      }
      WideUTF8.append(UInt32(high), to: &text)
    }
    if (0xD800...0xDBFF).contains(unit) {
      highSurrogate = unit
    } else {
      WideUTF8.append(UInt32(unit), to: &text)
    }
  }

  static func encode(_ text: [UInt8], isBigEndian: Bool) -> [UInt8] {
    WideUTF8.map(text) { value, bytes in
      let units: [UInt16] =
        value < 0x10000
        ? [UInt16(value)]
        : [UInt16(0xD7C0 &+ value >> 10 & 0xFFFF), UInt16(0xDC00 | value & 0x3FF)]
      for unit in units {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes.append(contentsOf: isBigEndian ? [high, low] : [low, high])
      }
    }
  }
}
