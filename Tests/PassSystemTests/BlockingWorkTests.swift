import Foundation
import PassSystem
import Synchronization
import Testing

@Suite struct BlockingWorkTests {
  private final class Meeting: Sendable {
    let arrived = Atomic(0)
  }

  /// Each waits until all have come, which the few threads of Swift's tasks would never let happen.
  @Test func `waits do not wait for each other`() async {
    let meeting = Meeting()
    let met = await withTaskGroup { group in
      for _ in 0..<16 {
        group.addTask {
          await BlockingWork.run {
            meeting.arrived.add(1, ordering: .relaxed)
            for _ in 0..<20_000 where meeting.arrived.load(ordering: .relaxed) < 16 { usleep(1000) }
            return meeting.arrived.load(ordering: .relaxed) == 16
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(met)
  }
}
