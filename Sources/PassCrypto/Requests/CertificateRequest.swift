internal import COpenSSL
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
    let request = try pem(for: key, passTypeIdentifier, teamIdentifier)
    var text = PEMBlock.text(ofKey: try key.pkcs8())
    defer { text.wipe() }
    do throws(SystemError) {
      try Directory.create(folder, mode: 0o700)
      try AtomicFile.write(text, to: keyPath, existing: .refuse, permissions: 0o600)
    } catch {
      if case .exists(let path) = error { throw .keyExists(path: path) }
      throw .system(error)
    }
    return try write(request, for: key, keyPath: keyPath, to: folder, replacing: replacingRequest)
  }

  /// Makes a request for a key that is there, such as that of the certificate which is about to end.
  public static func write(
    passTypeIdentifier: String, teamIdentifier: String, key reference: SecretReference,
    environment: [String: String], password: PasswordSource, to folder: String, replacingRequest: Bool = false
  ) throws(CryptoError) -> Written {
    try refuseExisting(folder, replacingRequest)
    let secret = try reference.read(environment: environment)
    let material = try MaterialReader(unlocking: Unlocking(password)).read(
      secret, from: reference.description)
    guard let key = material.keys.first?.value else { throw .noKey(name: reference.description) }
    if case .other(let kind) = key.kind { throw .unsupportedKey(name: reference.description, kind: kind) }
    let request = try pem(for: key, passTypeIdentifier, teamIdentifier)
    return try write(request, for: key, keyPath: nil, to: folder, replacing: replacingRequest)
  }

  private static func refuseExisting(_ folder: String, _ replacing: Bool) throws(CryptoError) {
    let path = FilePath.join(folder, requestName)
    guard replacing || !FileStatus.exists(path) else { throw .system(.exists(path: path)) }
  }

  private static func write(
    _ request: [UInt8], for key: PrivateKey, keyPath: String?, to folder: String, replacing: Bool
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

  /// Apple takes the key alone from it and writes the names itself; ours say what it was meant for.
  private static func pem(
    for key: PrivateKey, _ passTypeIdentifier: String, _ teamIdentifier: String
  ) throws(CryptoError) -> [UInt8] {
    let subject: [DistinguishedName.Part] = [
      .init(identifier: ObjectIdentifier.userID, text: passTypeIdentifier),
      .init(identifier: ObjectIdentifier.commonName, text: "Pass Type ID: \(passTypeIdentifier)"),
      .init(identifier: ObjectIdentifier.organizationalUnit, text: teamIdentifier),
    ]
    let name = try CertificateBuilder.distinguishedName(subject)
    guard let request = OwnedPointer(X509_REQ_new(), free: X509_REQ_free) else {
      throw .library("make a request")
    }
    let isFilled = key.withHandle { key in
      X509_REQ_set_version(request.raw, 0) == 1 && X509_REQ_set_subject_name(request.raw, name.raw) == 1
        && X509_REQ_set_pubkey(request.raw, key) == 1 && X509_REQ_sign(request.raw, key, EVP_sha256()) > 0
    }
    guard isFilled, let der = encoded({ i2d_X509_REQ(request.raw, $0) }) else {
      throw .library("make a request")
    }
    return der.withUnsafeBytes { PEMBlock.text(label: "CERTIFICATE REQUEST", $0) }
  }
}
