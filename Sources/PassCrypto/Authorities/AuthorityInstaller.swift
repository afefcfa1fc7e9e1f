internal import PassData
internal import PassSystem

/// Installs Apple's certificates into the data folder, and nothing else.
public struct AuthorityInstaller: Sendable {
  /// What was done with one certificate.
  public struct Installed: Sendable, Hashable {
    public let pin: AuthorityPin
    public let path: String
    /// Whether it lay there already.
    public let wasThere: Bool
  }

  public let folder: DataFolder

  public init(into folder: DataFolder) { self.folder = folder }

  /// Installs the certificates of a file, if each is exactly one that is pinned.
  /// - Throws: ``CryptoError/notPinned(name:found:)`` before anything is written.
  public func add(file: String) throws(CryptoError) -> [Installed] {
    try install(try AuthorityFolder.certificates(inFile: file), from: file)
  }

  /// Fetches the certificate of a leaf's issuer from where the leaf says it is, and installs it.
  ///
  /// Plain HTTP, made safe by the pin: what is not exactly one of Apple's certificates is refused.
  public func fetch(
    issuerOf leaf: CertificateFacts, named name: String, transport: AuthorityTransport = .http
  ) throws(CryptoError) -> [Installed] {
    guard let address = leaf.issuerAddress else { throw .noIssuerAddress(name: name) }
    return try fetch(address, transport: transport)
  }

  /// Fetches from an address, by default that of the intermediate which issues passes today.
  public func fetch(
    _ address: String = AuthorityPin.currentAddress, transport: AuthorityTransport = .http
  ) throws(CryptoError) -> [Installed] {
    guard address.hasPrefix("http://") else { throw .unusableAddress(address: address) }
    let bytes = try transport.get(address)
    let material = try MaterialReader(unlocking: Unlocking(.none))
      .read(SecretBytes(copying: bytes), from: address)
    return try install(material.certificates.map(\.value), from: address)
  }

  private func install(_ certificates: [Certificate], from name: String) throws(CryptoError) -> [Installed] {
    guard !certificates.isEmpty else { throw .notRecognised(name: name) }
    var pinned: [(AuthorityPin, CertificateFacts)] = []
    for certificate in certificates.map(\.facts) {
      guard let pin = AuthorityPin.of(certificate) else {
        throw .notPinned(name: name, found: Self.description(of: certificate))
      }
      pinned.append((pin, certificate))
    }
    var installed: [Installed] = []
    for (pin, certificate) in pinned { installed.append(try write(certificate, as: pin)) }
    return installed
  }

  private func write(_ certificate: CertificateFacts, as pin: AuthorityPin) throws(CryptoError) -> Installed {
    let path = FilePath.join(folder.authorities, pin.fileName)
    do throws(SystemError) {
      try Directory.create(folder.authorities)
      if let there = try? FileReader.read(path, limit: 1 << 20), there == certificate.der {
        return Installed(pin: pin, path: path, wasThere: true)
      }
      try AtomicFile.write(certificate.der, to: path, existing: .replace)
      return Installed(pin: pin, path: path, wasThere: false)
    } catch {
      throw .system(error)
    }
  }

  /// What a refused certificate is, so that people see which file they took.
  private static func description(of certificate: CertificateFacts) -> String {
    let kind =
      switch certificate.kind {
      case .passType: "a Pass Type ID certificate, yours and not an authority,"
      case .push: "a push certificate"
      case .order: "an Order Type ID certificate"
      case .developerRelationsIntermediate: "an intermediate of that name but with other content"
      case .root: "a root certificate"
      case .authority: "an issuer's certificate"
      case .other: "a certificate"
      }
    let fingerprint = certificate.sha256.hexadecimal
    return "\(kind) for '\(certificate.subject.shortText)' with SHA-256 \(fingerprint)"
  }
}
