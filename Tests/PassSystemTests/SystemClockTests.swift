import PassData
import PassSystem
import Testing

@Suite struct SystemClockTests {
  private let now = Timestamp(seconds: 3)

  @Test func `what is asked for beats the variable, and that beats now`() throws {
    let epoch = Environment(["SOURCE_DATE_EPOCH": "2"])
    let asked = Timestamp(seconds: 1)
    #expect(try SystemClock.moment(asked: asked, environment: epoch) { now } == asked)
    #expect(try SystemClock.moment(asked: nil, environment: epoch) { now } == Timestamp(seconds: 2))
    #expect(try SystemClock.moment(asked: nil, environment: Environment([:])) { now } == now)
  }

  @Test(arguments: ["-1", "1.5", "x", "+2", " 2", "253402300800", "99999999999999999999"])
  func `a bad epoch is an error`(_ text: String) {
    #expect(throws: SystemError.badEpoch(text)) {
      try SystemClock.moment(asked: nil, environment: Environment(["SOURCE_DATE_EPOCH": text]))
    }
  }

  @Test func `time goes on`() {
    #expect(SystemClock.now() > Timestamp(seconds: 1_700_000_000))
  }
}
