import Dispatch
import Synchronization

/// A handful of costly pieces that whoever has time takes on: threads that have begun ahead, and the one that needs the
/// results.
///
/// That one works along. If it only waited, its processor would stand idle: the others were put on theirs while it was
/// still busy, and for a few milliseconds they stay there, taking turns.
public final class SharedWork<Element: Sendable, Result: Sendable>: Sendable {
  private struct State {
    var hasBegun = false
    var next = 0
    var results: [Result?]
  }

  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let state: Mutex<State>
  private let group = DispatchGroup()

  /// - Parameter elements: taken on in this order; the costly ones first.
  public init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    state = Mutex(State(results: Array(repeating: nil, count: elements.count)))
  }

  /// Begins on other threads, one for each processor but the caller's, unless they have begun.
  public func begin() {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    guard isFirst, elements.count > 1 else { return }
    for _ in 0..<min(elements.count, Processors.available) - 1 {
      DispatchQueue.global().async(group: group) { [self] in work() }
    }
  }

  /// The results in the order of the elements. The caller works along until nothing is left.
  public var results: [Result] {
    work()
    group.wait()
    return state.withLock { $0.results.compactMap(\.self) }
  }

  private func work() {
    while let index = take() {
      let result = transform(elements[index])
      state.withLock { $0.results[index] = result }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < elements.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}
