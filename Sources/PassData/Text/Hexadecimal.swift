/// Bytes as hexadecimal digits. Written in lower case, read in either.
public enum Hexadecimal {
  /// The digit of a number from 0 to 15.
  static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") - 10 + (number & 0x0F)
  }

  /// The number of a digit, or nil for any other byte.
  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Two digits a byte, onto what stands already.
  public static func append(_ content: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    for byte in content {
      bytes.append(digit(byte >> 4))
      bytes.append(digit(byte & 0x0F))
    }
  }
}

extension Sequence<UInt8> {
  /// `[0x0A, 0xFF]` as `0aff`.
  public var hexadecimal: String { Array(self).hexadecimal }
}

extension [UInt8] {
  /// `[0x0A, 0xFF]` as `0aff`. Written straight into the text: a batch asks for three digests a row.
  public var hexadecimal: String {
    String(unsafeUninitializedCapacity: 2 * count) { digits in
      var end = 0
      for byte in self {
        digits.initializeElement(at: end, to: Hexadecimal.digit(byte >> 4))
        digits.initializeElement(at: end + 1, to: Hexadecimal.digit(byte & 0x0F))
        end += 2
      }
      return end
    }
  }

  /// The bytes of an even count of hexadecimal digits; nil for anything else, blanks and `0x` included.
  public init?(hexadecimal text: String) {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    self.init()
    reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = Hexadecimal.value(of: digits[index]),
        let low = Hexadecimal.value(of: digits[index + 1])
      else { return nil }
      append(high << 4 | low)
    }
  }
}
