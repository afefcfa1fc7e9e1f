public import PassData
public import PassSystem

/// Why a flow could not go on. What the lower floors say is passed through in their own words.
public enum PipelineError: DiagnosableError, Equatable {
  /// What would be made is not fit to be signed, or cannot be made at all. Everything found is told; at least one is
  /// an error.
  case refused([Diagnostic])

  /// What was sealed did not stand the check of its own making: a defect of passforge, never of the input.
  case sealIsBroken([Diagnostic])

  case system(SystemError)

  public var diagnostics: [Diagnostic] {
    switch self {
    case .refused(let found): found
    case .sealIsBroken(let found): [diagnostic] + found
    case .system(let error): error.diagnostics
    }
  }

  public var diagnostic: Diagnostic {
    switch self {
    case .refused(let found):
      found.first { $0.severity == .error }
        ?? Diagnostic(.error, "build.refused", "this pass can't be made")
    case .sealIsBroken:
      Diagnostic(
        .error, "build.seal-broken", "the finished pass does not verify; nothing was written",
        hints: ["this is a fault of passforge: please report it with the findings below"])
    case .system(let error): error.diagnostic
    }
  }
}
