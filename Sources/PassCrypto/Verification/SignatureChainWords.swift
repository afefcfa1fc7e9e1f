internal import PassData

/// The findings about the certificates around a signer: the embedded intermediate, and where the chain ends.
struct SignatureChainWords {
  let name: String
  let time: Timestamp

  private func finding(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ hints: [String] = []
  ) -> Diagnostic {
    Diagnostic(severity, code, message, at: SourceLocation(file: name), hints: hints)
  }

  func findings(_ signer: SignatureReport.Signer, certificates: [CertificateFacts]) -> [Diagnostic] {
    guard let leaf = signer.certificate, let chain = signer.chain else { return [] }
    let others = certificates.filter { $0 != leaf }
    var findings = intermediate(of: leaf, among: others, chain: chain) + end(of: chain)
    if others.contains(where: { $0.kind == .root }) {
      findings.append(
        finding(.note, "signature.root-embedded", "the root certificate is embedded; it is not needed"))
    }
    return findings
  }

  private func intermediate(
    of leaf: CertificateFacts, among others: [CertificateFacts], chain: CertificateChain
  ) -> [Diagnostic] {
    guard !leaf.isSelfIssued else { return [] }
    if case .missingIssuer(let missing) = chain.end, missing.isForged, chain.certificates.count == 1 {
      return []
    }
    let issuers = others.filter { $0.isAuthority && leaf.mayBeIssued(by: $0) }
    if let expired = issuers.first(where: { !$0.isValid(at: time) }),
      issuers.allSatisfy({ !$0.isValid(at: time) })
    {
      return [
        finding(
          .warning, "signature.wwdr-expired",
          "the embedded intermediate '\(expired.subject.shortText)' ended \(expired.notAfter.day)")
      ]
    }
    guard issuers.isEmpty else { return [] }
    let needed = Needed(leaf)
    // Without it, and without another place that has it, the chain is incomplete.
    let isFoundElsewhere = if case .missingIssuer = chain.end { false } else { true }
    let severity: Diagnostic.Severity = isFoundElsewhere ? .warning : .error
    guard let wrong = others.first(where: { $0.isAuthority && !$0.isSelfIssued }) else {
      return [
        finding(
          severity, "signature.wwdr-missing", "the intermediate is not embedded: \(needed.text)", needed.hints
        )
      ]
    }
    let found = AuthorityPin.of(wrong)?.name ?? "'\(wrong.subject.shortText)'"
    return [
      finding(
        severity, "signature.wwdr-mismatch",
        "the embedded intermediate \(found) did not issue the certificate: \(needed.text)", needed.hints)
    ]
  }

  private func end(of chain: CertificateChain) -> [Diagnostic] {
    let code = "signature.chain-not-apple"
    switch chain.end {
    case .apple: return []
    case .missingIssuer(let missing):
      let last = chain.certificates.last?.subject.shortText ?? ""
      if let pin = missing.pin {
        return [
          finding(
            .error, code,
            "'\(last)' says that it was issued by \(pin.name), but that key of Apple's did not sign it")
        ]
      }
      // The leaf's own issuer has been told as the intermediate that is missing.
      guard chain.certificates.count > 1 else { return [] }
      return [
        finding(
          .error, code, "the chain ends at '\(last)', whose issuer '\(missing.name.shortText)' is not known")
      ]
    case .development(let root):
      return [
        finding(
          .warning, code, "the chain ends at this user's development root '\(root.subject.shortText)'",
          ["sign with your Pass Type ID certificate for phones"])
      ]
    case .unknownRoot(let root):
      return [
        finding(
          .error, code, "the chain ends at '\(root.subject.shortText)', which is not Apple's",
          ["sign with a Pass Type ID certificate from Apple's developer site"])
      ]
    }
  }
}

/// The intermediate that a leaf needs: which, and where Apple offers it.
private struct Needed {
  let text: String
  let hints: [String]

  init(_ leaf: CertificateFacts) {
    let pin = leaf.authorityKeyIdentifier.flatMap(AuthorityPin.with(keyIdentifier:))
    let name = pin?.name ?? "'\(leaf.issuer.shortText)'"
    text = "\(name) with key id \(leaf.authorityKeyIdentifier?.hexadecimal ?? "unknown") is needed"
    hints = [leaf.issuerAddress ?? pin?.address].compactMap(\.self).map { "Apple offers it at \($0)" }
  }
}
