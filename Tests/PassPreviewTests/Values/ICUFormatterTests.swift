import PassData
import PassLayout
import PassPreview
import Testing

@Suite struct ICUFormatterTests {
  /// CLDR puts narrow spaces before AM and in amounts; releases differ in which.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { ["\u{202F}", "\u{A0}", "\u{2009}"].contains($0) ? " " : $0 }
          .filter { $0 != "\u{200F}" && $0 != "\u{200E}" }))
  }

  struct Amount: Sendable, CustomTestStringConvertible {
    let locale: String
    let number: String
    let code: String
    let text: String
    var testDescription: String { "\(locale) \(number) \(code)" }
  }

  @Test(arguments: [
    Amount(locale: "en_US", number: "1234.5", code: "EUR", text: "€1,234.50"),
    Amount(locale: "de_DE", number: "1234.5", code: "EUR", text: "1.234,50 €"),
    Amount(locale: "fr_FR", number: "1234.5", code: "EUR", text: "1 234,50 €"),
    Amount(locale: "ja_JP", number: "1200", code: "JPY", text: "¥1,200"),
    Amount(locale: "en_US", number: "-3", code: "USD", text: "-$3.00"),
  ])
  func `amounts in the currency's and the region's way`(row: Amount) throws {
    let formatter = try ICUFormatter(locale: row.locale, zone: "UTC", now: SamplePass.now)
    let number = try #require(JSONNumber(text: row.number))
    // Japanese has a yen sign of full width.
    let text = Self.plain(formatter.text(of: number, currency: row.code)).replacing("￥", with: "¥")
    #expect(text == row.text)
  }

  @Test(arguments: [
    ("en_US", "0.125", NumberStyle.percent, "12%"), ("de_DE", "1234.5", .decimal, "1.234,5"),
    ("en_US", "120", .spellOut, "one hundred twenty"), ("en_US", "96000", .scientific, "9.6E4"),
  ])
  func `numbers in every style`(locale: String, number: String, style: NumberStyle, text: String) throws {
    let formatter = try ICUFormatter(locale: locale, zone: "UTC", now: SamplePass.now)
    #expect(Self.plain(formatter.text(of: try #require(JSONNumber(text: number)), in: style)) == text)
  }

  struct Moment: Sendable, CustomTestStringConvertible {
    var locale = "en_US"
    var seconds: Int64 = 1_796_155_200
    var zone: DateRequest.Zone = .device
    var date = DateStyle.medium
    var time = DateStyle.short
    var isRelative = false
    let text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Moment(text: "Dec 1, 2026 at 9:00 PM"),
    Moment(locale: "de_DE", text: "01.12.2026, 21:00"),
    Moment(zone: .written(minutes: -480), date: .none, text: "12:00 PM"),
    Moment(zone: .named("Asia/Tokyo"), time: .none, text: "Dec 2, 2026"),
    Moment(time: .none, isRelative: true, text: "Today"),
    Moment(locale: "de_DE", date: .long, isRelative: true, text: "Heute um 21:00"),
    Moment(seconds: 1_796_241_600, time: .none, isRelative: true, text: "Tomorrow"),
    Moment(locale: "de_DE", seconds: 1_796_328_000, time: .none, isRelative: true, text: "Übermorgen"),
    Moment(seconds: 1_796_328_000, time: .none, isRelative: true, text: "Dec 3, 2026"),
    Moment(date: .none, isRelative: true, text: "9:00 PM"),
  ])
  func `dates in the phone's zone, the written one or a named one`(row: Moment) throws {
    let formatter = try ICUFormatter(locale: row.locale, zone: "Europe/Berlin", now: SamplePass.now)
    let request = DateRequest(
      Timestamp(seconds: row.seconds), zone: row.zone, date: row.date, time: row.time,
      isRelative: row.isRelative)
    // Releases of CLDR join day and time by a comma or by a word.
    #expect(
      Self.plain(formatter.text(of: request)).replacing(" at ", with: ", ")
        == row.text.replacing(" at ", with: ", "))
  }

  @Test func `an unknown zone is an error`() {
    #expect(throws: PreviewError.unknownZone("Mars/Olympus")) {
      try ICUFormatter(locale: "en", zone: "Mars/Olympus", now: SamplePass.now)
    }
  }
}
