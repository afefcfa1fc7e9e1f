/// A moment as Apple wants it spelled: the W3C profile of ISO 8601, `2026-05-01T19:30-08:00`.
///
/// Seconds may be missing, a fraction may follow them, and the zone is `Z` or `±HH:MM`. The text is kept: a value that
/// is complete survives as it was written, since Wallet may show the time in its own zone.
public struct DateText: Sendable, Equatable, CustomStringConvertible {
  /// Whether a text without a zone is one.
  public enum ZoneRule: Sendable {
    case required
    /// For data that gets its zone from elsewhere.
    case optional
  }

  public let text: String

  /// What a clock on the wall shows there.
  public let civilTime: CivilTime

  /// The fraction of a second, of at most nine digits; more are cut off.
  public let nanoseconds: Int32

  public let hasSeconds: Bool

  /// Minutes east of UTC; nil where the text has no zone.
  public let offset: Int?

  /// - Throws: ``DateTextError`` with what is wrong and the column where reading stopped.
  public init(parsing text: String, zone rule: ZoneRule = .required) throws(DateTextError) {
    var reader = DateTextReader(text)
    civilTime = try reader.dateAndTime()
    hasSeconds = reader.hasSeconds
    nanoseconds = reader.nanoseconds
    offset = try reader.zone(rule)
    self.text = text
  }

  /// The moment; nil without a zone.
  public var timestamp: Timestamp? {
    offset.map { Timestamp(seconds: civilTime.secondsAsUTC - Int64($0) * 60, nanoseconds: nanoseconds) }
  }

  /// The text with what is missing appended: the seconds, then an offset. A text with an offset is not touched.
  public func completed(withOffset minutes: Int) -> String {
    guard offset == nil else { return text }
    return text + (hasSeconds ? "" : ":00") + Self.spelling(ofOffset: minutes)
  }

  /// `+05:45`, `-08:00`, and `+00:00` for UTC.
  public static func spelling(ofOffset minutes: Int) -> String {
    (minutes < 0 ? "-" : "+") + padded(abs(minutes) / 60, 2) + ":" + padded(abs(minutes) % 60, 2)
  }

  public var description: String { text }
}

extension CivilTime {
  /// A date alone, `2026-05-01`.
  public init(date text: String) throws(DateTextError) {
    var reader = DateTextReader(text)
    self = try reader.date()
    guard reader.isAtEnd else { throw reader.error(.textAfterDate) }
  }
}

extension Timestamp {
  /// The moment that a text with a zone names, such as `2026-05-01T19:30:00Z`; nil for any other text.
  public init?(rfc3339 text: String) {
    guard let moment = (try? DateText(parsing: text))?.timestamp else { return nil }
    self = moment
  }
}
