public import PassData

/// Why a picture file could not be made.
public enum PreviewError: DiagnosableError, Equatable {
  /// The page has more pixels than a picture may have.
  case tooLarge(width: Int, height: Int)
  /// cairo's own words.
  case cairo(String)
  /// The file is neither a pass nor a folder that holds one.
  case notAPass(String)
  /// A server could not be started, in the system's words.
  case server(String)
  /// The name ends in none of the kinds that can be written.
  case unknownKind(String)
  case unknownZone(String)
  case noRows(String)
  /// A comparison or a contact sheet without a file to go to.
  case needsFile

  public var diagnostic: Diagnostic {
    switch self {
    case .tooLarge(let width, let height):
      Diagnostic(
        .error, "preview.too-large", "the picture would have \(width)×\(height) pixels",
        hints: ["choose a smaller --scale, or write .svg, .html or .pdf"])
    case .cairo(let reason):
      Diagnostic(.error, "preview.cairo", "cairo: \(reason)")
    case .notAPass(let path):
      Diagnostic(
        .error, "preview.not-a-pass", "'\(path)' is neither a pass folder nor a .pkpass file",
        hints: ["name a folder that holds pass.json, or a .pkpass file"])
    case .server(let reason):
      Diagnostic(.error, "preview.server", "can't serve on the loopback interface: \(reason)")
    case .unknownKind(let path):
      Diagnostic(
        .error, "preview.unknown-kind", "'\(path)' says no kind of picture",
        hints: ["end the name in .html, .svg, .png or .pdf"])
    case .unknownZone(let name):
      Diagnostic(
        .error, "preview.unknown-zone", "'\(name)' is no time zone that this system knows",
        hints: ["use a name like Europe/Berlin, or UTC"])
    case .needsFile:
      Diagnostic(
        .error, "usage.incomplete", "--diff and --contact-sheet need -o beside them",
        hints: ["write -o FILE.html, .svg, .png or .pdf"])
    case .noRows(let path):
      Diagnostic(.error, "preview.no-rows", "'\(path)' has no rows")
    }
  }
}
