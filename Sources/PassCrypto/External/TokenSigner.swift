internal import COpenSSL

/// A key in a token: `--key pkcs11:token=wallet;object=pass`.
///
/// The token makes the raw value; the key itself stays in it. `@unchecked Sendable`: the handle is never changed after
/// `init`, each signature has a context of its own, and libp11 gives each a session of the token.
final class TokenSigner: RawSigner, @unchecked Sendable {
  private let name: String
  private let module: String?
  private let key: OwnedPointer
  private let isRSA: Bool
  /// libcrypto knows its address, and may ask again.
  private let pin: TokenPIN

  /// The public key as the token has it: a SubjectPublicKeyInfo in DER; nil where it keeps the private one alone.
  let spki: [UInt8]?

  /// Opens the key, and asks for the PIN where the token wants one.
  init(
    _ uri: TokenURI, named name: String, environment: [String: String], password: PasswordSource
  ) throws(CryptoError) {
    let module = uri.module ?? environment["PKCS11_MODULE_PATH"]
    let source =
      uri.pinFile.map { PasswordSource(file: .file($0), environment: environment) } ?? password
    let pin = TokenPIN(source, for: name)
    do throws(TokenFault) {
      key = try TokenEngine.key(uri, module: module, pin)
    } catch {
      throw pin.error ?? .token(name: name, error)
    }
    pin.keyIsOpen()
    self.name = name
    self.module = module
    self.pin = pin
    let raw = key.raw
    isRSA = EVP_PKEY_get_base_id(raw) == EVP_PKEY_RSA
    spki = encoded { i2d_PUBKEY(raw, $0) }
    _ = OpenSSLReason.drain()
  }

  func sign(_ input: [UInt8]) throws(CryptoError) -> [UInt8] {
    var length = Int(EVP_PKEY_get_size(key.raw))
    var value = [UInt8](repeating: 0, count: length)
    guard let context = OwnedPointer(EVP_PKEY_CTX_new(key.raw, nil), free: EVP_PKEY_CTX_free),
      EVP_PKEY_sign_init(context.raw) == 1,
      !isRSA || EVP_PKEY_CTX_set_rsa_padding(context.raw, RSA_PKCS1_PADDING) == 1,
      // Without a digest's name: what it is given is a DigestInfo already.
      EVP_PKEY_sign(context.raw, &value, &length, input, input.count) == 1
    else { throw .token(name: name, TokenFault(OpenSSLReason.drain(), module: module)) }
    // The engine looks for that name and says that there is none.
    _ = OpenSSLReason.drain()
    return Array(value.prefix(length))
  }
}
