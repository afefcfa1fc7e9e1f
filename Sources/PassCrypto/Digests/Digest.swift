internal import COpenSSL

/// One-call digests over bytes.
///
/// The low-level functions of libcrypto are called: they need no look-up of an algorithm by name, cannot fail and
/// use the same processor instructions.
public enum Digest {
  /// SHA-1, 20 bytes: what manifests of passes hold.
  public static func sha1(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { sha1($0) } }

  /// SHA-1, 20 bytes: what manifests of passes hold.
  public static func sha1(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var state = SHA_CTX()
    SHA1_Init(&state)
    SHA1_Update(&state, bytes.baseAddress, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: 20) { buffer, count in
      SHA1_Final(buffer.baseAddress, &state)
      count = 20
    }
  }

  /// SHA-256, 32 bytes.
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { sha256($0) } }

  /// SHA-256, 32 bytes.
  public static func sha256(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var running = RunningSHA256()
    running.update(bytes)
    return running.digest
  }

  /// HMAC with SHA-256, 32 bytes: for tokens that are derived from a secret.
  public static func hmacSHA256(key: [UInt8], _ message: [UInt8]) -> [UInt8] {
    // RFC 2104. The padded key is wiped, the caller's copy is the caller's.
    var block = key.count > 64 ? sha256(key) : key
    block.append(contentsOf: repeatElement(0, count: 64 - block.count))
    defer { block.wipe() }
    var inner = RunningSHA256()
    var outer = RunningSHA256()
    for index in block.indices { block[index] ^= 0x36 }
    inner.update(block)
    for index in block.indices { block[index] ^= 0x36 ^ 0x5C }
    outer.update(block)
    inner.update(message)
    outer.update(inner.digest)
    return outer.digest
  }
}

extension [UInt8] {
  /// Overwrites the bytes in a way that no compiler removes, where this array is the only owner of them.
  mutating func wipe() { withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) } }
}
