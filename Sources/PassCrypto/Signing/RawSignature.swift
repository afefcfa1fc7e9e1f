internal import COpenSSL
internal import PassData

/// The private key operation and nothing else: the limit that signing is measured against.
///
/// For benchmarks. It signs a digest with a context that is made once, writes over one buffer, and gives nothing back.
public final class RawSignature {
  private let context: OwnedPointer
  private let key: PrivateKey
  private var output: [UInt8]

  /// - Throws: ``CryptoError`` for a key that is not RSA.
  public init(identity: SigningIdentity) throws(CryptoError) {
    key = identity.key
    guard
      let context = OwnedPointer(key.withHandle { EVP_PKEY_CTX_new($0, nil) }, free: EVP_PKEY_CTX_free),
      EVP_PKEY_sign_init(context.raw) == 1,
      EVP_PKEY_CTX_set_rsa_padding(context.raw, RSA_PKCS1_PADDING) == 1,
      EVP_PKEY_CTX_set_signature_md(context.raw, EVP_sha256()) == 1
    else { throw .library("prepare the key for signing") }
    self.context = context
    output = [UInt8](repeating: 0, count: key.signatureSize)
  }

  /// Signs the first 32 of these bytes as if they were a digest.
  public func sign(_ bytes: [UInt8]) throws(CryptoError) {
    var length = output.count
    let isSigned = bytes.count >= 32 && EVP_PKEY_sign(context.raw, &output, &length, bytes, 32) == 1
    guard isSigned else { throw .library("sign") }
  }
}
