import PassData

/// A number's digits, for grouping and rounding without floating point.
///
/// Numbers of more than forty digits, or with an exponent, are shown as they were written.
struct PlainNumber {
  var isNegative = false
  /// Digits before and after the point; nil for what is shown as written.
  private var digits: (whole: [UInt8], fraction: [UInt8])?
  private var text: String

  init(_ number: JSONNumber) {
    text = number.text
    var bytes = Array(number.text.utf8)
    if bytes.first == UInt8(ascii: "-") {
      isNegative = true
      bytes.removeFirst()
    }
    guard bytes.count <= 40, !bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return }
    let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    digits = (parts[0].map { $0 &- 0x30 }, parts.count > 1 ? parts[1].map { $0 &- 0x30 } : [])
  }

  var magnitude: PlainNumber {
    var copy = self
    copy.isNegative = false
    if text.utf8.first == UInt8(ascii: "-") { copy.text = String(text.dropFirst()) }
    return copy
  }

  var timesHundred: PlainNumber {
    var copy = self
    guard let digits else { return copy }
    let moved = digits.fraction.prefix(2) + Array(repeating: 0, count: max(0, 2 - digits.fraction.count))
    var whole = digits.whole + moved
    while whole.count > 1, whole.first == 0 { whole.removeFirst() }
    copy.digits = (whole, Array(digits.fraction.dropFirst(2)))
    return copy
  }

  /// Groups of three, and between so and so many digits after the point; halves go to the even neighbour as in ICU.
  func grouped(fractionDigits: ClosedRange<Int>) -> String {
    guard let rounded = rounded(to: fractionDigits.upperBound) else { return text }
    var fraction = rounded.fraction
    while fraction.count > fractionDigits.lowerBound, fraction.last == 0 { fraction.removeLast() }
    while fraction.count < fractionDigits.lowerBound { fraction.append(0) }
    var result = isNegative ? "-" : ""
    for (index, digit) in rounded.whole.enumerated() {
      if index > 0, (rounded.whole.count - index).isMultiple(of: 3) { result += "," }
      result += String(digit)
    }
    if !fraction.isEmpty { result += "." + fraction.map { String($0) }.joined() }
    return result
  }

  private func rounded(to places: Int) -> (whole: [UInt8], fraction: [UInt8])? {
    guard let digits else { return nil }
    guard digits.fraction.count > places else { return digits }
    var all = digits.whole + digits.fraction.prefix(places)
    let rest = digits.fraction.dropFirst(places)
    let isAboveHalf = (rest.first ?? 0) > 5 || (rest.first == 5 && rest.dropFirst().contains { $0 > 0 })
    let isHalf = rest.first == 5 && !isAboveHalf
    if isAboveHalf || (isHalf && (all.last ?? 0) % 2 == 1) { increment(&all) }
    return (Array(all.dropLast(places)), Array(all.suffix(places)))
  }

  private func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }
}
