import PassCrypto
import PassData

/// Draws the verdict from the steps: the first thing that settles it wins.
struct VerdictRule {
  let steps: [VerificationStep]
  let signature: SignatureReport?
  let hasSignature: Bool
  /// A format version that this version of Wallet's format does not know.
  let hasOtherVersion: Bool

  var verdict: (Verdict, WalletError?) {
    if has(Self.unreadable, in: .archive) { return (.unsupported, .invalidData) }
    if isFailed(.archive) { return (.malformed, .invalidData) }
    if hasOtherVersion { return (.unsupported, .unsupportedVersion) }
    if isFailed(.names, except: ["archive.missing-signature"]) || isFailed(.pass) {
      return (.malformed, .invalidData)
    }
    if has(["manifest.not-json", "manifest.not-sha1", "manifest.hash-length"], in: .manifest) {
      return (.malformed, .invalidData)
    }
    guard hasSignature, let signature else { return (.unsigned, .invalidSignature) }
    if isFailed(.manifest) { return (.tampered, .invalidData) }
    if let settled = Self.verdict(of: signature.integrity) { return (settled, .invalidSignature) }
    return trust(signature)
  }

  /// Features that nobody but their maker can judge.
  private static let unreadable = ["archive.encrypted", "archive.unsupported-method", "archive.multi-disk"]

  private static func verdict(of integrity: SignatureReport.Integrity) -> Verdict? {
    switch integrity {
    case .valid: nil
    case .empty, .noSigner: .unsigned
    case .malformed: .malformed
    case .signerNotFound: .chainIncomplete
    case .contentChanged, .signatureWrong: .tampered
    case .unsupported: .unsupported
    }
  }

  /// The signature is one over this manifest: whose is it?
  private func trust(_ signature: SignatureReport) -> (Verdict, WalletError?) {
    guard let chain = signature.chain, let signer = signature.signer else {
      return (.chainIncomplete, .invalidSignature)
    }
    switch chain.end {
    case .unknownRoot: return (.untrustedSigner, .invalidSignature)
    // Apple's keys end a chain without their certificates. What is missing may be one of Apple's that is not pinned, or
    // its issuer's; somebody else's is somebody else's.
    case .missingIssuer(let missing) where missing.isForged || !Self.mayBeApples(missing.name):
      return (.untrustedSigner, .invalidSignature)
    case .missingIssuer:
      return (isFailed(.identity) ? .wrongCertificate : .chainIncomplete, .invalidSignature)
    case .apple, .development: break
    }
    if isFailed(.identity) { return (.wrongCertificate, .invalidSignature) }
    // Wallet demands a signing date; without one nobody knows whether the certificate was good.
    guard let wasValid = signer.wasValidWhenSigned else { return (.malformed, .invalidSignature) }
    if !wasValid { return (.untrustedSigner, .invalidSignature) }
    if has(["identity.not-yet-valid"], in: .dates) { return (.untrustedSigner, .invalidSignature) }
    if case .development = chain.end { return (.developmentSigned, .invalidSignature) }
    if !signer.isValidNow { return (.trustedExpired, .invalidSignature) }
    // Any error that no rule above knows keeps the best verdict away.
    let isClean = steps.allSatisfy { $0.outcome != .failed }
    return isClean ? (.trusted, nil) : (.untrustedSigner, .invalidSignature)
  }

  private static func mayBeApples(_ name: DistinguishedName) -> Bool {
    [name.organization, name.commonName].contains { $0?.hasPrefix("Apple ") ?? false }
  }

  private func step(_ name: VerificationStep.Name) -> VerificationStep? { steps.first { $0.name == name } }

  private func isFailed(_ name: VerificationStep.Name, except codes: [String] = []) -> Bool {
    step(name)?.findings.contains { $0.severity == .error && !codes.contains($0.code) } ?? false
  }

  private func has(_ codes: [String], in name: VerificationStep.Name) -> Bool {
    step(name)?.findings.contains { codes.contains($0.code) && $0.severity == .error } ?? false
  }
}
