/// The Windows code page of western Europe. The five bytes that it leaves open stand for the control characters of
/// the same number, so that every byte comes back as it was.
enum Windows1252 {
  /// What 0x80 to 0x9F stand for.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D,
    0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A,
    0x0153, 0x9D, 0x017E, 0x0178,
  ]

  static func decode(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    for byte in bytes {
      switch byte {
      case ..<0x80: text.append(byte)
      case 0x80..<0xA0: WideUTF8.append(UInt32(upperControls[Int(byte) - 0x80]), to: &text)
      default: WideUTF8.append(UInt32(byte), to: &text)
      }
    }
    return text
  }

  /// A character that the code page lacks becomes a question mark; none comes from ``decode(_:)``.
  static func encode(_ text: [UInt8]) -> [UInt8] {
    WideUTF8.map(text) { value, bytes in
      if value < 0x80 || (0xA0...0xFF).contains(value) {
        bytes.append(UInt8(value))
      } else if let index = upperControls.firstIndex(where: { UInt32($0) == value }) {
        bytes.append(UInt8(0x80 + index))
      } else {
        bytes.append(UInt8(ascii: "?"))
      }
    }
  }
}
