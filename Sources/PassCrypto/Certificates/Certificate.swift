internal import COpenSSL
internal import PassData

/// A certificate as libcrypto holds it, with its facts.
///
/// `@unchecked Sendable`: the handle is never changed after `init` and never leaves this object; libcrypto guards
/// its own lazily made caches inside `X509` with a lock.
final class Certificate: @unchecked Sendable {
  let facts: CertificateFacts
  private let handle: OwnedPointer

  /// - Throws: ``CryptoError/notACertificate(reason:)`` for bytes that are none, or more than one.
  init(der: [UInt8]) throws(CryptoError) {
    let parsed = der.withUnsafeBytes { buffer -> OpaquePointer? in
      var cursor = buffer.bindMemory(to: UInt8.self).baseAddress
      guard let start = cursor, let parsed = d2i_X509(nil, &cursor, buffer.count) else { return nil }
      guard let cursor, cursor - start == buffer.count else {
        X509_free(parsed)
        return nil
      }
      return parsed
    }
    guard let handle = OwnedPointer(parsed, free: X509_free) else {
      throw .notACertificate(reason: OpenSSLReason.drain().description)
    }
    facts = try CertificateReading(handle.raw, der: der).facts()
    self.handle = handle
  }

  /// Lends the handle for calls that do not keep it, or that count references themselves.
  func withHandle<Result, Failure: Error>(
    _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(handle.raw)
  }

  /// Whether an encoded name means the issuer of this certificate: the same bytes, or the same by libcrypto's comparison,
  /// which passes over case and string types.
  func isIssued(byNameEncoded name: [UInt8]) -> Bool {
    if facts.issuer.encoding == name { return true }
    defer { _ = OpenSSLReason.drain() }
    let parsed = name.withUnsafeBytes { buffer -> OpaquePointer? in
      var cursor = buffer.bindMemory(to: UInt8.self).baseAddress
      return d2i_X509_NAME(nil, &cursor, buffer.count)
    }
    guard let other = OwnedPointer(parsed, free: X509_NAME_free) else { return false }
    return X509_NAME_cmp(X509_get_issuer_name(handle.raw), other.raw) == 0
  }

  /// The key inside, which libcrypto decoded when it read the certificate; nil for kinds it does not know.
  var publicKey: PublicKey? { PublicKey(sharing: X509_get0_pubkey(handle.raw)) }

  /// Whether the signature on this certificate was made by the key.
  func isSigned(by key: PublicKey) -> Bool {
    defer { _ = OpenSSLReason.drain() }
    return X509_verify(handle.raw, key.raw) == 1
  }
}
