public import PassData

/// What a signature is, and what it is worth. Facts first; the verdict over a whole pass is made from them elsewhere.
public struct SignatureReport: Sendable {
  /// Whether the signature belongs to the content.
  public enum Integrity: Sendable, Hashable {
    case valid
    /// There are no bytes.
    case empty
    /// Not a CMS SignedData; why.
    case malformed(String)
    /// No SignerInfo inside.
    case noSigner
    /// The certificate of the signer is not embedded.
    case signerNotFound
    /// The content is another than the one that was signed.
    case contentChanged
    /// The signature was not made over these attributes by the certificate's key.
    case signatureWrong
    /// An algorithm that is not known here, or that must not count (MD5).
    case unsupported(String)
  }

  public struct Signer: Sendable {
    /// Nil where it is not embedded.
    public let certificate: CertificateFacts?
    public let integrity: Integrity
    public let digest: DigestAlgorithm
    public let signingTime: Timestamp?
    public let hasSignedAttributes: Bool
    /// Whether the signed attributes stand in DER's order.
    public let attributesAreSorted: Bool
    /// The path above the certificate.
    public let chain: CertificateChain?
    /// Whether the certificate was valid at the signing time; nil where either is missing.
    public let wasValidWhenSigned: Bool?
    /// Whether the certificate is valid at the time of judgement.
    public let isValidNow: Bool
  }

  /// The worst of all signers, or what kept them from being read.
  public let integrity: Integrity
  /// In the order of the message; usually one.
  public let signers: [Signer]
  /// Every certificate inside that could be read.
  public let certificates: [CertificateFacts]
  /// Whether the content lies inside the signature too.
  public let hasAttachedContent: Bool
  /// Everything that is wrong or worth knowing about structure, signature and chain; the certificate's fitness for a
  /// certain pass is asked by ``check(passTypeIdentifier:teamIdentifier:usesNFC:)``.
  public let findings: [Diagnostic]
  /// What the file is called in messages.
  public let name: String

  /// The first signer, which is the one that counts.
  public var signer: Signer? { signers.first }
  /// Its certificate.
  public var certificate: CertificateFacts? { signer?.certificate }
  /// Where its chain ends.
  public var chain: CertificateChain? { signer?.chain }

  /// Whether the certificate is a Pass Type ID certificate for this pass: kind, type, team, extension, NFC.
  public func check(passTypeIdentifier: String, teamIdentifier: String, usesNFC: Bool) -> [Diagnostic] {
    guard let certificate else { return [] }
    let checks = CertificateChecks(certificate, name: name)
    let kind = checks.kind
    guard certificate.kind == .passType else { return kind }
    return kind
      + checks.matching(
        passTypeIdentifier: passTypeIdentifier, teamIdentifier: teamIdentifier, usesNFC: usesNFC)
  }

  /// Whether the certificate is an Order Type ID certificate for this order.
  public func check(orderTypeIdentifier: String) -> [Diagnostic] {
    guard let certificate else { return [] }
    return CertificateChecks(certificate, name: name).matching(orderTypeIdentifier: orderTypeIdentifier)
  }
}
