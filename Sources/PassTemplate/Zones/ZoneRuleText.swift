/// Reads POSIX `TZ` texts. Nil for what is none.
struct ZoneRuleText {
  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func rule(_ bytes: [UInt8]) -> ZoneRule? {
    var text = ZoneRuleText(bytes)
    guard text.name(), let west = text.time(hours: 24) else { return nil }
    let standard = -west
    if text.isAtEnd { return ZoneRule(standard: standard, summer: nil) }
    guard text.name() else { return nil }
    var summer = standard + 3_600
    if text.current != UInt8(ascii: ",") {
      guard let west = text.time(hours: 24) else { return nil }
      summer = -west
    }
    guard text.take(","), let start = text.moment(), text.take(","), let end = text.moment(), text.isAtEnd
    else { return nil }
    return ZoneRule(standard: standard, summer: ZoneRule.Summer(offset: summer, start: start, end: end))
  }

  private var isAtEnd: Bool { offset == bytes.count }
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Three letters or more, or anything in `<…>`.
  private mutating func name() -> Bool {
    let start = offset
    if take("<") {
      while let byte = current, byte != UInt8(ascii: ">") { _ = byte; offset += 1 }
      return take(">")
    }
    while let byte = current, Identifier.isStart(byte), byte != UInt8(ascii: "_") { offset += 1 }
    return offset - start >= 3
  }

  private mutating func number(upTo limit: Int) -> Int? {
    let start = offset
    var value = 0
    while let byte = current, Identifier.isDigit(byte), offset - start < 4 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      offset += 1
    }
    return offset > start && value <= limit ? value : nil
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  private mutating func time(hours limit: Int) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(upTo: limit) else { return nil }
    var seconds = hours * 3_600
    if take(":") {
      guard let minutes = number(upTo: 59) else { return nil }
      seconds += minutes * 60
      if take(":") {
        guard let rest = number(upTo: 59) else { return nil }
        seconds += rest
      }
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func moment() -> ZoneRule.Moment? {
    guard let day = day() else { return nil }
    guard take("/") else { return ZoneRule.Moment(day: day, time: 2 * 3_600) }
    // RFC 9636 allows from -167 to 167 hours.
    return time(hours: 167).map { ZoneRule.Moment(day: day, time: $0) }
  }

  private mutating func day() -> ZoneRule.Moment.Day? {
    if take("M") {
      guard let month = number(upTo: 12), month >= 1, take("."), let week = number(upTo: 5), week >= 1,
        take("."),
        let day = number(upTo: 6)
      else { return nil }
      return .weekday(month: month, week: week, day: day)
    }
    if take("J") {
      guard let day = number(upTo: 365), day >= 1 else { return nil }
      return .julian(day)
    }
    return number(upTo: 365).map { .dayOfYear($0) }
  }
}
