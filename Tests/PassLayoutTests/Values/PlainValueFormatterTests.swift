import PassData
import Testing

@testable import PassLayout

/// The ``ValueFormatter`` that needs no locale data.
@Suite struct PlainValueFormatterTests {
  static let formatter = PlainValueFormatter(now: Timestamp(seconds: 1_796_155_200), deviceOffsetMinutes: 60)

  @Test(arguments: [
    ("1234567.5", "EUR", "€1,234,567.50"), ("-3", "USD", "-$3.00"), ("1200", "JPY", "¥1,200"),
    ("0.005", "GBP", "£0.00"),
    ("2.675", "USD", "$2.68"), ("9.999", "XXX", "XXX 10.00"), ("1e3", "USD", "$1e3"),
  ])
  func `amounts`(number: String, code: String, text: String) throws {
    #expect(Self.formatter.text(of: try #require(JSONNumber(text: number)), currency: code) == text)
  }

  @Test(arguments: [
    ("1234.5678", NumberStyle.decimal, "1,234.568"), ("0.125", .percent, "12%"), ("0.5", .percent, "50%"),
    ("12", .percent, "1,200%"), ("7", .spellOut, "7"),
  ])
  func `numbers`(number: String, style: NumberStyle, text: String) throws {
    #expect(Self.formatter.text(of: try #require(JSONNumber(text: number)), in: style) == text)
  }

  struct DateCase: Sendable, CustomTestStringConvertible {
    let seconds: Int64
    let date: DateStyle
    let time: DateStyle
    var zone: DateRequest.Zone = .device
    var isRelative = false
    let text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    DateCase(seconds: 1_796_155_200, date: .short, time: .short, text: "12/1/26, 9:00 PM"),
    DateCase(seconds: 1_796_155_200, date: .medium, time: .none, text: "Dec 1, 2026"),
    DateCase(seconds: 1_796_155_200, date: .full, time: .short, text: "Tuesday, December 1, 2026 at 9:00 PM"),
    DateCase(
      seconds: 1_796_155_200, date: .none, time: .medium, zone: .written(minutes: -450), text: "12:30:00 PM"),
    DateCase(seconds: 1_796_155_200, date: .medium, time: .short, isRelative: true, text: "Today, 9:00 PM"),
    DateCase(seconds: 1_796_241_600, date: .medium, time: .none, isRelative: true, text: "Tomorrow"),
    DateCase(seconds: 1_796_068_800, date: .medium, time: .none, isRelative: true, text: "Yesterday"),
  ])
  func `dates`(row: DateCase) {
    let request = DateRequest(
      Timestamp(seconds: row.seconds), zone: row.zone, date: row.date, time: row.time,
      isRelative: row.isRelative)
    #expect(Self.formatter.text(of: request) == row.text)
  }
}
