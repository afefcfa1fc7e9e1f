/// Reads the parts of a date from left to right and knows where it stopped.
///
/// All that it accepts is ASCII, so the byte where it stops is also the column.
struct DateTextReader {
  private let text: String
  private let bytes: [UInt8]
  private var index = 0
  private(set) var hasSeconds = false
  private(set) var nanoseconds: Int32 = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func date() throws(DateTextError) -> CivilTime {
    let year = try number(digits: 4, otherwise: .notISO8601)
    try expect("-", otherwise: .notISO8601)
    let month = try number(digits: 2, within: 1...12, otherwise: .notISO8601)
    try expect("-", otherwise: .notISO8601)
    let lastDay = CivilTime.daysInMonth(month, of: year)
    let day = try number(digits: 2, within: 1...lastDay, otherwise: .notISO8601)
    return CivilTime(year: year, month: month, day: day)
  }

  mutating func dateAndTime() throws(DateTextError) -> CivilTime {
    var time = try date()
    if isAtEnd { throw error(.noTime) }
    try expect("T", otherwise: .noTimeSeparator)
    if isAtEnd { throw error(.noTime) }
    time.hour = try number(digits: 2, within: 0...23, otherwise: .badTime)
    try expect(":", otherwise: .badTime)
    time.minute = try number(digits: 2, within: 0...59, otherwise: .badTime)
    guard current == UInt8(ascii: ":") else { return time }
    index += 1
    time.second = try number(digits: 2, within: 0...59, otherwise: .badTime)
    hasSeconds = true
    try fraction()
    return time
  }

  private mutating func fraction() throws(DateTextError) {
    guard current == UInt8(ascii: ".") else { return }
    index += 1
    guard let first = current, JSONScanner.isDigit(first) else { throw error(.badTime) }
    var unit: Int32 = 100_000_000
    while let digit = current, JSONScanner.isDigit(digit) {
      nanoseconds += Int32(digit - UInt8(ascii: "0")) * unit
      unit /= 10
      index += 1
    }
  }

  /// The minutes east of UTC, to the end of the text.
  mutating func zone(_ rule: DateText.ZoneRule) throws(DateTextError) -> Int? {
    guard let sign = current else {
      guard rule == .optional else { throw error(.noZone) }
      return nil
    }
    index += 1
    var minutes = 0
    switch sign {
    case UInt8(ascii: "Z"): break
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let hours = try number(digits: 2, within: 0...23, otherwise: .badZone)
      try expect(":", otherwise: .badZone)
      minutes = hours * 60 + (try number(digits: 2, within: 0...59, otherwise: .badZone))
      if sign == UInt8(ascii: "-") { minutes = -minutes }
    default:
      index -= 1
      throw error(saysHalfOfDay ? .twelveHourClock : .badZone)
    }
    guard isAtEnd else { throw error(.badZone) }
    return minutes
  }

  func error(_ fault: DateTextError.Fault) -> DateTextError {
    DateTextError(fault: fault, text: text, column: index + 1)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var saysHalfOfDay: Bool {
    let rest = String(decoding: bytes[index...], as: UTF8.self).uppercased()
    return ["AM", "PM", "A.M.", "P.M."].contains { rest == $0 || rest == " " + $0 }
  }

  private mutating func expect(_ separator: Unicode.Scalar, otherwise fault: DateTextError.Fault)
    throws(DateTextError)
  {
    guard current == UInt8(ascii: separator) else { throw error(fault) }
    index += 1
  }

  private mutating func number(
    digits count: Int, within range: ClosedRange<Int> = 0...9_999, otherwise fault: DateTextError.Fault
  ) throws(DateTextError) -> Int {
    let start = index
    var value = 0
    for _ in 0..<count {
      guard let digit = current, JSONScanner.isDigit(digit) else { throw error(fault) }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      index += 1
    }
    guard range.contains(value) else {
      index = start
      throw error(fault == .badZone ? .badZone : .impossible)
    }
    return value
  }
}
