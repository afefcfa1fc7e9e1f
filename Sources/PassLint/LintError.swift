public import PassData

/// Why lint could not run as it was told to.
public enum LintError: DiagnosableError, Equatable {
  case unknownRule(String, nearest: String?)
  case cannotBeAllowed(String)

  public var diagnostic: Diagnostic {
    switch self {
    case .unknownRule(let id, let nearest):
      Diagnostic(
        .error, "lint.unknown-rule", "'\(id)' is no rule of lint",
        hints: [nearest.map { "did you mean '\($0)'?" } ?? "passforge explain lists all rules"])
    case .cannotBeAllowed(let id):
      Diagnostic(
        .error, "lint.cannot-be-allowed",
        "'\(id)' can't be allowed: no phone would take the pass", hints: ["see: passforge explain \(id)"])
    }
  }
}
