/// Writes the small pieces of DER that certificates and requests need.
enum DER {
  static func element(_ identifier: UInt8, _ content: [UInt8]) -> [UInt8] {
    [identifier] + length(content.count) + content
  }

  static func sequence(_ parts: [UInt8]...) -> [UInt8] { element(0x30, parts.flatMap(\.self)) }
  static func boolean(_ value: Bool) -> [UInt8] { element(0x01, [value ? 0xFF : 0x00]) }
  static func octetString(_ bytes: [UInt8]) -> [UInt8] { element(0x04, bytes) }
  static func utf8String(_ text: String) -> [UInt8] { element(0x0C, Array(text.utf8)) }
  static var null: [UInt8] { [0x05, 0x00] }

  /// From big-endian bytes without a sign; leading zeros are cut as DER demands.
  static func unsignedInteger(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let trimmed = Array(bytes.drop { $0 == 0 })
    let needsZero = trimmed.first.map { $0 & 0x80 != 0 } ?? true
    return element(0x02, (needsZero ? [0] : []) + trimmed)
  }

  /// `[number]`, primitive, in place of the type's own tag.
  static func implicit(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] { element(0x80 | number, bytes) }

  /// One bit string from the names of bits, most significant first, trailing zeros cut as DER demands.
  static func bits(_ set: Set<Int>) -> [UInt8] {
    guard let last = set.max() else { return element(0x03, [0]) }
    var bytes = [UInt8](repeating: 0, count: last / 8 + 1)
    for bit in set { bytes[bit / 8] |= 0x80 >> UInt8(bit % 8) }
    return element(0x03, [UInt8(7 - last % 8)] + bytes)
  }

  /// Of dotted text that this program wrote.
  static func objectIdentifier(_ dotted: String) -> [UInt8] {
    let arcs = dotted.split(separator: ".").compactMap { UInt64($0) }
    precondition(arcs.count >= 2 && arcs[0] <= 2, "an object identifier has two arcs or more")
    return element(0x06, base128(arcs[0] * 40 + arcs[1]) + arcs.dropFirst(2).flatMap(base128))
  }

  private static func base128(_ arc: UInt64) -> [UInt8] {
    var groups = [UInt8(arc & 0x7F)]
    var rest = arc >> 7
    while rest > 0 {
      groups.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return groups.reversed()
  }

  private static func length(_ count: Int) -> [UInt8] {
    guard count >= 0x80 else { return [UInt8(count)] }
    var bytes: [UInt8] = []
    var rest = count
    while rest > 0 {
      bytes.append(UInt8(rest & 0xFF))
      rest >>= 8
    }
    return [0x80 | UInt8(bytes.count)] + bytes.reversed()
  }
}
