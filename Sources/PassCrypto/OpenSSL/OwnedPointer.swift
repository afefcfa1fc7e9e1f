/// Owns one C object and frees it exactly once.
///
/// The free function is a C pointer and not a closure, because `discard self` asks for trivially destroyed fields.
struct OwnedPointer: ~Copyable {
  typealias Free = @convention(c) (OpaquePointer?) -> Void

  let raw: OpaquePointer
  private let free: Free

  /// Nil where the C call gave nothing.
  init?(_ raw: OpaquePointer?, free: @escaping Free) {
    guard let raw else { return nil }
    self.raw = raw
    self.free = free
  }

  deinit { free(raw) }

  /// Gives the object up, for C calls that take ownership.
  consuming func release() -> OpaquePointer {
    let raw = raw
    discard self
    return raw
  }
}
