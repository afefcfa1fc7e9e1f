/// A moment: nanoseconds are enough for a pass, the time zone is always UTC.
///
/// The one clock of the house gives it; nothing else reads the time. Calendar arithmetic is the proleptic
/// Gregorian one of ISO 8601, without leap seconds, as in POSIX.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64
  /// 0 to 999,999,999.
  public let nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    precondition((0..<1_000_000_000).contains(nanoseconds), "nanoseconds lie within one second")
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

/// A date and a time of day without a zone, as a calendar on the wall shows them.
public struct CivilTime: Sendable, Hashable {
  public var year: Int
  public var month: Int
  public var day: Int
  public var hour: Int
  public var minute: Int
  public var second: Int

  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Seconds since 1970-01-01T00:00:00 as if this were UTC. Days by the civil-from-days method for eras of 400 years.
  public var secondsAsUTC: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = Int64(era * 146_097 + dayOfEra - 719_468)
    return days * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
  }

  /// The wall time in UTC of a moment.
  public init(utc seconds: Int64) {
    let secondsOfDay = ((seconds % 86_400) + 86_400) % 86_400
    let shifted = Int((seconds - secondsOfDay) / 86_400) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = Int(secondsOfDay) / 3_600
    minute = Int(secondsOfDay) / 60 % 60
    second = Int(secondsOfDay) % 60
  }

  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Timestamp {
  public var civilTime: CivilTime { CivilTime(utc: seconds) }

  /// `2026-12-01T02:32:15Z`; a fraction is written only where there is one, in milliseconds.
  public var rfc3339: String {
    let time = civilTime
    let fraction = nanoseconds == 0 ? "" : "." + padded(Int(nanoseconds) / 1_000_000, 3)
    return padded(time.year, 4) + "-" + padded(time.month, 2) + "-" + padded(time.day, 2) + "T"
      + padded(time.hour, 2)
      + ":" + padded(time.minute, 2) + ":" + padded(time.second, 2) + fraction + "Z"
  }

  /// `2026-12-01`, for people.
  public var day: String { String(rfc3339.prefix { $0 != "T" }) }

  /// `2026-12-01 02:32 UTC`, for people.
  public var minute: String {
    let time = civilTime
    return day + " " + padded(time.hour, 2) + ":" + padded(time.minute, 2) + " UTC"
  }
}

func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
