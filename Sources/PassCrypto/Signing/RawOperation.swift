internal import COpenSSL

/// The one operation of a signature that needs the RSA key, for one worker: the value over a digest.
///
/// Not `Sendable`: a context belongs to one thread at a time.
final class RawOperation {
  private enum Way {
    case context(Context)
    case external(ExternalKey)
  }

  private let way: Way

  init(_ key: SigningKey) throws(CryptoError) {
    switch key {
    case .held(let key): way = .context(try Context(key))
    case .external(let key): way = .external(key)
    }
  }

  /// Writes the value over a SHA-256 digest (32 bytes) to where it belongs.
  func sign(
    _ digest: UnsafeMutablePointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>
  ) throws(CryptoError) {
    switch way {
    case .context(let context):
      guard context.sign(digest, to: target) else { throw .library("sign") }
    case .external(let key):
      let value = try key.signature(ofSHA256: Array(UnsafeBufferPointer(start: digest, count: 32)))
      // The key has judged it: it has this length.
      _ = target.update(fromContentsOf: value)
    }
  }

  /// libcrypto's context for a key, set up once.
  private final class Context {
    private let context: OwnedPointer
    /// The key that the context refers to.
    private let key: PrivateKey

    init(_ key: PrivateKey) throws(CryptoError) {
      guard
        let context = OwnedPointer(key.withHandle { EVP_PKEY_CTX_new($0, nil) }, free: EVP_PKEY_CTX_free),
        EVP_PKEY_sign_init(context.raw) == 1,
        EVP_PKEY_CTX_set_rsa_padding(context.raw, RSA_PKCS1_PADDING) == 1,
        EVP_PKEY_CTX_set_signature_md(context.raw, EVP_sha256()) == 1
      else { throw .library("prepare the key for signing") }
      self.context = context
      self.key = key
    }

    func sign(
      _ digest: UnsafeMutablePointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
      var length = target.count
      return EVP_PKEY_sign(context.raw, target.baseAddress, &length, digest, 32) == 1
        && length == target.count
    }
  }
}
