import PassBundle
import PassCrypto
import PassData

extension Forge {
  /// Opens what was sealed as if it came from elsewhere, and verifies it in full, by code that had no part in making
  /// it.
  ///
  /// - Throws: ``PipelineError/sealIsBroken(_:)`` where it is not the pass that was meant, or not signed as it should.
  public func check(_ forged: ForgedPass) throws {
    let opened = PassArchive.open(forged.archive.bytes, file: forged.prepared.name.text)
    let verification = opened.verification(authorities: options.authorities, at: options.clock)
    guard expectedVerdicts.contains(verification.verdict), holds(forged.prepared.bundle, in: opened) else {
      throw PipelineError.sealIsBroken(verification.findings.filter { $0.severity == .error })
    }
  }

  /// What a sound pass of this identity is called.
  private var expectedVerdicts: Set<Verdict> {
    switch identity?.signer {
    case .apple: [.trusted]
    case .development: [.developmentSigned]
    // Someone's own chain: intact, and trusted by nobody here.
    case .other: [.untrustedSigner, .chainIncomplete]
    case nil: []
    }
  }

  /// Whether every file came out of the archive as it went in, and nothing else did.
  private func holds(_ bundle: UnsignedBundle, in opened: OpenedPass) -> Bool {
    let files = bundle.files
    return opened.entries.count == files.count + 2
      && files.allSatisfy { opened[$0.path] == $0.asset.bytes }
  }
}
