public import PassData

/// Writes numbers and dates for people, as a device set to one language, region and time zone does.
///
/// Layout has no locale data. `passforge-preview` brings ICU's; ``PlainValueFormatter`` is English and needs none.
public protocol ValueFormatter: Sendable {
  func text(of number: JSONNumber, in style: NumberStyle) -> String
  func text(of number: JSONNumber, currency code: String) -> String
  func text(of date: DateRequest) -> String
}

/// `numberStyle` of a field.
public enum NumberStyle: String, Sendable {
  case decimal = "PKNumberStyleDecimal"
  case percent = "PKNumberStylePercent"
  case scientific = "PKNumberStyleScientific"
  case spellOut = "PKNumberStyleSpellOut"
}

/// `dateStyle` and `timeStyle` of a field.
public enum DateStyle: String, Sendable {
  case none = "PKDateStyleNone"
  case short = "PKDateStyleShort"
  case medium = "PKDateStyleMedium"
  case long = "PKDateStyleLong"
  case full = "PKDateStyleFull"
}

/// A moment and how a field wants it shown.
public struct DateRequest: Sendable, Equatable {
  public enum Zone: Sendable, Equatable {
    /// That of the device.
    case device
    /// The offset in the value, in minutes east of Greenwich: `ignoresTimeZone`.
    case written(minutes: Int)
    /// A zone that a semantic tag names, such as `Europe/Berlin`.
    case named(String)
  }

  public var moment: Timestamp
  public var zone: Zone
  public var dateStyle: DateStyle
  public var timeStyle: DateStyle
  /// Whether "Today" may stand for the date.
  public var isRelative: Bool

  public init(
    _ moment: Timestamp, zone: Zone = .device, date: DateStyle, time: DateStyle, isRelative: Bool = false
  ) {
    self.moment = moment
    self.zone = zone
    dateStyle = date
    timeStyle = time
    self.isRelative = isRelative
  }
}
