import Foundation
import PassSystem
import Synchronization
import Testing

@Suite struct TurnstileTests {
  private final class Counter: Sendable {
    private let state = Mutex((now: 0, most: 0, all: 0))

    func enter() {
      state.withLock {
        $0.now += 1
        $0.all += 1
        $0.most = max($0.most, $0.now)
      }
    }
    func leave() { state.withLock { $0.now -= 1 } }
    var most: Int { state.withLock { $0.most } }
    var all: Int { state.withLock { $0.all } }
  }

  @Test(arguments: [1, 2, 5]) func `no more threads at once than there are places`(places: Int) async {
    let turnstile = Turnstile(places: places)
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<40 {
        group.addTask {
          await BlockingWork.run {
            turnstile.pass {
              counter.enter()
              usleep(1000)
              counter.leave()
            }
          }
        }
      }
    }
    #expect(counter.all == 40)
    #expect(counter.most <= places)
    #expect(places == 1 || counter.most > 1)
  }

  @Test func `an error passes through, and the place is free again`() {
    struct Fault: Error {}
    let turnstile = Turnstile(places: 1)
    #expect(throws: Fault.self) { try turnstile.pass { () throws(Fault) in throw Fault() } }
    #expect(turnstile.pass { 7 } == 7)
    #expect(Turnstile(places: 0).places == 1)
  }
}
