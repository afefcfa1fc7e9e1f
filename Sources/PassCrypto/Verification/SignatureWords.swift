internal import PassData

/// The findings about a signature, in words. Ids are those of the rule table, families `signature` and `identity`.
struct SignatureWords {
  let name: String
  let time: Timestamp

  private func finding(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ hints: [String] = []
  ) -> Diagnostic {
    Diagnostic(severity, code, message, at: SourceLocation(file: name), hints: hints)
  }

  func findings(
    integrity: SignatureReport.Integrity, signers: [SignatureReport.Signer], certificates: [CertificateFacts],
    message: SignedMessage
  ) -> [Diagnostic] {
    var findings = about(integrity)
    if message.trailingCount > 0 {
      findings.append(
        finding(.warning, "signature.not-der-cms", "\(message.trailingCount) bytes follow the signature"))
    }
    if message.hasContent {
      findings.append(
        finding(
          .warning, "signature.attached", "the signature holds the content too, but should be detached",
          ["sign without -nodetach"]))
    }
    if signers.count > 1 {
      findings.append(finding(.warning, "signature.multiple-signers", "\(signers.count) signers, not one"))
    }
    guard let signer = signers.first else { return findings }
    findings += attributes(of: signer) + dates(of: signer)
    findings += SignatureChainWords(name: name, time: time).findings(signer, certificates: certificates)
    return findings
  }

  func about(_ integrity: SignatureReport.Integrity) -> [Diagnostic] {
    let failed = "signature.verify-failed"
    switch integrity {
    case .valid: return []
    case .empty:
      return [
        finding(.error, "signature.empty", "the signature is empty", ["sign again; the signing tool failed"])
      ]
    case .malformed(let reason):
      return [
        finding(
          .error, "signature.not-der-cms", "the signature is not a CMS signature in DER: \(reason)",
          ["write the signature as DER: openssl cms -sign -binary -outform DER"])
      ]
    case .noSigner: return [finding(.error, failed, "the signature holds no signer")]
    case .signerNotFound:
      return [
        finding(
          .error, failed, "the signer's certificate is not inside the signature",
          ["embed the certificate that signs: sign without -nocerts"])
      ]
    case .contentChanged:
      return [
        finding(
          .error, failed, "the content was changed after it was signed: its digest is not the signed one",
          ["build the pass again; a signed one cannot be edited"])
      ]
    case .signatureWrong:
      return [
        finding(
          .error, failed, "the signature was not made by the key of the certificate inside",
          ["sign with the private key that belongs to the certificate"])
      ]
    case .unsupported("MD5"):
      return [finding(.error, "signature.weak-digest", "the signature uses MD5, which proves nothing")]
    case .unsupported(let algorithm):
      return [finding(.error, failed, "the signature uses '\(algorithm)', which is not supported")]
    }
  }

  private func attributes(of signer: SignatureReport.Signer) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if signer.digest == .sha1 {
      findings.append(
        finding(.note, "signature.weak-digest", "the signature uses SHA-1; new ones use SHA-256"))
    }
    guard signer.hasSignedAttributes else {
      return findings + [
        finding(
          .error, "signature.no-signed-attrs",
          "no signed attributes, so no signing date, which Wallet asks for",
          ["sign without -noattr"])
      ]
    }
    if signer.signingTime == nil {
      findings.append(
        finding(
          .error, "signature.no-signing-time", "no signing date, which Wallet asks for",
          ["let the signing tool add the attribute signingTime"]))
    }
    if !signer.attributesAreSorted {
      findings.append(
        finding(.warning, "signature.attributes-unsorted", "the signed attributes are not in DER's order"))
    }
    return findings
  }

  private func dates(of signer: SignatureReport.Signer) -> [Diagnostic] {
    guard let certificate = signer.certificate else { return [] }
    var findings: [Diagnostic] = []
    if signer.wasValidWhenSigned == false, let signed = signer.signingTime {
      findings.append(
        finding(
          .error, "signature.time-outside-cert",
          "signed at \(signed.rfc3339), but the certificate is valid from \(certificate.notBefore.rfc3339) "
            + "to \(certificate.notAfter.rfc3339)", ["check the clock of the machine that signs"]))
    }
    return findings
      + CertificateChecks(certificate, name: name).validity(at: time, minimumDays: nil).filter {
        $0.severity == .error
      }
  }

  /// What bytes that are no CMS look like.
  static func shape(of bytes: [UInt8], fault: BERFault) -> String {
    if PEMBlock.appear(in: bytes) { return "it is PEM text" }
    if bytes.starts(with: Array("MIME-Version".utf8)) || bytes.starts(with: Array("Content-Type".utf8)) {
      return "it is an S/MIME text"
    }
    if bytes.first == UInt8(ascii: "{") { return "it is JSON" }
    if bytes.first == UInt8(ascii: "M"), Base64Text.decode(bytes) != nil { return "it is Base64 text" }
    if case .truncated(let announced, let found) = fault, bytes.first == 0x30 {
      return "it is cut off, \(announced) bytes are announced and \(found) are there"
    }
    return bytes.first == 0x30 ? "its structure is another" : "it does not begin as one"
  }
}
