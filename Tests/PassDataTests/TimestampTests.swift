import Foundation
import PassData
import Testing

@Suite struct TimestampTests {
  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00Z"), (1_780_819_750, 0, "2026-06-07T08:09:10Z"),
      (-1, 0, "1969-12-31T23:59:59Z"),
      (951_782_400, 0, "2000-02-29T00:00:00Z"), (1_780_819_750, 123_456_789, "2026-06-07T08:09:10.123Z"),
      (-62_135_596_800, 0, "0001-01-01T00:00:00Z"), (253_402_300_799, 0, "9999-12-31T23:59:59Z"),
    ] as [(Int64, Int32, String)])
  func printsInUTC(_ seconds: Int64, _ nanoseconds: Int32, _ text: String) {
    #expect(Timestamp(seconds: seconds, nanoseconds: nanoseconds).rfc3339 == text)
  }

  @Test func civilTimeAgreesWithFoundationAndComesBack() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var random = SeededRandom(seed: 3)
    for _ in 0..<2_000 {
      let seconds = Int64.random(in: -2_000_000_000...100_000_000_000, using: &random)
      let time = CivilTime(utc: seconds)
      #expect(time.secondsAsUTC == seconds)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: Date(timeIntervalSince1970: TimeInterval(seconds)))
      #expect([parts.year, parts.month, parts.day] == [time.year, time.month, time.day])
      #expect([parts.hour, parts.minute, parts.second] == [time.hour, time.minute, time.second])
    }
  }

  @Test func ordersByMoment() {
    #expect(Timestamp(seconds: 1) < Timestamp(seconds: 2))
    #expect(Timestamp(seconds: 1, nanoseconds: 1) > Timestamp(seconds: 1))
    #expect(Timestamp(seconds: -1, nanoseconds: 999_999_999) < Timestamp(seconds: 0))
  }

  @Test func knowsTheLengthOfMonths() {
    #expect(
      (1...12).map { CivilTime.daysInMonth($0, of: 2023) } == [
        31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
      ])
    #expect([2000, 1900, 2024, 2100].map { CivilTime.daysInMonth(2, of: $0) } == [29, 28, 29, 28])
  }
}
