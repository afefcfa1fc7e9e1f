import PassData

/// What a command that looks at finished files, or at what is to become one, can't do with what it was given. Always
/// exit status 2.
enum PackageError: DiagnosableError, Equatable {
  case folderNotArchive(String)
  case orderNotPass(String)
  case notAPass(String)
  case cannotFix(String, String)
  case needsRow(String)
  case noEntry(String, file: String, known: [String])
  case unreadableEntry(String, file: String)
  case binaryEntry(String)
  case mayHoldSecrets(String)
  case notComparable(String)

  var diagnostic: Diagnostic {
    switch self {
    case .folderNotArchive(let folder):
      usage(
        "folder-not-archive", "'\(folder)' is a folder; a finished file is needed here",
        [
          "passforge lint \(folder.shellQuoted) judges a folder",
          "passforge build \(folder.shellQuoted) --development makes a pass of it",
        ])
    case .orderNotPass(let file):
      usage(
        "order-not-pass", "'\(file)' is an order, and passes are wanted here",
        ["passforge verify \(file.shellQuoted) judges its archive and its signature"])
    case .notAPass(let file):
      usage(
        "not-a-pass", "'\(file)' is no pass that can be read",
        ["passforge verify \(file.shellQuoted) says what is wrong with it"])
    case .cannotFix(let file, let reason):
      usage("cannot-fix", "'\(file)' can't be mended: \(reason)", ["mend the folder that it is made from"])
    case .needsRow(let file):
      usage(
        "needs-row", "'\(file)' holds expressions, and no row was given",
        ["give one with --data FILE, or judge its folder, whose template.json may have examples"])
    case .noEntry(let name, let file, let known):
      usage(
        "no-entry", "there is no '\(name)' in '\(file)'",
        Suggestion.nearest(to: name, among: known).map { ["did you mean '\($0)'?"] } ?? Self.list(known))
    case .unreadableEntry(let name, let file):
      usage(
        "unreadable-entry", "'\(name)' in '\(file)' can't be read",
        ["passforge verify \(file.shellQuoted) says why"])
    case .binaryEntry(let name):
      usage(
        "binary-to-terminal", "'\(name)' is binary, and standard output is a terminal",
        ["write it to a file with > FILE, or insist with --force"])
    case .mayHoldSecrets(let name):
      usage(
        "may-hold-secrets", "'\(name)' is no JSON, so what is secret in it can't be hidden",
        ["pass --show-secrets to write it as it is"])
    case .notComparable(let file):
      usage(
        "not-comparable", "'\(file)' is no single pass that can be read", ["compare two .pkpass files"])
    }
  }

  private static func list(_ known: [String]) -> [String] {
    known.isEmpty
      ? [] : ["it holds: " + known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")]
  }

  private func usage(_ code: String, _ message: String, _ hints: [String]) -> Diagnostic {
    Diagnostic(.error, "usage." + code, message, hints: hints)
  }
}
