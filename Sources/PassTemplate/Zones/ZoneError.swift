public import PassData

/// Why a time zone cannot be used.
public enum ZoneError: DiagnosableError, Equatable {
  case unknown(name: String, nearest: String?)
  case unreadable(name: String, folder: String)
  case noCatalog(folder: String)

  public var diagnostic: Diagnostic {
    switch self {
    case .unknown(let name, let nearest):
      Diagnostic(
        .error, "timezone.unknown", "there is no time zone '\(name)'",
        hints: [nearest.map { "did you mean '\($0)'?" } ?? "use an IANA name, such as 'Europe/Berlin'"])
    case .unreadable(let name, let folder):
      Diagnostic(
        .error, "timezone.unreadable", "the file of time zone '\(name)' in '\(folder)' cannot be read",
        hints: ["install the package tzdata again"])
    case .noCatalog(let folder):
      Diagnostic(
        .error, "timezone.no-catalog", "there are no time zones in '\(folder)'",
        hints: ["install the package tzdata", "or name the folder that has them in TZDIR"])
    }
  }
}
