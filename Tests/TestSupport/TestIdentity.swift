public import PassCrypto
import Synchronization

/// Development identities for tests, made once per process: RSA keys are slow to make.
public enum TestIdentity {
  private static let folder = TemporaryFolder()
  private static let made = Mutex<[DevelopmentIdentity.Subject: SigningIdentity]>([:])

  /// A data folder of this process, with its own development root.
  public static var dataFolder: DataFolder { DataFolder(path: folder.path) }

  /// The root that issued all of them.
  public static func root() throws -> CertificateFacts { try DevelopmentStore(in: dataFolder).root() }

  /// The development identity for a subject.
  public static func development(
    passType: String = "pass.org.example.test", team: String = "TEAM123456", nfc: Bool = false
  ) throws -> SigningIdentity {
    let subject = DevelopmentIdentity.Subject(
      passTypeIdentifier: passType, teamIdentifier: team, allowsNFC: nfc)
    return try made.withLock { made in
      if let identity = made[subject] { return identity }
      let identity = try DevelopmentStore(in: dataFolder).identity(for: subject)
      made[subject] = identity
      return identity
    }
  }

  /// The committed key pair, TEST ONLY, for golden digests: pass type `pass.org.example.golden`, team `TESTONLY00`, with
  /// NFC, valid from 2020 to 2099. Its signatures are the same bytes on every machine.
  public static func golden() throws -> SigningIdentity {
    let loader = IdentityLoader(
      environment: [:], password: .none, authorities: try goldenAuthorities())
    let source = IdentitySource(identity: .file(goldenFolder + "/TEST-ONLY-identity.pem"))
    return try loader.load(source).identity
  }

  /// Authorities that call ``golden()`` development-signed.
  public static func goldenAuthorities() throws -> Authorities {
    let loader = IdentityLoader(environment: [:], password: .none, authorities: .pinned)
    let root = try loader.certificates(of: .file(goldenFolder + "/TEST-ONLY-root.pem"))
    return try Authorities(folders: [], developmentRoots: root)
  }

  private static let goldenFolder: String = {
    let here = #filePath
    return here.prefix(upTo: here.lastIndex(of: "/") ?? here.endIndex) + "/Identity"
  }()
}
