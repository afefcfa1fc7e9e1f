public import PassData

/// What a certificate says, read once. Nothing of it is believed until a chain has been built.
public struct CertificateFacts: Sendable, Hashable {
  /// What a certificate is for, by its extensions and not by its common name.
  public enum Kind: String, Sendable, CaseIterable {
    /// Extension 1.2.840.113635.100.6.1.16: signs passes.
    case passType
    /// Sends notifications; cannot sign passes.
    case push
    /// Extension 1.2.840.113635.100.14.2: signs orders.
    case order
    /// An issuer below a root, marked or named as Apple Worldwide Developer Relations are.
    case developerRelationsIntermediate
    /// An issuer that names itself as its issuer.
    case root
    /// Any other issuer.
    case authority
    /// Anything else.
    case other
  }

  /// The kind of public key.
  public enum Key: Sendable, Hashable, CustomStringConvertible {
    case rsa(bits: Int)
    case ellipticCurve(name: String)
    case other(name: String)

    public var description: String {
      switch self {
      case .rsa(let bits): "RSA \(bits)"
      case .ellipticCurve(let name): "EC \(name)"
      case .other(let name): name
      }
    }
  }

  /// An extension whose content is one ASN.1 text, as Apple's identifiers are.
  public enum TextExtension: Sendable, Hashable {
    case absent
    case text(String)
    /// There, but not text.
    case unreadable

    public var text: String? {
      guard case .text(let text) = self else { return nil }
      return text
    }

    public var isPresent: Bool { self != .absent }
  }

  /// The certificate itself, as it came.
  public let der: [UInt8]
  public let sha256: [UInt8]
  public let sha1: [UInt8]
  public let subject: DistinguishedName
  public let issuer: DistinguishedName
  /// The serial number's bytes, most significant first.
  public let serialNumber: [UInt8]
  public let notBefore: Timestamp
  public let notAfter: Timestamp
  public let subjectKeyIdentifier: [UInt8]?
  public let authorityKeyIdentifier: [UInt8]?
  /// The SubjectPublicKeyInfo in DER.
  public let publicKey: [UInt8]
  public let publicKeySHA256: [UInt8]
  public let key: Key
  /// Dotted, every extension in the certificate's order.
  public let extensionIdentifiers: [String]
  /// Dotted.
  public let extendedKeyUsages: [String]
  /// The pass type identifier that Wallet compares, 1.2.840.113635.100.6.1.16.
  public let passTypeExtension: TextExtension
  /// The order type identifier, 1.2.840.113635.100.14.2.
  public let orderTypeExtension: TextExtension
  /// Where the issuer's certificate is offered (authority information access).
  public let issuerAddress: String?
  /// Basic constraints say that it may issue certificates, and the key usage, if any, agrees.
  public let isAuthority: Bool
  /// How many more issuers may stand below this one; nil for any number.
  public let pathLength: Int?
  /// The digest of the issuer's signature, such as `SHA256`.
  public let signatureDigest: String
  public let kind: Kind

  /// Whether passes with `nfc` may be signed: extension 1.2.840.113635.100.6.1.26.
  public var allowsNFC: Bool { extensionIdentifiers.contains(ObjectIdentifier.nearFieldCommunication) }
  /// Whether Apple's marker 1.2.840.113635.100.6.3.2 is there.
  public var hasPassMarker: Bool { extensionIdentifiers.contains(ObjectIdentifier.passMarker) }
  /// The pass type identifier, by UID.
  public var passTypeIdentifier: String? { subject.userID }
  /// The team identifier, by OU.
  public var teamIdentifier: String? { subject.organizationalUnit }
  /// Whether subject and issuer are one name.
  public var isSelfIssued: Bool { subject == issuer }

  /// Whether a moment lies within the validity, both ends included (RFC 5280, 4.1.2.5).
  public func isValid(at time: Timestamp) -> Bool {
    notBefore.seconds <= time.seconds && time.seconds <= notAfter.seconds
  }

  /// Days that remain, a begun day counted as one; 0 or less after the end.
  public func daysLeft(at time: Timestamp) -> Int {
    let seconds = notAfter.seconds.subtractingReportingOverflow(time.seconds)
    guard !seconds.overflow else { return notAfter.seconds < 0 ? .min : .max }
    let days = seconds.partialValue / 86_400
    return Int(seconds.partialValue % 86_400 > 0 ? days + 1 : days)
  }

  /// Whether the names and key identifiers fit, so that `issuer` may have signed this certificate.
  public func mayBeIssued(by issuer: CertificateFacts) -> Bool {
    guard self.issuer == issuer.subject else { return false }
    guard let wanted = authorityKeyIdentifier, let found = issuer.subjectKeyIdentifier else { return true }
    return wanted == found
  }

  public static func == (left: Self, right: Self) -> Bool { left.der == right.der }
  public func hash(into hasher: inout Hasher) { hasher.combine(sha256) }
}
