import Foundation
import PassSystem
import Synchronization
import TestSupport
import Testing

@Suite struct FileLockTests {
  @Test func oneHolderAtATime() throws {
    let folder = TemporaryFolder()
    let path = folder.file("lock")
    let inside = Atomic<Int>(0)
    let mostInside = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      guard let lock = try? FileLock(waitingFor: path) else {
        Issue.record("no lock")
        return
      }
      let now = inside.add(1, ordering: .sequentiallyConsistent).newValue
      mostInside.max(now, ordering: .sequentiallyConsistent)
      usleep(1000)
      inside.subtract(1, ordering: .sequentiallyConsistent)
      extendLifetime(lock)
    }
    #expect(mostInside.load(ordering: .sequentiallyConsistent) == 1)
    #expect(throws: SystemError.self) { try hold(folder.file("absent/lock")) }
  }

  private func hold(_ path: String) throws {
    let lock = try FileLock(waitingFor: path)
    extendLifetime(lock)
  }
}
