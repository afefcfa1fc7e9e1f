public import PassData

/// One of Apple's roots or intermediates, as passforge knows it without any file.
public struct AuthorityPin: Sendable, Hashable {
  public enum Role: String, Sendable {
    case root
    case intermediate
  }

  public let role: Role
  /// `WWDR G4`, `Apple Root CA`.
  public let name: String
  /// `G4`; nil for roots.
  public let generation: String?
  /// What the file is called where it is installed.
  public let fileName: String
  /// Where Apple offers it.
  public let address: String
  /// The name of the root above; its own for a root.
  public let issuerName: String
  public let notBefore: Timestamp
  public let notAfter: Timestamp
  public let keyIdentifier: [UInt8]
  public let certificateSHA256: [UInt8]
  /// SubjectPublicKeyInfo in DER: what decides.
  public let publicKey: [UInt8]

  /// All pins: roots first, then intermediates by generation.
  public static var all: [AuthorityPin] { ApplePins.all }

  /// The address that certificates of today name for their issuer, plain HTTP.
  public static let currentAddress = "http://certs.apple.com/wwdrg4.der"

  /// The pin of exactly this certificate.
  public static func of(_ certificate: CertificateFacts) -> AuthorityPin? {
    all.first { $0.certificateSHA256 == certificate.sha256 }
  }

  /// The pin with this key identifier; of two certificates for one key the later.
  public static func with(keyIdentifier: [UInt8]) -> AuthorityPin? {
    all.filter { $0.keyIdentifier == keyIdentifier }.max { $0.notAfter < $1.notAfter }
  }

  public func isValid(at time: Timestamp) -> Bool {
    notBefore.seconds <= time.seconds && time.seconds <= notAfter.seconds
  }
}
