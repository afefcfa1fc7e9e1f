public import PassData

/// Why a pattern cannot be used, or a search came to no end.
public enum PatternError: DiagnosableError, Equatable {
  /// The pattern cannot be read. `offset` is the byte of it where reading stopped.
  case invalid(reason: String, offset: Int)
  /// The search reached its limit.
  case gaveUp
  case failed(reason: String)

  public var diagnostic: Diagnostic {
    switch self {
    case .invalid(let reason, _):
      Diagnostic(.error, "pattern.invalid", "the pattern cannot be read: \(reason)")
    case .gaveUp:
      Diagnostic(
        .error, "pattern.too-many-steps", "matching the pattern takes too many steps",
        hints: ["repeat no group that repeats itself, as in '(a+)+'"])
    case .failed(let reason): Diagnostic(.error, "pattern.failed", "the pattern cannot be matched: \(reason)")
    }
  }
}
