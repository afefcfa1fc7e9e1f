import PassData

/// A distance in time as `$fromNow` reads it: `3 days 2 hours`, `-1y2mo`.
///
/// A year has 365 days and a month 30, as JSON-e defines it.
struct RelativeTime: Sendable {
  private let seconds: Int64

  private static let units: [(names: [String], seconds: Int64)] = [
    (["years", "year", "yr", "y"], 365 * 86_400), (["months", "month", "mo"], 30 * 86_400),
    (["weeks", "week", "wk", "w"], 7 * 86_400), (["days", "day", "d"], 86_400),
    (["hours", "hour", "hr", "h"], 3_600), (["minutes", "minute", "min", "m"], 60),
    (["seconds", "second", "sec", "s"], 1),
  ]

  init(parsing text: String) throws(TemplateFault) {
    var rest = WhiteSpace.trimmingStart(text.unicodeScalars[...])
    let isPast = rest.first == "-"
    if isPast { rest = WhiteSpace.trimmingStart(rest.dropFirst()) }
    if rest.first == "+" { rest = WhiteSpace.trimmingStart(rest.dropFirst()) }
    let whole = String(rest)
    var sum: Int64 = 0
    for unit in Self.units {
      guard let (count, after) = try Self.amount(of: unit.names, in: rest) else { continue }
      rest = after
      let (product, overflow) = count.multipliedReportingOverflow(by: unit.seconds)
      let (total, overflows) = sum.addingReportingOverflow(product)
      guard !overflow, !overflows else { throw .momentOutOfRange }
      sum = total
    }
    guard WhiteSpace.trimmingStart(rest).isEmpty else { throw .offsetDoesNotParse(whole) }
    seconds = isPast ? -sum : sum
  }

  /// A count and one of the names of a unit, or nil where something else stands.
  private static func amount(of names: [String], in text: Substring.UnicodeScalarView) throws(TemplateFault)
    -> (Int64, Substring.UnicodeScalarView)?
  {
    let start = WhiteSpace.trimmingStart(text)
    let digits = start.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    let rest = WhiteSpace.trimmingStart(start[digits.endIndex...])
    guard let name = names.first(where: { rest.starts(with: $0.unicodeScalars) }) else { return nil }
    guard let count = Int64(String(digits)) else { throw .momentOutOfRange }
    return (count, rest.dropFirst(name.unicodeScalars.count))
  }

  /// - Throws: where the result lies outside the years 1 to 9999.
  func applied(to moment: Timestamp) throws(TemplateFault) -> Timestamp {
    let (result, overflow) = moment.seconds.addingReportingOverflow(seconds)
    guard !overflow, Self.supported.contains(result) else { throw .momentOutOfRange }
    return Timestamp(seconds: result, nanoseconds: moment.nanoseconds)
  }

  private static let supported =
    CivilTime(year: 1, month: 1, day: 1).secondsAsUTC..<CivilTime(year: 10_000, month: 1, day: 1).secondsAsUTC

  /// A moment as RFC 3339 writes it.
  static func moment(_ text: String) throws(TemplateFault) -> Timestamp {
    guard let moment = Timestamp(rfc3339: text) else { throw .momentDoesNotParse(text) }
    return moment
  }
}
