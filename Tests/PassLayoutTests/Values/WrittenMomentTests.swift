import PassData
import Testing

@testable import PassLayout

@Suite struct WrittenMomentTests {
  @Test(arguments: [
    ("2026-12-01T20:00:00Z", 1_796_155_200, 0), ("2026-12-01T20:00+01:00", 1_796_151_600, 60),
    ("2026-12-01T20:00:00.250-0730", 1_796_182_200, -450), ("2026-12-01T20:00", 1_796_155_200, 0),
    ("2026-12-01", 1_796_083_200, 0), ("2026-12-01 20:00:00Z", 1_796_155_200, 0),
  ])
  func `dates of passes are read, leniently`(text: String, seconds: Int, offset: Int) {
    let moment = WrittenMoment(text)
    #expect(moment?.moment.seconds == Int64(seconds))
    #expect(moment?.offsetMinutes == offset)
  }

  @Test(arguments: [
    "", "tomorrow", "2026-13-01", "2026-02-30", "2026-12-01T25:00Z", "2026-12-01T20:00Zx",
    "2026-12-01T20:00+99:00",
    "20261201T2000Z", "2026-12-01T20:61Z",
  ])
  func `what is no date is nil`(text: String) {
    #expect(WrittenMoment(text) == nil)
  }
}
