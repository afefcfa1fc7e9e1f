import PassSystem
import Synchronization
import Testing

@Suite struct AheadOfUseTests {
  @Test(arguments: [false, true]) func `a value is worked out once, whoever asks`(_ beginsAhead: Bool) {
    let count = Mutex(0)
    let ahead = AheadOfUse {
      count.withLock {
        $0 += 1; return $0
      }
    }
    if beginsAhead { ahead.begin() }
    let askers = SharedWork(Array(0..<50)) { _ in ahead.value }
    askers.begin()
    #expect(askers.results == Array(repeating: 1, count: 50))
    ahead.begin()
    #expect(ahead.value == 1)
  }

  @Test func `nobody need ask`() {
    _ = AheadOfUse { 1 }
    AheadOfUse { 2 }.begin()
  }
}
