/// Reads one colour without allocating.
struct ColorReader {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func read() -> PassColor? {
    bytes.first == UInt8(ascii: "#") ? hexadecimal() : function()
  }

  private func hexadecimal() -> PassColor? {
    let digits = bytes.count - 1
    guard digits == 3 || digits == 6 || digits == 8 else { return nil }
    var value: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = Self.hexDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    if digits == 3 {
      // What the author means. Wallet reads one number, hence the rule color.short-hex.
      value = (value & 0xF00) << 8 | (value & 0x0F0) << 4 | value & 0x00F
      value |= value << 4
    }
    return PassColor(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF),
      spelling: .hex(digits: digits), isClamped: false)
  }

  private func function() -> PassColor? {
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    let name = bytes[..<open]
    let isRGB = Self.isWord(name, "rgb")
    guard isRGB || Self.isWord(name, "rgba") else { return nil }
    let parts = bytes[(open + 1)..<(bytes.count - 1)].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count == (isRGB ? 3 : 4) else { return nil }
    if !isRGB, !Self.isAlpha(Self.trimmed(parts[3])) { return nil }
    var clamped = false
    var channels: [UInt8] = []
    for part in parts.prefix(3) {
      guard let value = Self.integer(Self.trimmed(part)) else { return nil }
      if !(0...255).contains(value) { clamped = true }
      channels.append(UInt8(min(max(value, 0), 255)))
    }
    return PassColor(
      red: channels[0], green: channels[1], blue: channels[2], spelling: isRGB ? .rgb : .rgba,
      isClamped: clamped)
  }

  private static func isWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      bytes.count == word.count && zip(bytes, word).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  private static func trimmed(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>
  {
    var part = part
    while part.first == 0x20 { part = part.dropFirst() }
    while part.last == 0x20 { part = part.dropLast() }
    return part
  }

  private static func integer(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let isNegative = digits.first == UInt8(ascii: "-")
    let digits = isNegative ? digits.dropFirst() : digits
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var value = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return isNegative ? -value : value
  }

  private static func isAlpha(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard !text.isEmpty, text.count <= 40 else { return false }
    var dots = 0
    for byte in text {
      if byte == UInt8(ascii: ".") { dots += 1 } else if !(0x30...0x39).contains(byte) { return false }
    }
    return dots <= 1 && text.count > dots
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
