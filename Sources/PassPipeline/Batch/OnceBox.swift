import Synchronization

/// Holds a value that cannot be copied until someone takes it.
final class OnceBox<Value: ~Copyable & Sendable>: Sendable {
  private let content: Mutex<Value?>

  init(_ value: consuming sending Value) { content = Mutex(consume value) }

  /// The value, for the first who asks.
  func take() -> Value? {
    content.withLock { content in
      var taken: Value? = nil
      swap(&taken, &content)
      return taken
    }
  }
}
