public import PassData

/// Numbers and dates in English, without any locale data: for measuring in `lint`, and where ICU is not at hand.
public struct PlainValueFormatter: ValueFormatter {
  public var now: Timestamp
  /// The zone of the device, in minutes east of Greenwich.
  public var deviceOffsetMinutes: Int

  public init(now: Timestamp = Timestamp(seconds: 0), deviceOffsetMinutes: Int = 0) {
    self.now = now
    self.deviceOffsetMinutes = min(max(deviceOffsetMinutes, -1_440), 1_440)
  }

  public func text(of number: JSONNumber, in style: NumberStyle) -> String {
    switch style {
    case .decimal: PlainNumber(number).grouped(fractionDigits: 0...3)
    case .percent: PlainNumber(number).timesHundred.grouped(fractionDigits: 0...0) + "%"
    // Words and powers of ten have no short rule: the number as it was written is about as wide.
    case .scientific, .spellOut: number.text
    }
  }

  public func text(of number: JSONNumber, currency code: String) -> String {
    let symbols = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CHF": "CHF ", "ILS": "₪",
    ]
    let isWhole = ["JPY", "KRW", "VND", "CLP", "ISK"].contains(code)
    let plain = PlainNumber(number)
    return (plain.isNegative ? "-" : "") + (symbols[code] ?? code + " ")
      + plain.magnitude.grouped(fractionDigits: isWhole ? 0...0 : 2...2)
  }

  public func text(of date: DateRequest) -> String {
    let offset: Int =
      switch date.zone {
      case .written(let minutes): min(max(minutes, -1_440), 1_440)
      case .device, .named: deviceOffsetMinutes
      }
    let local = CivilTime(utc: date.moment.seconds + Int64(offset) * 60)
    let today = CivilTime(utc: now.seconds + Int64(deviceOffsetMinutes) * 60)
    let day = date.isRelative ? PlainCalendar.relativeDay(local, today: today) : nil
    let parts = [
      date.dateStyle == .none ? nil : day ?? PlainCalendar.day(local, date.dateStyle),
      date.timeStyle == .none ? nil : PlainCalendar.time(local, date.timeStyle, offset: offset),
    ]
    return parts.compactMap { $0 }.joined(
      separator: date.dateStyle == .full || date.dateStyle == .long ? " at " : ", ")
  }
}
