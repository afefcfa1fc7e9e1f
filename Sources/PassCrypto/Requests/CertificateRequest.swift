internal import PassData
internal import PassSystem

/// A key and the request that Apple's developer site makes a certificate from.
public enum CertificateRequest {
  /// What was made.
  public struct Written: Sendable, Hashable {
    public let keyPath: String?
    public let requestPath: String
    /// SHA-256 of the public key, hexadecimal: the certificate that comes back shows the same.
    public let publicKeySHA256: String
  }

  /// The names of the files in the folder.
  public static let keyName = "key.pem"
  public static let requestName = "request.certSigningRequest"

  /// Makes a new RSA-2048 key and a request for it.
  ///
  /// The key is written first, for its owner's eyes only (0600), and never over another file.
  /// - Throws: ``CryptoError/keyExists(path:)`` where there is a key already, before anything is made.
  public static func write(
    passTypeIdentifier: String, teamIdentifier: String, to folder: String, replacingRequest: Bool = false
  ) throws(CryptoError) -> Written {
    let keyPath = FilePath.join(folder, keyName)
    guard !FileStatus.exists(keyPath) else { throw .keyExists(path: keyPath) }
    try refuseExisting(folder, replacingRequest)
    let key = try PrivateKey.generateRSA()
    let request = try RequestSigning(key: .held(key), passTypeIdentifier, teamIdentifier).pem()
    var text = PEMBlock.text(ofKey: try key.pkcs8())
    defer { text.wipe() }
    do throws(SystemError) {
      try Directory.create(folder, mode: 0o700)
      try AtomicFile.write(text, to: keyPath, existing: .refuse, permissions: 0o600)
    } catch {
      if case .exists(let path) = error { throw .keyExists(path: path) }
      throw .system(error)
    }
    return try write(request, for: .held(key), keyPath: keyPath, to: folder, replacing: replacingRequest)
  }

  /// A key that is there already.
  public struct ExistingKey: Sendable {
    public var reference: SecretReference
    /// Of a key behind a program, which cannot tell it, or in a token that keeps the private half alone: PEM or DER, or
    /// a certificate.
    public var publicKey: SecretReference?
    public var environment: [String: String]
    public var password: PasswordSource
    public var external: ExternalKeyOptions

    public init(
      _ reference: SecretReference, publicKey: SecretReference? = nil, environment: [String: String],
      password: PasswordSource, external: ExternalKeyOptions = ExternalKeyOptions()
    ) {
      self.reference = reference
      self.publicKey = publicKey
      self.environment = environment
      self.password = password
      self.external = external
    }

    fileprivate func open() throws(CryptoError) -> SigningKey {
      let name = reference.description
      if reference.isExternal {
        return .external(
          try ExternalKeyOpening(environment: environment, password: password, options: external).open(
            reference
          ) {
            () throws(CryptoError) in
            guard let publicKey else { throw .publicKeyNotGiven(key: name) }
            return try PublicKeyReading.spki(
              in: try publicKey.read(environment: environment), from: publicKey.description)
          })
      }
      let material = try MaterialReader(unlocking: Unlocking(password)).read(
        try reference.read(environment: environment), from: name)
      guard let key = material.keys.first?.value else { throw .noKey(name: name) }
      if case .other(let kind) = key.kind { throw .unsupportedKey(name: name, kind: kind) }
      return key
    }
  }

  /// Makes a request for a key that is there, such as that of the certificate which is about to end, or one that was
  /// born in a token or a service and never leaves it.
  public static func write(
    passTypeIdentifier: String, teamIdentifier: String, key existing: ExistingKey, to folder: String,
    replacingRequest: Bool = false
  ) throws(CryptoError) -> Written {
    try refuseExisting(folder, replacingRequest)
    let key = try existing.open()
    let request = try RequestSigning(key: key, passTypeIdentifier, teamIdentifier).pem()
    return try write(request, for: key, keyPath: nil, to: folder, replacing: replacingRequest)
  }

  private static func refuseExisting(_ folder: String, _ replacing: Bool) throws(CryptoError) {
    let path = FilePath.join(folder, requestName)
    guard replacing || !FileStatus.exists(path) else { throw .system(.exists(path: path)) }
  }

  private static func write(
    _ request: [UInt8], for key: SigningKey, keyPath: String?, to folder: String, replacing: Bool
  ) throws(CryptoError) -> Written {
    let path = FilePath.join(folder, requestName)
    do throws(SystemError) {
      try Directory.create(folder, mode: 0o700)
      try AtomicFile.write(request, to: path, existing: replacing ? .replace : .refuse)
    } catch {
      throw .system(error)
    }
    return Written(keyPath: keyPath, requestPath: path, publicKeySHA256: key.fingerprint)
  }
}
