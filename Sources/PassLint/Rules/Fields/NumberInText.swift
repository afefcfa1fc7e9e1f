import PassData

/// The number that a person meant in a text such as `12,50 €`, `$1,234.50` or `0.25`.
enum NumberInText {
  /// Nil where it can be read in two ways (`1,234`), or not at all.
  static func guess(_ text: String) -> String? {
    var digits = ""
    var hasStarted = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", ".", ",", "'":
        digits.unicodeScalars.append(scalar)
        hasStarted = true
      case "-", "\u{2212}":
        guard !hasStarted else { return nil }
        digits += "-"
        hasStarted = true
      case " ", "\u{A0}", "\u{202F}", "\u{2009}": continue
      // A unit before or after the number.
      default: continue
      }
    }
    guard let plain = plain(digits), let number = JSONNumber(text: plain) else { return nil }
    return number.double.flatMap { JSONNumber($0)?.text }
  }

  /// With a dot for the decimal mark and nothing for groups.
  private static func plain(_ digits: String) -> String? {
    let marks = digits.filter { $0 == "." || $0 == "," }
    guard let last = marks.last else { return digits.filter { $0 != "'" } }
    let decimals = digits.utf8.count - 1 - (digits.lastIndex(of: last)?.utf16Offset(in: digits) ?? 0)
    let isRepeated = marks.filter { $0 == last }.count > 1
    if isRepeated { return Set(marks).count == 1 ? digits.filter { $0 != last && $0 != "'" } : nil }
    // One comma before three digits is a group in one country and a decimal mark in another.
    if last == ",", decimals == 3, marks.count == 1 { return nil }
    return String(digits.compactMap { $0 == last ? "." : ($0 == "." || $0 == "," || $0 == "'") ? nil : $0 })
  }
}
