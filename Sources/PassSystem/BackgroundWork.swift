import Dispatch
import Synchronization

/// One piece of blocking work at a time on a thread of its own, for waiting on disks beside the real work.
public final class BackgroundWork: Sendable {
  private enum State {
    case idle
    case running
    case done(SystemError?)
  }

  private let state = Mutex(State.idle)
  private let queue = DispatchQueue(label: "passforge.background")

  public init() {}

  public var isIdle: Bool { state.withLock { if case .idle = $0 { true } else { false } } }

  /// Begins work, unless some is running or its end has not been asked for.
  public func begin(_ work: @escaping @Sendable () throws(SystemError) -> Void) {
    let mayBegin = state.withLock { state -> Bool in
      guard case .idle = state else { return false }
      state = .running
      return true
    }
    guard mayBegin else { return }
    queue.async { [self] in
      do throws(SystemError) {
        try work()
        state.withLock { $0 = .done(nil) }
      } catch {
        state.withLock { $0 = .done(error) }
      }
    }
  }

  /// Whether the work has ended since it was last asked; then new work may begin.
  ///
  /// - Throws: what the work threw.
  public func takeEnd() throws(SystemError) -> Bool {
    let end: SystemError?? = state.withLock { state in
      guard case .done(let error) = state else { return .none }
      state = .idle
      return .some(error)
    }
    guard let end else { return false }
    if let end { throw end }
    return true
  }

  /// Waits until nothing is running.
  public func wait() { queue.sync {} }
}
