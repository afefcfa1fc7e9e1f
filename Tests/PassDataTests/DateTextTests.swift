import Foundation
import PassData
import TestSupport
import Testing

@Suite struct DateTextTests {
  struct Good: CustomTestStringConvertible {
    let text: String
    let seconds: Int64
    let offset: Int
    var hasSeconds = true
    var nanoseconds: Int32 = 0
    var testDescription: String { text }
  }

  @Test(arguments: [
    Good(text: "2026-06-07T08:09:10Z", seconds: 1_780_819_750, offset: 0),
    Good(text: "2026-06-07T08:09Z", seconds: 1_780_819_740, offset: 0, hasSeconds: false),
    Good(text: "2026-06-07T08:09-08:00", seconds: 1_780_848_540, offset: -480, hasSeconds: false),
    Good(text: "2026-06-07T08:09:10+05:45", seconds: 1_780_799_050, offset: 345),
    Good(text: "2026-06-07T08:09:10-00:00", seconds: 1_780_819_750, offset: 0),
    Good(text: "2026-06-07T08:09:10.000Z", seconds: 1_780_819_750, offset: 0),
    Good(text: "2026-06-07T08:09:10.5+00:00", seconds: 1_780_819_750, offset: 0, nanoseconds: 500_000_000),
    Good(
      text: "2026-06-07T08:09:10.1234567899Z", seconds: 1_780_819_750, offset: 0, nanoseconds: 123_456_789),
    Good(text: "1969-12-31T23:59:59Z", seconds: -1, offset: 0),
    Good(text: "2024-02-29T00:00:00Z", seconds: 1_709_164_800, offset: 0),
    Good(text: "0000-01-01T00:00:00+23:59", seconds: -62_167_305_540, offset: 1_439),
    Good(text: "9999-12-31T23:59:59Z", seconds: 253_402_300_799, offset: 0),
  ])
  func readsADate(_ good: Good) throws {
    let date = try DateText(parsing: good.text)
    #expect(date.timestamp == Timestamp(seconds: good.seconds, nanoseconds: good.nanoseconds))
    #expect(date.offset == good.offset)
    #expect(date.hasSeconds == good.hasSeconds)
    #expect(date.completed(withOffset: 60) == good.text)
    #expect(Timestamp(rfc3339: good.text) == date.timestamp)
  }

  @Test(
    arguments: [
      ("", .notISO8601, 1), ("31.12.2026", .notISO8601, 3), ("12/31/2026 20:00", .notISO8601, 3),
      ("1780819750", .notISO8601, 5), ("tomorrow", .notISO8601, 1), ("2026-6-7T08:09Z", .notISO8601, 7),
      ("26-06-07T08:09Z", .notISO8601, 3), ("2026-06-07", .noTime, 11), ("2026-06-07T", .noTime, 12),
      ("2026-06", .notISO8601, 8), (" 2026-06-07T08:09Z", .notISO8601, 1),
      ("2026-06-07 08:09:10Z", .noTimeSeparator, 11), ("2026-06-07t08:09:10Z", .noTimeSeparator, 11),
      ("2026-06-07T8:09Z", .badTime, 13), ("2026-06-07T0809Z", .badTime, 14),
      ("2026-06-07T08Z", .badTime, 14),
      ("2026-06-07T08:09:1Z", .badTime, 19), ("2026-06-07T08:09:10.Z", .badTime, 21),
      ("2026-06-07T08:09 pm", .twelveHourClock, 17), ("2026-06-07T08:09PM", .twelveHourClock, 17),
      ("2026-13-07T08:09Z", .impossible, 6), ("2026-00-07T08:09Z", .impossible, 6),
      ("2025-02-29T08:09Z", .impossible, 9), ("2100-02-29T08:09Z", .impossible, 9),
      ("2026-04-31T08:09Z", .impossible, 9), ("2026-06-00T08:09Z", .impossible, 9),
      ("2026-06-07T24:00:00Z", .impossible, 12), ("2026-06-07T08:60Z", .impossible, 15),
      ("2026-06-07T08:09:60Z", .impossible, 18), ("2026-06-07T08:09", .noZone, 17),
      ("2026-06-07T08:09:10", .noZone, 20), ("2026-06-07T08:09:10.25", .noZone, 23),
      ("2026-06-07T08:09:10+0200", .badZone, 23), ("2026-06-07T08:09:10+02", .badZone, 23),
      ("2026-06-07T08:09:10+2:00", .badZone, 22), ("2026-06-07T08:09:1002:00", .badZone, 20),
      ("2026-06-07T08:09:10.000+0000", .badZone, 27), ("2026-06-07T08:09:10z", .badZone, 20),
      ("2026-06-07T08:09:10 CET", .badZone, 20), ("2026-06-07T08:09:10Z ", .badZone, 21),
      ("2026-06-07T08:09:10ZZ", .badZone, 21), ("2026-06-07T08:09:10+24:00", .badZone, 21),
      ("2026-06-07T08:09:10+02:60", .badZone, 24), ("2026-06-07T08:09:10\u{2212}08:00", .badZone, 20),
    ] as [(String, DateTextError.Fault, Int)])
  func namesTheFaultAndTheColumn(_ text: String, _ fault: DateTextError.Fault, _ column: Int) throws {
    let error = try #require(throws: DateTextError.self) { try DateText(parsing: text) }
    #expect(error == DateTextError(fault: fault, text: text, column: column))
    #expect(error.diagnostic.message.contains("column \(column)"))
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test func completesWhatIsMissingAndNothingElse() throws {
    let short = try DateText(parsing: "2026-07-04T20:00", zone: .optional)
    #expect(short.offset == nil)
    #expect(short.timestamp == nil)
    #expect(short.completed(withOffset: 120) == "2026-07-04T20:00:00+02:00")
    let long = try DateText(parsing: "2026-07-04T20:00:30.5", zone: .optional)
    #expect(long.completed(withOffset: -210) == "2026-07-04T20:00:30.5-03:30")
    let zoned = try DateText(parsing: "2026-07-04T20:00+09:00", zone: .optional)
    #expect(zoned.completed(withOffset: 120) == "2026-07-04T20:00+09:00")
  }

  @Test func readsADateAlone() throws {
    #expect(try CivilTime(date: "2024-02-29") == CivilTime(year: 2024, month: 2, day: 29))
    for (text, fault, column) in [
      ("2023-02-29", .impossible, 9), ("2024-2-29", .notISO8601, 7), ("2024-02-29T", .textAfterDate, 11),
    ] as [(String, DateTextError.Fault, Int)] {
      #expect(throws: DateTextError(fault: fault, text: text, column: column)) { try CivilTime(date: text) }
    }
  }

  /// The table of `cases/06-date-spellings`, where the shared folder is at hand.
  @Test(.enabled(if: SharedFolder.path != nil)) func agreesWithTheSharedTable() throws {
    let path = try #require(SharedFolder.path) + "/cases/06-date-spellings/dates.tsv"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    var checked = 0
    for line in lines where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      let isRead = (try? DateText(parsing: String(cells[0]))) != nil
      #expect(isRead == (cells[1] == "ok"), "\(cells[0])")
      checked += 1
    }
    #expect(checked > 10)
  }
}
