import PassData

/// Days and times in American English, as CLDR writes them.
enum PlainCalendar {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  private static let weekdays = [
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
  ]

  static func day(_ date: CivilTime, _ style: DateStyle) -> String {
    let month = months[min(max(date.month, 1), 12) - 1]
    return switch style {
    case .none: ""
    case .short: "\(date.month)/\(date.day)/\(twoDigits(date.year % 100))"
    case .medium: "\(month.prefix(3)) \(date.day), \(date.year)"
    case .long: "\(month) \(date.day), \(date.year)"
    case .full: "\(weekday(date)), \(month) \(date.day), \(date.year)"
    }
  }

  static func time(_ date: CivilTime, _ style: DateStyle, offset: Int) -> String {
    let hour = date.hour % 12 == 0 ? 12 : date.hour % 12
    let half = date.hour < 12 ? "AM" : "PM"
    let short = "\(hour):\(twoDigits(date.minute))"
    return switch style {
    case .none: ""
    case .short: "\(short) \(half)"
    case .medium: "\(short):\(twoDigits(date.second)) \(half)"
    case .long, .full: "\(short):\(twoDigits(date.second)) \(half) \(zone(offset))"
    }
  }

  /// Yesterday, today and tomorrow have names; other days keep their date.
  static func relativeDay(_ date: CivilTime, today: CivilTime) -> String? {
    switch dayNumber(date) - dayNumber(today) {
    case -1: "Yesterday"
    case 0: "Today"
    case 1: "Tomorrow"
    default: nil
    }
  }

  static func dayNumber(_ date: CivilTime) -> Int64 {
    CivilTime(year: date.year, month: date.month, day: date.day).secondsAsUTC / 86_400
  }

  private static func weekday(_ date: CivilTime) -> String {
    weekdays[Int(((dayNumber(date) % 7) + 7) % 7)]
  }

  private static func zone(_ minutes: Int) -> String {
    if minutes == 0 { return "GMT" }
    let rest = abs(minutes) % 60
    return "GMT\(minutes < 0 ? "-" : "+")\(abs(minutes) / 60)" + (rest == 0 ? "" : ":\(twoDigits(rest))")
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
