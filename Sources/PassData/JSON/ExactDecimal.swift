/// The exact value of a JSON number: ±0.DIGITS × 10^scale, without leading or trailing zeros in DIGITS.
///
/// Nothing is ever scaled to a common exponent, so `1e999999999` costs as little as `1`. Exponents beyond ±10^17 are
/// taken as ±10^17.
struct ExactDecimal: Equatable {
  let isNegative: Bool
  /// Values 0 to 9, the most significant first. Empty for zero.
  let digits: [UInt8]
  let scale: Int

  private static let largestExponent = 100_000_000_000_000_000

  /// - Parameter text: a number by the grammar of RFC 8259.
  init(validated text: String) {
    var digits: [UInt8] = []
    var pointShift = 0
    var exponent = 0
    var isNegative = false
    var exponentIsNegative = false
    var part = Part.whole
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if part == .exponent { exponentIsNegative = true } else { isNegative = true }
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): part = .fraction
      case UInt8(ascii: "e"), UInt8(ascii: "E"): part = .exponent
      default:
        let digit = byte &- UInt8(ascii: "0")
        switch part {
        case .exponent: exponent = min(exponent * 10 + Int(digit), Self.largestExponent)
        case .whole where !digits.isEmpty || digit != 0:
          digits.append(digit)
          pointShift += 1
        case .whole: break
        case .fraction where digits.isEmpty && digit == 0: pointShift -= 1
        case .fraction: digits.append(digit)
        }
      }
    }
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.isNegative = isNegative && !digits.isEmpty
    scale = digits.isEmpty ? 0 : pointShift + (exponentIsNegative ? -exponent : exponent)
  }

  private enum Part { case whole, fraction, exponent }

  var isZero: Bool { digits.isEmpty }
  var isInteger: Bool { isZero || scale >= digits.count }

  /// The exponent of the last digit: the value is DIGITS × 10^this.
  private var lastExponent: Int { scale - digits.count }

  var int64: Int64? {
    guard !isZero else { return 0 }
    guard isInteger, scale <= 19 else { return nil }
    var value: Int64 = 0
    for position in 0..<scale {
      let digit = position < digits.count ? Int64(digits[position]) : 0
      let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.subtractingReportingOverflow(digit)
      guard !overflowed, !carried else { return nil }
      value = sum
    }
    // Gathered below zero, where Int64 has one value more.
    guard !isNegative else { return value }
    return value == .min ? nil : -value
  }

  func compare(to other: ExactDecimal) -> Int {
    if self == other { return 0 }
    guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
    let size = compareSize(to: other)
    return isNegative ? -size : size
  }

  private func compareSize(to other: ExactDecimal) -> Int {
    if isZero || other.isZero { return isZero ? -1 : 1 }
    if scale != other.scale { return scale < other.scale ? -1 : 1 }
    return digits.lexicographicallyPrecedes(other.digits) ? -1 : 1
  }

  /// Nil where the divisor has more than 18 digits.
  func isMultiple(of other: ExactDecimal) -> Bool? {
    if isZero { return true }
    if other.isZero { return false }
    guard other.digits.count <= 18 else { return nil }
    // Digits end in no zero, so a divisor of a higher power of ten cannot divide them.
    guard lastExponent >= other.lastExponent else { return false }
    let divisor = other.digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let remainder = digits.reduce(UInt64(0)) { Self.product($0, 10, plus: UInt64($1), modulo: divisor) }
    let power = Self.powerOfTen(lastExponent - other.lastExponent, modulo: divisor)
    return Self.product(remainder, power, plus: 0, modulo: divisor) == 0
  }

  private static func powerOfTen(_ exponent: Int, modulo divisor: UInt64) -> UInt64 {
    var result = 1 % divisor
    var square = 10 % divisor
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square, plus: 0, modulo: divisor) }
      square = product(square, square, plus: 0, modulo: divisor)
      rest >>= 1
    }
    return result
  }

  private static func product(_ a: UInt64, _ b: UInt64, plus c: UInt64, modulo divisor: UInt64) -> UInt64 {
    let full = UInt128(a % divisor) * UInt128(b) + UInt128(c)
    return UInt64(full % UInt128(divisor))
  }
}
