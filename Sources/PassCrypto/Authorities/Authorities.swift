public import PassData
internal import PassSystem

/// What chains are built from: Apple's pinned keys, certificates in folders, and this user's development root.
///
/// Certificates in folders only help to find the way; what they say is believed where a pinned key, or the development
/// root, signed it.
public struct Authorities: Sendable {
  /// `PASSFORGE_AUTHORITIES`: a folder that is looked into first.
  public static let environmentVariable = "PASSFORGE_AUTHORITIES"

  /// Where certificates were looked for, in this order.
  public let folders: [String]
  /// Every certificate that was found.
  public let pool: [CertificateFacts]
  /// The roots whose passes are called development-signed.
  public let developmentRoots: [CertificateFacts]
  /// Files in the folders that are not certificates.
  public let findings: [Diagnostic]
  let certificates: [Certificate]
  /// Shared by all copies.
  let cache = CertificateCache()

  /// Pins alone: enough to judge every pass that Apple's certificates signed.
  public static let pinned = Authorities(certificates: [], developmentRoots: [])

  init(
    certificates: [Certificate], developmentRoots: [CertificateFacts], folders: [String] = [],
    findings: [Diagnostic] = []
  ) {
    self.certificates = certificates
    pool = certificates.map(\.facts)
    self.developmentRoots = developmentRoots
    self.folders = folders
    self.findings = findings
  }

  /// - Parameter folders: each must exist.
  public init(folders: [String], developmentRoots: [CertificateFacts] = []) throws(CryptoError) {
    var found: [Certificate] = []
    var findings: [Diagnostic] = []
    for folder in folders {
      let content = try AuthorityFolder(folder).read()
      found += content.certificates
      findings += content.findings
    }
    self.init(
      certificates: found, developmentRoots: developmentRoots, folders: folders, findings: findings)
  }

  /// What a command works with: `PASSFORGE_AUTHORITIES`, the data folder's `authorities`, the development root if
  /// one has been made.
  public init(environment: [String: String], adding extra: [String] = []) throws(CryptoError) {
    var folders = extra
    if let named = environment[Self.environmentVariable], !named.isEmpty { folders.append(named) }
    var roots: [CertificateFacts] = []
    // Without a data folder (a service without HOME) there is nothing installed, and that is no fault.
    if let data = try? DataFolder(environment: environment) {
      if FileStatus.exists(data.authorities) { folders.append(data.authorities) }
      if let root = try DevelopmentStore(in: data).existingRoot() { roots.append(root) }
    }
    try self.init(folders: folders, developmentRoots: roots)
  }

  /// The chain above a certificate.
  func chain(from leaf: Certificate, embedded: [Certificate] = []) -> CertificateChain {
    ChainBuilder(candidates: embedded + certificates, developmentRoots: developmentRoots, cache: cache)
      .chain(from: leaf)
  }

  /// One row of `authorities list`.
  public struct Listing: Sendable, Hashable {
    public let pin: AuthorityPin
    /// Whether the certificate itself is at hand, so that it can be embedded.
    public let isInstalled: Bool
  }

  /// The table of pins, and which of their certificates are at hand.
  public var listing: [Listing] {
    AuthorityPin.all.map { pin in
      Listing(pin: pin, isInstalled: pool.contains { $0.sha256 == pin.certificateSHA256 })
    }
  }
}
