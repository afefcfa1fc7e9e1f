/// How keys elsewhere are used.
public struct ExternalKeyOptions: Sendable {
  /// How many signatures a token or a program makes at once.
  public var sessions = 4

  /// After how long a program that signs is ended.
  public var timeoutSeconds = 30

  /// Where a program that signs stands; empty for where the process stands.
  public var workingFolder = ""

  /// Variables that a program that signs does not get, beside all that begin with `PASSFORGE_`: those that hold a
  /// certificate, a key or a secret of ours.
  public var withheldVariables: Set<String> = []

  public init() {}

  func withholds(_ variable: String) -> Bool {
    variable.hasPrefix("PASSFORGE_") || withheldVariables.contains(variable)
  }
}
