import PassData

/// Reads numbers out of text for `number()`: an optional sign, digits with or without a point, an optional exponent,
/// and white space around it. Not `inf`, `nan` or hexadecimal, which JSON does not have.
enum NumberText {
  static func number(in text: String) -> JSONNumber? {
    var scanner = Scanner(bytes: Array(WhiteSpace.trimming(text).utf8))
    let isNegative = scanner.take("-")
    if !isNegative { _ = scanner.take("+") }
    let whole = scanner.digits()
    let fraction = scanner.take(".") ? scanner.digits() : ""
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var exponent = ""
    if scanner.take("e") || scanner.take("E") {
      let sign = scanner.take("-") ? "-" : ""
      if sign.isEmpty { _ = scanner.take("+") }
      let digits = scanner.digits()
      guard !digits.isEmpty else { return nil }
      exponent = "e" + sign + digits
    }
    guard scanner.isAtEnd else { return nil }
    let digits = whole.drop { $0 == "0" }
    let spelled =
      (isNegative ? "-" : "") + (digits.isEmpty ? "0" : String(digits))
      + (fraction.isEmpty ? "" : "." + fraction) + exponent
    guard let number = JSONNumber(text: spelled) else { return nil }
    // It is a calculated number, so it has no spelling of its own.
    if let exact = number.int64 { return JSONNumber(exact) }
    return number.double.flatMap { JSONNumber($0) }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var offset = 0

    var isAtEnd: Bool { offset == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
      offset += 1
      return true
    }

    mutating func digits() -> String {
      let start = offset
      while offset < bytes.count, Identifier.isDigit(bytes[offset]) { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
  }
}
