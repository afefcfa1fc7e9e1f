import PassData

/// The rule that goes on for ever at the end of a zone file: the POSIX `TZ` text of RFC 9636 section 3.3, such as
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Sendable, Equatable {
  /// A day of each year, and a time of that day in seconds.
  struct Moment: Sendable, Equatable {
    enum Day: Sendable, Equatable {
      /// `Jn`: 1 to 365, the 29th of February never counted.
      case julian(Int)
      /// `n`: 0 to 365, the 29th of February counted.
      case dayOfYear(Int)
      /// `Mm.w.d`: weekday `d` (0 is Sunday) in week `w` of month `m`; week 5 is the last.
      case weekday(month: Int, week: Int, day: Int)
    }
    let day: Day
    let time: Int
  }

  struct Summer: Sendable, Equatable {
    let offset: Int
    let start: Moment
    let end: Moment
  }

  let standard: Int
  let summer: Summer?

  func offset(at moment: Int64) -> Int {
    var offset = standard
    var latest = Int64.min
    for change in transitions(around: moment) where change.moment <= moment && change.moment > latest {
      latest = change.moment
      offset = change.offset
    }
    return offset
  }

  /// The changes in the year of a moment and in the years beside it, in ascending order.
  func transitions(around moment: Int64) -> [ZoneRules.Transition] {
    guard let summer else { return [] }
    let year = CivilTime(utc: moment).year
    return ((year - 1)...(year + 1)).flatMap { year in
      [
        // Each change happens at a time that the clocks of before it show.
        ZoneRules.Transition(
          moment: summer.start.wall(in: year) - Int64(standard), offset: summer.offset),
        ZoneRules.Transition(
          moment: summer.end.wall(in: year) - Int64(summer.offset), offset: standard),
      ]
    }.sorted { $0.moment < $1.moment }
  }
}

extension ZoneRule.Moment {
  /// The moment on the wall, as if it were UTC.
  func wall(in year: Int) -> Int64 {
    let newYear = CivilTime(year: year, month: 1, day: 1).secondsAsUTC
    return midnight(in: year, newYear) + Int64(time)
  }

  private func midnight(in year: Int, _ newYear: Int64) -> Int64 {
    switch day {
    case .dayOfYear(let count): return newYear + Int64(count) * 86_400
    case .julian(let count):
      let isLeap = CivilTime.daysInMonth(2, of: year) == 29
      return newYear + Int64(isLeap && count >= 60 ? count : count - 1) * 86_400
    case .weekday(let month, let week, let weekday):
      let first = CivilTime(year: year, month: month, day: 1).secondsAsUTC
      // 1970-01-01 was a Thursday.
      let firstWeekday = Int(((first / 86_400 + 4) % 7 + 7) % 7)
      var day = (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
      let length = CivilTime.daysInMonth(month, of: year)
      while day >= length { day -= 7 }
      return first + Int64(day) * 86_400
    }
  }
}
