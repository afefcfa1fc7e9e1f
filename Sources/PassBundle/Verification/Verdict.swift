/// Whether a phone would trust a signed archive, in one word.
public enum Verdict: String, Sendable, CaseIterable {
  /// Intact, and signed by a certificate for this pass that hangs on a key pinned as Apple's.
  case trusted
  /// The same, but for its certificate, which was valid when it signed and has ended since.
  case trustedExpired = "trusted-expired"
  /// Intact, and signed by a development identity of this user.
  case developmentSigned = "development-signed"
  /// A certificate is missing between the signer and a pinned key.
  case chainIncomplete = "chain-incomplete"
  /// The chain ends elsewhere than at Apple, or the signer had no right to sign at that time.
  case untrustedSigner = "untrusted-signer"
  /// Apple's, but of another kind, for another pass type or team, or without NFC.
  case wrongCertificate = "wrong-certificate"
  /// A file changed after signing.
  case tampered
  case unsigned
  /// Not the archive that a pass must be.
  case malformed
  /// Something in it that can't be judged: encryption, another compression, another format version.
  case unsupported

  /// For people, after the word and a colon.
  public var explanation: String {
    switch self {
    case .trusted: "a phone would accept it"
    case .trustedExpired: "it was good when it was signed; its certificate has ended since"
    case .developmentSigned: "intact, and signed by a development identity; no phone accepts it"
    case .chainIncomplete: "a certificate between the signer and Apple is missing"
    case .untrustedSigner: "the signer is not known to Apple"
    case .wrongCertificate: "the certificate is not one for this pass"
    case .tampered: "a file changed after signing"
    case .unsigned: "it bears no signature"
    case .malformed: "it is not built as a pass must be"
    case .unsupported: "something in it can't be judged"
    }
  }
}

/// The error that Apple's `PKPass(data:)` would give, because authors of apps think in those.
///
/// `PKPassKitError` in PassKit; which one comes is observed, not documented, and most faults come as invalid data.
public enum WalletError: String, Sendable, CaseIterable {
  case invalidData
  case unsupportedVersion
  case invalidSignature
}
