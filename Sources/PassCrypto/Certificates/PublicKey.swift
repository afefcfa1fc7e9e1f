internal import COpenSSL

/// A public key as libcrypto holds it.
///
/// `@unchecked Sendable`: the handle is never changed after `init`, and libcrypto lets several threads verify with one.
final class PublicKey: @unchecked Sendable {
  private let handle: OwnedPointer

  /// From a SubjectPublicKeyInfo. Decoding takes libcrypto longer than a verification, so keep what is made.
  init?(spki: [UInt8]) {
    let parsed = spki.withUnsafeBytes { buffer -> OpaquePointer? in
      var cursor = buffer.bindMemory(to: UInt8.self).baseAddress
      return d2i_PUBKEY(nil, &cursor, buffer.count)
    }
    guard let handle = OwnedPointer(parsed, free: EVP_PKEY_free) else {
      _ = OpenSSLReason.drain()
      return nil
    }
    self.handle = handle
  }

  /// Another reference to a key that someone else owns.
  init?(sharing key: OpaquePointer?) {
    guard let key, EVP_PKEY_up_ref(key) == 1, let handle = OwnedPointer(key, free: EVP_PKEY_free) else {
      _ = OpenSSLReason.drain()
      return nil
    }
    self.handle = handle
  }

  var raw: OpaquePointer { handle.raw }

  /// The SubjectPublicKeyInfo in DER.
  func spki() throws(CryptoError) -> [UInt8] {
    guard let der = encoded({ i2d_PUBKEY(raw, $0) }) else { throw .library("write the public key") }
    return der
  }

  var kind: CertificateFacts.Key { KeyDescription.of(handle.raw) }

  /// Whether its private key made this raw signature over a SHA-256 digest.
  func verifies(_ signature: [UInt8], ofSHA256 digest: [UInt8]) -> Bool {
    defer { _ = OpenSSLReason.drain() }
    guard let context = OwnedPointer(EVP_PKEY_CTX_new(raw, nil), free: EVP_PKEY_CTX_free),
      EVP_PKEY_verify_init(context.raw) == 1, EVP_PKEY_CTX_set_signature_md(context.raw, EVP_sha256()) == 1
    else { return false }
    return EVP_PKEY_verify(context.raw, signature, signature.count, digest, digest.count) == 1
  }

  /// What an RSA signature with PKCS#1 v1.5 padding is over; nil for anything else.
  func recovered(_ signature: [UInt8]) -> [UInt8]? { recovered(signature, padding: RSA_PKCS1_PADDING) }

  /// The number that an RSA signature is the root of, as bytes.
  func recoveredUnpadded(_ signature: [UInt8]) -> [UInt8]? {
    recovered(signature, padding: RSA_NO_PADDING)
  }

  private func recovered(_ signature: [UInt8], padding: Int32) -> [UInt8]? {
    defer { _ = OpenSSLReason.drain() }
    guard let context = OwnedPointer(EVP_PKEY_CTX_new(raw, nil), free: EVP_PKEY_CTX_free),
      EVP_PKEY_verify_recover_init(context.raw) == 1,
      EVP_PKEY_CTX_set_rsa_padding(context.raw, padding) == 1
    else { return nil }
    var content = [UInt8](repeating: 0, count: signatureSize)
    var length = content.count
    guard
      EVP_PKEY_verify_recover(context.raw, &content, &length, signature, signature.count) == 1
    else { return nil }
    return Array(content.prefix(length))
  }

  /// The length of the longest signature by its private key.
  var signatureSize: Int { Int(EVP_PKEY_get_size(handle.raw)) }
}
