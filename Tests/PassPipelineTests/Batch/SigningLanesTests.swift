import Synchronization
import Testing

@testable import PassPipeline

@Suite struct SigningLanesTests {
  private final class Counts: Sendable {
    let value = Mutex((now: 0, most: 0, done: 0))
  }

  @Test(arguments: [1, 2, 3]) func `no more at once than there are lanes, and everyone gets a turn`(
    _ count: Int
  ) async {
    let lanes = SigningLanes(count: count)
    let counts = Counts()
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          await lanes.enter()
          counts.value.withLock {
            $0.now += 1
            $0.most = max($0.most, $0.now)
          }
          await Task.yield()
          counts.value.withLock {
            $0.now -= 1
            $0.done += 1
          }
          await lanes.leave()
        }
      }
    }
    let (now, most, done) = counts.value.withLock { $0 }
    #expect(now == 0)
    #expect((1...count).contains(most))
    #expect(done == 100)
  }
}
