internal import COpenSSL
internal import PassData

/// A private key as libcrypto holds it.
///
/// `@unchecked Sendable`: the handle is never changed after `init`. Signing with one `EVP_PKEY` on several threads is
/// what libcrypto allows (`man 7 openssl-threads`), each with a context of its own.
final class PrivateKey: @unchecked Sendable {
  private let handle: OwnedPointer
  /// The SubjectPublicKeyInfo in DER: what tells whether a certificate belongs to this key.
  let publicKey: [UInt8]
  let kind: CertificateFacts.Key

  init(_ handle: consuming OwnedPointer) throws(CryptoError) {
    let raw = handle.raw
    guard let publicKey = encoded({ i2d_PUBKEY(raw, $0) }) else { throw .library("read the public key") }
    self.publicKey = publicKey
    kind = KeyDescription.of(raw)
    self.handle = handle
  }

  /// Reads any unencrypted DER form: PKCS#8, PKCS#1, SEC 1.
  convenience init(der: SecretBytes) throws(CryptoError) {
    let parsed = der.withBytes { buffer -> OpaquePointer? in
      var cursor = buffer.bindMemory(to: UInt8.self).baseAddress
      return d2i_AutoPrivateKey(nil, &cursor, buffer.count)
    }
    guard let handle = OwnedPointer(parsed, free: EVP_PKEY_free) else {
      throw .library("read the private key")
    }
    try self.init(handle)
  }

  static func generateRSA(bits: Int32 = 2048) throws(CryptoError) -> PrivateKey {
    try generate(EVP_PKEY_RSA) { EVP_PKEY_CTX_set_rsa_keygen_bits($0, bits) }
  }

  static func generateEC(curve: Int32 = NID_X9_62_prime256v1) throws(CryptoError) -> PrivateKey {
    try generate(EVP_PKEY_EC) { EVP_PKEY_CTX_set_ec_paramgen_curve_nid($0, curve) }
  }

  private static func generate(
    _ type: Int32, configure: (OpaquePointer) -> Int32
  ) throws(CryptoError) -> PrivateKey {
    guard let context = OwnedPointer(EVP_PKEY_CTX_new_id(type, nil), free: EVP_PKEY_CTX_free) else {
      throw .library("make a key")
    }
    var made: OpaquePointer?
    guard EVP_PKEY_keygen_init(context.raw) == 1, configure(context.raw) == 1,
      EVP_PKEY_keygen(context.raw, &made) == 1, let key = OwnedPointer(made, free: EVP_PKEY_free)
    else { throw .library("make a key") }
    return try PrivateKey(key)
  }

  /// Lends the handle for calls that do not keep it, or that count references themselves.
  func withHandle<Result, Failure: Error>(
    _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(handle.raw)
  }

  /// The key as unencrypted PKCS#8.
  func pkcs8() throws(CryptoError) -> SecretBytes {
    guard let info = OwnedPointer(EVP_PKEY2PKCS8(handle.raw), free: PKCS8_PRIV_KEY_INFO_free),
      var der = encoded({ i2d_PKCS8_PRIV_KEY_INFO(info.raw, $0) })
    else { throw .library("encode the private key") }
    return SecretBytes(taking: &der)
  }

  /// The length of its longest signature.
  var signatureSize: Int { Int(EVP_PKEY_get_size(handle.raw)) }

  /// SHA-256 of the public key, in hexadecimal: safe to show.
  var fingerprint: String { Digest.sha256(publicKey).hexadecimal }
}
