/// UTF-8 in which a lone surrogate is written like any other number, so that broken UTF-16 comes back as it was.
///
/// Such bytes are no UTF-8: whoever reads them as text finds the fault in the row where it stands.
enum WideUTF8 {
  static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: value >> shift & 0x3F) }
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800: bytes.append(contentsOf: [0xC0 | UInt8(truncatingIfNeeded: value >> 6), continuation(0)])
    case ..<0x10000:
      bytes.append(contentsOf: [
        0xE0 | UInt8(truncatingIfNeeded: value >> 12), continuation(6), continuation(0),
      ])
    default:
      bytes.append(contentsOf: [
        0xF0 | UInt8(truncatingIfNeeded: value >> 18 & 0x07), continuation(12), continuation(6),
        continuation(0),
      ])
    }
  }

  /// Each number of the text handed to `write`. A byte that belongs to none counts as U+FFFD.
  static func map(_ text: [UInt8], _ write: (UInt32, inout [UInt8]) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2)
    var index = 0
    while index < text.count {
      let lead = text[index]
      let length = lead < 0x80 ? 1 : lead < 0xC0 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : 0
      let rest = text[index...].dropFirst().prefix(max(length - 1, 0))
      guard length > 0, rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) else {
        write(0xFFFD, &bytes)
        index += 1
        continue
      }
      let start = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
      write(rest.reduce(start) { $0 << 6 | UInt32($1 & 0x3F) }, &bytes)
      index += length
    }
    return bytes
  }
}
