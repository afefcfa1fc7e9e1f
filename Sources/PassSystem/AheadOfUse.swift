import Dispatch
import Synchronization

/// A value that is worked out once: on another thread ahead of its use where that is asked for, else at its first use.
public final class AheadOfUse<Value: Sendable>: Sendable {
  private struct State {
    var hasBegun = false
    var value: Value?
  }

  private let work: @Sendable () -> Value
  private let group = DispatchGroup()
  private let state = Mutex(State())

  public init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  /// Begins on another thread, unless it has begun.
  public func begin() {
    guard isFirst() else { return }
    DispatchQueue.global().async { [self] in finish() }
  }

  /// The value, waited for or worked out here.
  public var value: Value {
    if isFirst() { finish() }
    group.wait()
    guard let value = state.withLock({ $0.value }) else { preconditionFailure("the group ends with a value") }
    return value
  }

  private func isFirst() -> Bool {
    state.withLock { state in
      guard !state.hasBegun else { return false }
      state.hasBegun = true
      group.enter()
      return true
    }
  }

  private func finish() {
    let value = work()
    state.withLock { $0.value = value }
    group.leave()
  }
}
