public import PassCrypto
public import PassData

/// What came out of verifying one archive: every step, all findings, the verdict.
public struct Verification: Sendable {
  /// The archive as the user named it.
  public let file: String
  public let verdict: Verdict

  /// What Wallet's own reader would say; nil where it would take the pass.
  public let walletError: WalletError?

  /// All steps in order, those that had nothing to judge included. Empty for a bundle of passes.
  public let steps: [VerificationStep]

  /// The signature in detail; nil where there is none.
  public let signature: SignatureReport?

  /// The passes of a `.pkpasses`.
  public let passes: [Verification]

  /// What concerns no single step: a bundle as a whole.
  let ownFindings: [Diagnostic]

  /// Everything that was found, in the order of the steps.
  public var findings: [Diagnostic] {
    ownFindings + steps.flatMap(\.findings) + passes.flatMap(\.findings)
  }
}
