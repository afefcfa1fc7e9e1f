public import PassData

/// A pass to believe: intact, and signed by somebody whom the caller accepts.
///
/// Only ``OpenedPass/verify(authorities:at:accepting:)`` makes one.
public struct VerifiedPass: Sendable {
  public let opened: OpenedPass
  public let verification: Verification

  init(opened: OpenedPass, verification: Verification) {
    self.opened = opened
    self.verification = verification
  }
}

/// Why an archive is not to be believed, told apart as Wallet tells it.
public enum VerificationError: DiagnosableError {
  /// Not the archive that a pass must be, or changed after it was signed.
  case invalidData(Verification)
  /// A format version that is not supported.
  case unsupportedVersion(Verification)
  /// The signature is missing, broken, or not by somebody who may sign this pass.
  case invalidSignature(Verification)

  init(_ verification: Verification) {
    self =
      switch verification.walletError {
      case .invalidData: .invalidData(verification)
      case .unsupportedVersion: .unsupportedVersion(verification)
      case .invalidSignature, nil: .invalidSignature(verification)
      }
  }

  public var verification: Verification {
    switch self {
    case .invalidData(let verification), .unsupportedVersion(let verification),
      .invalidSignature(let verification):
      verification
    }
  }

  public var diagnostic: Diagnostic {
    Diagnostic(
      .error, "verify.\(verification.verdict.rawValue)",
      "'\(verification.file)' is \(verification.verdict.rawValue): \(verification.verdict.explanation)",
      at: SourceLocation(file: verification.file))
  }

  /// The verdict, then every error that led to it.
  public var diagnostics: [Diagnostic] {
    [diagnostic] + verification.findings.filter { $0.severity == .error }
  }
}
