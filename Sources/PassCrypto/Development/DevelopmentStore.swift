internal import PassData
internal import PassSystem

/// The development root of a data folder and the identities it issued, each made once and then the same for ever.
///
/// A lock file keeps two processes from making two roots. Everything here is readable by its owner only.
public struct DevelopmentStore: Sendable {
  public let folder: DataFolder

  public init(in folder: DataFolder) { self.folder = folder }

  /// The root's certificate, for `openssl … -CAfile` too.
  public var rootPath: String { FilePath.join(folder.development, "root.pem") }
  private var rootKeyPath: String { FilePath.join(folder.development, "root-key.pem") }

  /// The root's certificate, if it has been made.
  public func existingRoot() throws(CryptoError) -> CertificateFacts? {
    guard FileStatus.exists(rootPath) else { return nil }
    return try readRootCertificate().facts
  }

  /// The root's certificate, made now if it is missing.
  public func root() throws(CryptoError) -> CertificateFacts {
    try withLock { () throws(CryptoError) in try lockedRoot().certificate.facts }
  }

  /// The identity for a subject: the stored one, or a new one under the root.
  public func identity(for subject: DevelopmentIdentity.Subject) throws(CryptoError) -> SigningIdentity {
    let stored = try chain(for: subject)
    let leaf = stored.certificates[0]
    let intermediate = stored.certificates[1]
    let builder = ChainBuilder(
      candidates: [intermediate], developmentRoots: [try root()], cache: CertificateCache())
    return SigningIdentity(
      name: "--development", key: .held(stored.key), leaf: leaf, intermediate: intermediate,
      chain: builder.chain(from: leaf))
  }

  func chain(for subject: DevelopmentIdentity.Subject) throws(CryptoError) -> StoredChain {
    try withLock { () throws(CryptoError) in
      let root = try lockedRoot()
      let path = identityPath(subject)
      if FileStatus.exists(path) {
        let stored = try readChain(path)
        // A root that was thrown away leaves identities behind that nothing trusts any more.
        if stored.certificates.count == 2, let rootKey = root.certificate.publicKey,
          stored.certificates[1].isSigned(by: rootKey)
        {
          return stored
        }
      }
      let intermediate = try DevelopmentChain.makeIntermediate(under: root)
      let leaf = try DevelopmentChain.makeLeaf(for: subject, under: intermediate)
      let chain = StoredChain(key: leaf.key, certificates: [leaf.certificate, intermediate.certificate])
      try write(chain, to: path)
      return chain
    }
  }

  /// A key and the certificates above it, leaf first.
  struct StoredChain {
    let key: PrivateKey
    let certificates: [Certificate]

    func pem() throws(CryptoError) -> [UInt8] {
      PEMBlock.text(ofKey: try key.pkcs8()) + certificates.flatMap { PEMBlock.text(of: $0.facts) }
    }
  }

  func lockedRoot() throws(CryptoError) -> DevelopmentChain.Issued {
    if FileStatus.exists(rootPath) {
      let certificate = try readRootCertificate()
      let stored = try StoredContent(readFrom: rootKeyPath)
      guard let key = stored.key, key.publicKey == certificate.facts.publicKey else {
        throw .damagedStore(path: rootKeyPath)
      }
      return DevelopmentChain.Issued(key: key, certificate: certificate)
    }
    let root = try DevelopmentChain.makeRoot()
    // The certificate last: without it the root does not exist yet.
    try write(StoredChain(key: root.key, certificates: []), to: rootKeyPath)
    try write(PEMBlock.text(of: root.certificate.facts), to: rootPath)
    return root
  }

  private func readRootCertificate() throws(CryptoError) -> Certificate {
    guard let certificate = try StoredContent(readFrom: rootPath).certificates.first else {
      throw .damagedStore(path: rootPath)
    }
    return certificate
  }

  private func identityPath(_ subject: DevelopmentIdentity.Subject) -> String {
    // A digest, because identifiers are free text and files are not.
    let parts = [subject.passTypeIdentifier, subject.teamIdentifier, subject.allowsNFC ? "nfc" : ""]
    let digest = Digest.sha256(Array(parts.joined(separator: "\0").utf8))
    return FilePath.join(folder.development, "identity-\(digest.prefix(16).hexadecimal).pem")
  }

  func withLock<Result>(_ body: () throws(CryptoError) -> Result) throws(CryptoError) -> Result {
    do {
      try Directory.create(folder.development, mode: 0o700)
      let lock = try FileLock(waitingFor: FilePath.join(folder.development, ".lock"))
      defer { extendLifetime(lock) }
      return try body()
    } catch let error as SystemError {
      throw .system(error)
    } catch let error as CryptoError {
      throw error
    } catch {
      throw .library(operation: "use the data folder", reason: "\(error)")
    }
  }

  private func write(_ chain: StoredChain, to path: String) throws(CryptoError) {
    var text = try chain.pem()
    defer { text.wipe() }
    try write(text, to: path)
  }

  private func write(_ text: [UInt8], to path: String) throws(CryptoError) {
    do throws(SystemError) {
      try AtomicFile.write(text, to: path, existing: .replace, permissions: 0o600)
    } catch {
      throw .system(error)
    }
  }

  private func readChain(_ path: String) throws(CryptoError) -> StoredChain {
    let content = try StoredContent(readFrom: path)
    guard let key = content.key, content.certificates.first?.facts.publicKey == key.publicKey else {
      throw .damagedStore(path: path)
    }
    return StoredChain(key: key, certificates: content.certificates)
  }
}

/// What one file of the store holds.
private struct StoredContent {
  var key: PrivateKey?
  var certificates: [Certificate] = []

  init(readFrom path: String) throws(CryptoError) {
    var text: [UInt8]
    do throws(SystemError) {
      text = try FileReader.read(path, limit: 1 << 20)
    } catch {
      throw .system(error)
    }
    defer { text.wipe() }
    for block in PEMBlock.all(in: text) {
      guard var bytes = block.bytes else { throw .damagedStore(path: path) }
      switch block.label {
      case "PRIVATE KEY": key = try? PrivateKey(der: SecretBytes(taking: &bytes))
      case "CERTIFICATE": certificates.append(try Certificate(der: bytes))
      default: break
      }
    }
  }
}
