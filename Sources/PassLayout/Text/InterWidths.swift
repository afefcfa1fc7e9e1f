/// Advance widths of Inter, the free face whose widths come closest to those of Apple's San Francisco.
///
/// Kerning is left out: it nearly always narrows, so what fits here fits on the screen too.
enum InterWidths {
  /// The advance of a code point in ``unitsPerEm``, or nil where Inter has no letter for it.
  static func advance(of scalar: Unicode.Scalar, _ weight: FontWeight) -> Int? {
    guard let position = position(of: scalar.value) else { return nil }
    let letters = letters(of: weight)
    let offset = position * 2
    guard offset + 1 < letters.utf8CodeUnitCount else { return nil }
    return value(of: letters.utf8Start[offset]) * 64 + value(of: letters.utf8Start[offset + 1])
  }

  /// How many covered code points come before this one.
  private static func position(of scalar: UInt32) -> Int? {
    if (0x20...0x7E).contains(scalar) { return Int(scalar) - 0x20 }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if covered[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < covered.count, covered[low].first <= scalar else { return nil }
    return starts[low] + Int(scalar - covered[low].first)
  }

  private static let starts: [Int] = {
    var total = 0
    return covered.map { run in
      defer { total += Int(run.last - run.first) + 1 }
      return total
    }
  }()

  private static func value(of letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(letter) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter) + 4
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}
