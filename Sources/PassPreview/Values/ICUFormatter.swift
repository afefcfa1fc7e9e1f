import Foundation
public import PassData
public import PassLayout
import Synchronization

/// Numbers and dates by Foundation's ICU, in one language, region and time zone: what a phone set so shows.
///
/// ICU's data differs a little from release to release, and so between this and a phone.
public final class ICUFormatter: ValueFormatter {
  private let locale: Locale
  private let zone: TimeZone
  private let now: Date
  /// Formatters are costly to make and each style needs its own.
  private let dates = Mutex<[String: DateFormatter]>([:])
  private let numbers = Mutex<[String: NumberFormatter]>([:])

  /// - Throws: ``PreviewError/unknownZone(_:)`` where the system has no such zone.
  public init(locale: String, zone: String, now: Timestamp) throws(PreviewError) {
    self.locale = Locale(identifier: locale)
    guard let timeZone = TimeZone(identifier: zone) else { throw .unknownZone(zone) }
    self.zone = timeZone
    self.now = Date(timeIntervalSince1970: Double(now.seconds))
  }

  public func text(of number: JSONNumber, in style: NumberStyle) -> String {
    let kind: NumberFormatter.Style =
      switch style {
      case .decimal: .decimal
      case .percent: .percent
      case .scientific: .scientific
      case .spellOut: .spellOut
      }
    return write(number, key: style.rawValue) { $0.numberStyle = kind }
  }

  public func text(of number: JSONNumber, currency code: String) -> String {
    write(number, key: code) { formatter in
      formatter.numberStyle = .currency
      formatter.currencyCode = code
    }
  }

  private func write(_ number: JSONNumber, key: String, _ set: (NumberFormatter) -> Void) -> String {
    // Far outside of what a decimal number of 38 digits holds the spelling is all there is to show.
    let value = NSDecimalNumber(string: number.text, locale: Locale(identifier: "en_US_POSIX"))
    guard number.text.utf8.count <= 60, value != .notANumber else { return number.text }
    return numbers.withLock { known in
      let formatter = known[key] ?? NumberFormatter()
      if known[key] == nil {
        formatter.locale = locale
        set(formatter)
        known[key] = formatter
      }
      return formatter.string(from: value) ?? number.text
    }
  }

  public func text(of date: DateRequest) -> String {
    let moment = Date(timeIntervalSince1970: Double(date.moment.seconds))
    let zone = timeZone(date.zone)
    let whole = write(moment, zone, date.dateStyle, date.timeStyle)
    guard date.isRelative, date.dateStyle != .none, let day = relativeDay(moment, zone) else { return whole }
    if date.timeStyle == .none { return day }
    // The locale's own joint between day and time stays: "Heute um 20:00".
    let plain = write(moment, zone, date.dateStyle, .none)
    guard let place = whole.range(of: plain) else {
      return day + ", " + write(moment, zone, .none, date.timeStyle)
    }
    return whole.replacingCharacters(in: place, with: day)
  }

  private func timeZone(_ wanted: DateRequest.Zone) -> TimeZone {
    switch wanted {
    case .device: zone
    case .written(let minutes): TimeZone(secondsFromGMT: minutes * 60) ?? zone
    case .named(let name): TimeZone(identifier: name) ?? zone
    }
  }

  private func write(_ moment: Date, _ zone: TimeZone, _ date: DateStyle, _ time: DateStyle) -> String {
    dates.withLock { known in
      let key = "\(date.rawValue) \(time.rawValue) \(zone.identifier)"
      if let formatter = known[key] { return formatter.string(from: moment) }
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.timeZone = zone
      formatter.dateStyle = Self.style(date)
      formatter.timeStyle = Self.style(time)
      known[key] = formatter
      return formatter.string(from: moment)
    }
  }

  private static func style(_ style: DateStyle) -> DateFormatter.Style {
    switch style {
    case .none: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }

  /// "Today" and its neighbours where the language has a word for the day; others keep their date.
  ///
  /// `doesRelativeDateFormatting` does nothing on Linux, so the names come from relative formatting by whole days.
  private func relativeDay(_ moment: Date, _ zone: TimeZone) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let (today, day) = (calendar.startOfDay(for: now), calendar.startOfDay(for: moment))
    guard let distance = calendar.dateComponents([.day], from: today, to: day).day, abs(distance) <= 2 else {
      return nil
    }
    var names = Date.RelativeFormatStyle(
      allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar,
      capitalizationContext: .beginningOfSentence)
    names.locale = locale
    // The style reads the clock by itself, so it is asked about a day as far from the clock's.
    let name = Date().addingTimeInterval(Double(distance) * 86_400).formatted(names)
    let isWord = !name.unicodeScalars.contains { $0.properties.numericType != nil }
    return abs(distance) <= 1 || isWord ? name : nil
  }
}
