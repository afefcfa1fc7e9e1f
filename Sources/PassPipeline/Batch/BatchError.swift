public import PassData

/// Why a batch could not run, or not go on. What is wrong with one row is that row's own diagnostic.
public enum BatchError: DiagnosableError, Equatable {
  case shardEnvironment(variable: String, value: String)

  public var diagnostic: Diagnostic {
    switch self {
    case .shardEnvironment(let variable, let value):
      Diagnostic(
        .error, "batch.shard-environment", "\(variable) says '\(value)', which is no part of a batch",
        hints: ["pass --shard K/N yourself, or --shard 1/1 for all rows"])
    }
  }
}
