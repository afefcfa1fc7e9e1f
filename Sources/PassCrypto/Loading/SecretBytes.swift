internal import COpenSSL

/// A password or a private key: overwritten when the last holder lets go, and never printed.
///
/// `@unchecked Sendable`: the buffer is filled in `init`, never changed and freed in `deinit`.
public final class SecretBytes: @unchecked Sendable, CustomStringConvertible, CustomReflectable {
  private let buffer: UnsafeMutableRawBufferPointer
  public let count: Int

  /// Copies the bytes. The caller's own copy is the caller's to forget.
  public init(copying bytes: some Collection<UInt8>) {
    count = bytes.count
    // One more than asked for, zero: C functions may read the bytes as a text.
    buffer = .allocate(byteCount: count + 1, alignment: 1)
    buffer.copyBytes(from: bytes)
    buffer[count] = 0
  }

  /// Takes the bytes over and overwrites the array they came in, if nobody else holds it.
  public convenience init(taking bytes: inout [UInt8]) {
    self.init(copying: bytes)
    bytes.wipe()
    bytes = []
  }

  deinit {
    OPENSSL_cleanse(buffer.baseAddress, buffer.count)
    buffer.deallocate()
  }

  /// Lends the bytes; they end when the closure does.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }

  /// Lends the bytes as a C text.
  func withText<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try buffer.withMemoryRebound(to: CChar.self) { text in
      guard let start = text.baseAddress else { preconditionFailure("the buffer holds at least a zero") }
      return try body(start)
    }
  }

  public var description: String { "(secret)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
