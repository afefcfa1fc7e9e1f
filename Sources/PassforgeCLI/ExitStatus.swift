import PassData
import PassSystem

/// How a run ended, in the three values of grep, and a fourth for Ctrl-C.
struct ExitStatus: Sendable, Equatable {
  let code: Int32

  /// It did what was asked.
  static let done = ExitStatus(code: 0)
  /// It ran, and the input has problems.
  static let problems = ExitStatus(code: 1)
  /// It could not run: usage, a missing file, an unreadable key.
  static let failed = ExitStatus(code: 2)
  /// Ctrl-C.
  static let interrupted = ExitStatus(code: 130)

  /// The status of a run that these diagnostics ended: what stopped us from running weighs more than what is wrong
  /// with the input.
  init(of diagnostics: [Diagnostic]) {
    let codes = diagnostics.filter { $0.severity == .error }.map(\.code)
    if codes.contains("run.interrupted") {
      self = .interrupted
    } else if codes.contains(where: Self.meansFailed) {
      self = .failed
    } else {
      self = codes.isEmpty ? .done : .problems
    }
  }

  private init(code: Int32) { self.code = code }

  /// Families of codes that say that we could not run. Every other error is about the input.
  private static let failedFamilies: Set<Substring> = [
    "usage", "file", "identity", "authorities", "crypto", "run", "preview", "batch",
  ]

  /// What a readable identity lacks is a problem of the input all the same.
  private static let problemCodes: Set<String> = [
    "identity.expired", "identity.expires-soon", "identity.not-yet-valid", "identity.wrong-kind",
    "identity.type-id-mismatch", "identity.team-mismatch", "identity.extension-mismatch",
    "identity.key-mismatch",
    "identity.nfc-required", "identity.revoked", "identity.intermediate-missing",
    "identity.intermediate-mismatch",
    "authorities.not-pinned",
  ]

  /// `--allow` or `ignore` name a rule that there is not: a mistake in the call, not in the pass.
  private static let unknownRule = "lint.unknown-rule"

  private static func meansFailed(_ code: String) -> Bool {
    code == unknownRule || failedFamilies.contains(code.prefix { $0 != "." }) && !problemCodes.contains(code)
  }
}
