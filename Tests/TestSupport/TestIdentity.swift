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
}
