/// A path from a leaf upwards, every link checked by its signature, and how it ended.
public struct CertificateChain: Sendable, Hashable {
  /// Where the path ended.
  public enum End: Sendable, Hashable {
    /// The last certificate is, or was signed by, a key that is pinned as Apple's.
    case apple(AuthorityPin)
    /// The last certificate was signed by the key of a development root that the caller trusts as such.
    case development(CertificateFacts)
    /// It ends at a certificate that signed itself, and nobody vouches for it.
    case unknownRoot(CertificateFacts)
    /// No certificate at hand issued the last one.
    case missingIssuer(MissingIssuer)
  }

  /// The certificate that a chain lacks.
  public struct MissingIssuer: Sendable, Hashable {
    public let name: DistinguishedName
    public let keyIdentifier: [UInt8]?
    /// Where the issuer's certificate is offered, by the certificate that needs it.
    public let address: String?
    /// The pin of the key that the certificate names, if it is Apple's.
    public let pin: AuthorityPin?
    /// Whether the certificate only says that it is Apple's: the pinned key that it names did not sign it, or the chain
    /// would have ended there.
    public var isForged: Bool { pin != nil }
  }

  /// The leaf first, then the certificates that were found above it; a pinned or trusted key above is in ``end``.
  public let certificates: [CertificateFacts]
  public let end: End

  /// `pass.example.show -> WWDR G4 -> Apple Root CA`, for people.
  public var description: String {
    var names = certificates.map { certificate in
      AuthorityPin.of(certificate)?.name ?? certificate.subject.userID ?? certificate.subject.shortText
    }
    switch end {
    case .apple(let pin):
      if names.last != pin.name { names.append(pin.name) }
      if pin.role == .intermediate { names.append(pin.issuerName) }
    case .development(let root), .unknownRoot(let root):
      if names.last != root.subject.shortText { names.append(root.subject.shortText) }
    case .missingIssuer(let missing):
      names.append("(missing: \(missing.name.shortText))")
    }
    return names.joined(separator: " -> ")
  }

  /// Whose chain it is.
  public var signer: SignerKind {
    switch end {
    case .apple: .apple
    case .development: .development
    case .unknownRoot, .missingIssuer: .other
    }
  }
}
