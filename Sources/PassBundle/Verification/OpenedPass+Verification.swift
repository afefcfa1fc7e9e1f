public import PassCrypto
public import PassData

extension OpenedPass {
  /// Verifies this archive, step by step, and never fails to: what is wrong is in the result.
  ///
  /// - Parameters:
  ///   - authorities: certificates beside those in the archive, and the development roots that count as such. What
  ///     decides is the pinned key at the end.
  ///   - time: the moment of judgement.
  public func verification(authorities: Authorities, at time: Timestamp) -> Verification {
    guard kind != .passes else { return bundleVerification(authorities: authorities, at: time) }
    let bytes = self[.signature]
    let report = bytes.flatMap { signature in
      manifest.map { manifest in
        DetachedSignature.verify(
          signature, over: manifest.bytes, authorities: authorities, at: time, named: "\(file)!signature")
      }
    }
    let steps = VerificationSteps(self, report).steps
    let rule = VerdictRule(
      steps: steps, signature: report, hasSignature: bytes?.isEmpty == false, hasOtherVersion: hasOtherVersion
    )
    let (verdict, walletError) = rule.verdict
    return Verification(
      file: file, verdict: verdict, walletError: walletError, steps: steps, signature: report, passes: [],
      ownFindings: [])
  }

  /// Verifies this archive and gives a pass to believe, or says why not.
  ///
  /// - Parameter accepting: the verdicts that are good enough; add ``Verdict/developmentSigned`` where passes of one's
  ///   own development identity are wanted.
  /// - Throws: ``VerificationError``: invalid data and an invalid signature are different errors.
  public func verify(
    authorities: Authorities, at time: Timestamp, accepting: Set<Verdict> = [.trusted]
  ) throws(VerificationError) -> VerifiedPass {
    let verification = verification(authorities: authorities, at: time)
    guard accepting.contains(verification.verdict) else { throw VerificationError(verification) }
    return VerifiedPass(opened: self, verification: verification)
  }

  /// `formatVersion` is 1 for passes, `schemaVersion` is 1 for orders; Wallet refuses others as unsupported.
  private var hasOtherVersion: Bool {
    let key = kind == .order ? "schemaVersion" : "formatVersion"
    guard let version = document?.value[key]?.numberValue else { return false }
    return !version.isEqualInValue(to: JSONNumber(1))
  }

  /// A bundle is as good as the worst pass in it.
  private func bundleVerification(authorities: Authorities, at time: Timestamp) -> Verification {
    let verified = passes.map { $0.verification(authorities: authorities, at: time) }
    var own = archiveFindings + nameFindings
    let good = verified.count { $0.walletError == nil || $0.verdict == .developmentSigned }
    if good > 0, good < verified.count {
      own.append(OpeningFinding.mixed(good, of: verified.count).diagnostic(file: file))
    }
    let isMalformed = own.contains { $0.severity == .error } || verified.isEmpty
    // A bundle that is itself broken is malformed; its passes are shown all the same.
    let worst = Self.severityOrder.first { verdict in verified.contains { $0.verdict == verdict } }
    let verdict = isMalformed ? .malformed : worst ?? .malformed
    return Verification(
      file: file, verdict: verdict,
      walletError: isMalformed ? .invalidData : verified.first { $0.verdict == verdict }?.walletError,
      steps: [],
      signature: nil, passes: verified, ownFindings: own)
  }

  /// The worst first.
  private static let severityOrder: [Verdict] = [
    .malformed, .unsupported, .tampered, .unsigned, .untrustedSigner, .wrongCertificate, .chainIncomplete,
    .trustedExpired, .developmentSigned, .trusted,
  ]
}
