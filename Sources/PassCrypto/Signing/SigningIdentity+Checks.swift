public import PassData

extension SigningIdentity {
  /// Days before the end from which a warning is given.
  public static let warningDays = 30

  /// Whether this identity may sign a pass with these identifiers at this time.
  ///
  /// - Returns: an error for everything that would make Wallet refuse the pass, each with both values; warnings for what
  ///   will bite later. Empty where all is well.
  public func check(
    passTypeIdentifier: String, teamIdentifier: String, usesNFC: Bool, at time: Timestamp
  ) -> [Diagnostic] {
    check(at: time)
      + mismatches(
        passTypeIdentifier: passTypeIdentifier, teamIdentifier: teamIdentifier, usesNFC: usesNFC)
  }

  /// What of a pass does not fit this certificate; the certificate itself is not judged again.
  public func mismatches(passTypeIdentifier: String, teamIdentifier: String, usesNFC: Bool) -> [Diagnostic] {
    guard leaf.kind == .passType else { return [] }
    return CertificateChecks(leaf, name: name).matching(
      passTypeIdentifier: passTypeIdentifier, teamIdentifier: teamIdentifier, usesNFC: usesNFC)
  }

  /// Whether this identity may sign passes at all at this time.
  ///
  /// - Parameter minimumDays: fewer days than these before the end are an error (`identity check --min-days`).
  public func check(at time: Timestamp, minimumDays: Int? = nil) -> [Diagnostic] {
    let checks = CertificateChecks(leaf, name: name)
    return checks.kind + checks.validity(at: time, minimumDays: minimumDays) + checks.key + loadFindings
      + intermediateFindings(at: time) + chainFindings
  }

  private func intermediateFindings(at time: Timestamp) -> [Diagnostic] {
    guard let intermediate, !intermediate.isValid(at: time) else { return [] }
    return [
      Diagnostic(
        .warning, "signature.wwdr-expired",
        "the intermediate '\(intermediate.subject.shortText)' is valid from \(intermediate.notBefore.day) "
          + "to \(intermediate.notAfter.day)", at: SourceLocation(file: name),
        hints: ["renew the certificate at Apple's developer site; it comes from the current intermediate"])
    ]
  }

  private var chainFindings: [Diagnostic] {
    // A missing intermediate has been told already.
    guard signer == .other, intermediate != nil else { return [] }
    let end = chain.certificates.last.map(\.issuer.shortText) ?? leaf.issuer.shortText
    return [
      Diagnostic(
        .warning, "identity.signer-unknown",
        "the chain of '\(name)' ends at '\(end)', which is neither Apple's nor this user's development root",
        at: SourceLocation(file: name), hints: ["phones will refuse what it signs"])
    ]
  }
}
