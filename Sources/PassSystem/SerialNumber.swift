import Synchronization

/// Numbers that are given out once each in a process.
final class SerialNumber: Sendable {
  private let next = Atomic<Int>(0)

  func add() -> Int { next.add(1, ordering: .relaxed).newValue }
}
