/// Why a text is no date that Wallet reads, and the column where reading stopped.
public struct DateTextError: DiagnosableError, Equatable {
  public enum Fault: Sendable, Equatable {
    /// Something else: `01.05.2026`, `1777663800`, the empty text.
    case notISO8601
    /// A date alone.
    case noTime
    /// Something other than `T` between date and time.
    case noTimeSeparator
    /// A time that is not `HH:MM` or `HH:MM:SS`.
    case badTime
    case twelveHourClock
    /// A month, day, hour, minute or second that does not exist.
    case impossible
    case noZone
    /// A zone that is neither `Z` nor `±HH:MM`, or text after it.
    case badZone
    /// Text after a date that should stand alone.
    case textAfterDate
  }

  public let fault: Fault
  public let text: String
  /// Counted from 1, within the text.
  public let column: Int

  public init(fault: Fault, text: String, column: Int) {
    self.fault = fault
    self.text = text
    self.column = column
  }

  public var diagnostic: Diagnostic {
    Diagnostic(.error, code, "'\(text)' \(reason) (read up to column \(column))", hints: [hint])
  }

  /// The rule that the fault breaks.
  public var code: String {
    switch fault {
    case .noTime: "date.no-time"
    case .noZone: "date.no-timezone"
    case .badZone: "date.bad-zone"
    case .impossible: "date.impossible"
    case .notISO8601, .noTimeSeparator, .badTime, .twelveHourClock, .textAfterDate: "date.invalid"
    }
  }

  /// What is wrong, to follow the value in a sentence: `'2026-05-01' has no time`.
  public var reason: String {
    switch fault {
    case .notISO8601: "is no date of the form YYYY-MM-DDTHH:MM:SS+HH:MM"
    case .noTime: "has no time of day"
    case .noTimeSeparator: "has no 'T' between date and time"
    case .badTime: "has no time of the form HH:MM or HH:MM:SS"
    case .twelveHourClock: "has a 12-hour clock"
    case .impossible: "names a day or time that does not exist"
    case .noZone: "has no time zone"
    case .badZone: "has a time zone that is neither 'Z' nor of the form +HH:MM"
    case .textAfterDate: "has more than a date of the form YYYY-MM-DD"
    }
  }

  public var hint: String {
    switch fault {
    case .notISO8601: "write year, month and day first, such as '2026-05-01T19:30:00+02:00'"
    case .noTime: "append a time and a zone, such as 'T19:30:00+02:00'"
    case .noTimeSeparator: "write 'T' there"
    case .badTime: "write two digits each, such as '07:05' or '07:05:00'"
    case .twelveHourClock: "write hours from 00 to 23, then a zone such as '+02:00'"
    case .impossible: "look at the number that begins at column \(column)"
    case .noZone: "append 'Z' for UTC, or an offset such as '+02:00'"
    case .badZone: "write 'Z' for UTC, or an offset such as '+02:00', and nothing after it"
    case .textAfterDate: "delete what follows the date"
    }
  }
}
