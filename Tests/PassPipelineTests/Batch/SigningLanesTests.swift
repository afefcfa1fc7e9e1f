import Synchronization
import Testing

@testable import PassPipeline

@Suite struct SigningLanesTests {
  private final class Counts: Sendable {
    let value = Mutex((now: 0, most: 0, done: 0))
  }

  @Test(arguments: [1, 2, 3]) func `no more at once than there are lanes, and everyone gets a turn`(
    _ count: Int
  ) async throws {
    let lanes = SigningLanes(count: count)
    let counts = Counts()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await lanes.enter()
          counts.value.withLock {
            $0.now += 1
            $0.most = max($0.most, $0.now)
          }
          await Task.yield()
          counts.value.withLock {
            $0.now -= 1
            $0.done += 1
          }
          await lanes.leave(failure: nil)
        }
      }
      try await group.waitForAll()
    }
    let (now, most, done) = counts.value.withLock { $0 }
    #expect(now == 0)
    #expect((1...count).contains(most))
    #expect(done == 100)
  }

  /// A token that is gone is not waited for again and again.
  @Test func `after a failure nobody enters, and all are told why`() async throws {
    struct Fault: Error, Equatable {}
    let lanes = SigningLanes(count: 1)
    try await lanes.enter()
    let told = await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          do {
            try await lanes.enter()
            return false
          } catch {
            return error is Fault
          }
        }
      }
      await Task.yield()
      await lanes.leave(failure: Fault())
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(told == 20)
    await #expect(throws: Fault.self) { try await lanes.enter() }
  }
}
