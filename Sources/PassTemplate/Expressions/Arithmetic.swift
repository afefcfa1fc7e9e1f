import PassData
import PassSystem

/// Calculation: exact while whole numbers fit 64 bits, in double precision beyond that. What leaves the range of a
/// double is a fault, because JSON has no infinity.
enum Arithmetic {
  static func sum(_ left: JSONNumber, _ right: JSONNumber) throws(TemplateFault) -> JSONNumber {
    try combined(left, right, { $0.addingReportingOverflow($1) }, +)
  }

  static func difference(_ left: JSONNumber, _ right: JSONNumber) throws(TemplateFault) -> JSONNumber {
    try combined(left, right, { $0.subtractingReportingOverflow($1) }, -)
  }

  static func product(_ left: JSONNumber, _ right: JSONNumber) throws(TemplateFault) -> JSONNumber {
    try combined(left, right, { $0.multipliedReportingOverflow(by: $1) }, *)
  }

  /// A division that comes out even stays exact; any other gives a double.
  static func quotient(_ left: JSONNumber, _ right: JSONNumber) throws(TemplateFault) -> JSONNumber {
    guard !right.isZero else { throw .divisionByZero }
    if let first = left.int64, let second = right.int64 {
      let (remainder, overflow) = first.remainderReportingOverflow(dividingBy: second)
      if remainder == 0, !overflow { return JSONNumber(first / second) }
    }
    return try number(try double(left) / (try double(right)))
  }

  static func negated(_ number: JSONNumber) throws(TemplateFault) -> JSONNumber {
    try difference(JSONNumber(0), number)
  }

  /// By repeated squaring while it is exact; a power that leaves 64 bits is left to the double.
  static func power(_ base: JSONNumber, _ exponent: JSONNumber) throws(TemplateFault) -> JSONNumber {
    if let whole = base.int64, let count = exponent.int64, count >= 0, let exact = exactPower(whole, count) {
      return JSONNumber(exact)
    }
    let (base, exponent) = (try double(base), try double(exponent))
    guard base != 0 || exponent >= 0 else { throw .divisionByZero }
    return try number(FloatingPoint.power(base, exponent))
  }

  private static func exactPower(_ base: Int64, _ exponent: Int64) -> Int64? {
    var result: Int64 = 1
    var square = base
    var remaining = exponent
    while remaining > 0 {
      if remaining & 1 == 1 {
        let (product, overflow) = result.multipliedReportingOverflow(by: square)
        if overflow { return nil }
        result = product
      }
      remaining >>= 1
      guard remaining > 0 else { break }
      let (next, overflow) = square.multipliedReportingOverflow(by: square)
      if overflow { return nil }
      square = next
    }
    return result
  }

  private static func combined(
    _ left: JSONNumber, _ right: JSONNumber,
    _ exactly: (Int64, Int64) -> (partialValue: Int64, overflow: Bool), _ roughly: (Double, Double) -> Double
  ) throws(TemplateFault) -> JSONNumber {
    if let first = left.int64, let second = right.int64 {
      let (result, overflow) = exactly(first, second)
      if !overflow { return JSONNumber(result) }
    }
    return try number(roughly(try double(left), try double(right)))
  }

  static func double(_ number: JSONNumber) throws(TemplateFault) -> Double {
    guard let value = number.double else { throw .numberOutOfRange }
    return value
  }

  static func number(_ value: Double) throws(TemplateFault) -> JSONNumber {
    guard let number = JSONNumber(value) else { throw .numberOutOfRange }
    return number
  }
}
