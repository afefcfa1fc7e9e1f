/// The private key operation and nothing else: the limit that signing is measured against.
///
/// For benchmarks. It signs a digest with a context that is made once, writes over one buffer, and gives nothing back.
public final class RawSignature {
  private let operation: RawOperation
  private var output: [UInt8]

  /// - Throws: ``CryptoError`` for a key that is not RSA.
  public init(identity: SigningIdentity) throws(CryptoError) {
    operation = try RawOperation(identity.key)
    output = [UInt8](repeating: 0, count: identity.key.signatureSize)
  }

  /// Signs the first 32 of these bytes as if they were a digest.
  public func sign(_ bytes: [UInt8]) throws(CryptoError) {
    guard bytes.count >= 32 else { throw .library(operation: "sign", reason: "a digest has 32 bytes") }
    var digest = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    try withUnsafeMutableBytes(of: &digest) { (digest) throws(CryptoError) in
      digest.copyBytes(from: bytes.prefix(32))
      try output.withUnsafeMutableBufferPointer { (output) throws(CryptoError) in
        guard let start = digest.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
        try operation.sign(start, to: output)
      }
    }
  }
}
