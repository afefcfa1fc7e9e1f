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
}
