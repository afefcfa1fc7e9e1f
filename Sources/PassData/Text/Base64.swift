/// Base64 by RFC 4648, the standard alphabet and the one for URLs and file names.
public enum Base64 {
  public enum Alphabet: Sendable {
    /// With `+` and `/`, padded with `=`.
    case standard
    /// With `-` and `_`, without padding.
    case urlSafe
  }

  public static func encode(_ bytes: [UInt8], alphabet: Alphabet = .standard) -> String {
    let digits = Array(Self.digits(of: alphabet).utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for position in 0..<3 {
        bits = bits << 8 | (position < group.count ? UInt32(group[start + position]) : 0)
      }
      for position in 0...group.count { result.append(digits[Int(bits >> UInt32(18 - 6 * position)) & 63]) }
      if alphabet == .standard {
        result.append(contentsOf: repeatElement(UInt8(ascii: "="), count: 3 - group.count))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// - Parameters:
  ///   - text: in either alphabet; padding may be left out, but what stands must be right.
  ///   - ignoringWhitespace: whether blanks and line breaks may stand anywhere.
  /// - Returns: nil for anything that no encoder writes, leftover bits that are not zero included.
  public static func decode(_ text: some Sequence<UInt8>, ignoringWhitespace: Bool = false) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var digitCount = 0
    var paddingCount = 0
    for byte in text {
      if ignoringWhitespace, byte == 0x20 || (0x09...0x0D).contains(byte) { continue }
      if byte == UInt8(ascii: "=") {
        paddingCount += 1
        continue
      }
      guard paddingCount == 0, let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      digitCount += 1
      guard digitCount % 4 == 0 else { continue }
      result.append(contentsOf: [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)])
      bits = 0
    }
    let leftover = digitCount % 4
    guard paddingCount == 0 || leftover + paddingCount == 4 else { return nil }
    switch leftover {
    case 0: return paddingCount == 0 ? result : nil
    case 2 where bits & 0x0F == 0: return result + [UInt8(bits >> 4)]
    case 3 where bits & 0x03 == 0: return result + [UInt8(bits >> 10), UInt8(bits >> 2 & 0xFF)]
    default: return nil
    }
  }

  public static func decode(_ text: String, ignoringWhitespace: Bool = false) -> [UInt8]? {
    decode(text.utf8, ignoringWhitespace: ignoringWhitespace)
  }

  private static func digits(of alphabet: Alphabet) -> String {
    let common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    return alphabet == .standard ? common + "+/" : common + "-_"
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
