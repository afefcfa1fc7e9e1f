import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results for all elements, in their order, worked on by all processors at once.
  ///
  /// For a handful of costly pieces; the caller's thread works along and waits for the last.
  public func mappedInParallel<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    let results = Mutex<[Result?]>(Array<Result?>(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
