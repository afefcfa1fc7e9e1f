internal import COpenSSL

/// A SHA-256 that takes its bytes in pieces.
///
/// It is a value: a copy keeps the state after a prefix, so that many texts with the same beginning hash it once.
public struct RunningSHA256: Sendable {
  private var state: SHA256_CTX

  public init() {
    state = SHA256_CTX()
    SHA256_Init(&state)
  }

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    SHA256_Update(&state, bytes.baseAddress, bytes.count)
  }

  /// The digest of what came so far, 32 bytes. More may be added afterwards.
  public var digest: [UInt8] {
    var copy = state
    return [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      SHA256_Final(buffer.baseAddress, &copy)
      count = 32
    }
  }

  /// Writes the digest of what came so far into 32 bytes, without an allocation.
  func writeDigest(to target: UnsafeMutablePointer<UInt8>) {
    var copy = state
    SHA256_Final(target, &copy)
  }
}
