import PassBundle
import PassData
import PassLint
import PassSystem

/// Mends the files of a folder, or a bare pass.json, as lint's table of fixes says.
struct LintFixing {
  /// A change, and the file on the disk that it is about.
  private struct Mending {
    let change: LintFix.Change
    let path: String
    let shown: String
  }

  private let mendings: [Mending]
  private let context: Context

  /// - Throws: ``PackageError`` for what can't be edited: a signed archive, standard input.
  init(_ source: LintSource, named path: String, in context: Context) throws {
    self.context = context
    switch source {
    case .package: throw PackageError.cannotFix(path, "a signed archive can't be edited")
    case .document, .unreadable(_, isFolder: false):
      if path == "-" { throw PackageError.cannotFix("<stdin>", "standard input can't be written to") }
      let place = context.path(path)
      guard try FileStatus(of: place, followingLinks: false).kind == .regular else {
        throw PackageError.cannotFix(path, "it is a link")
      }
      mendings = LintFix.changes(in: [(path: "pass.json", bytes: try FileReader.read(place))]).map {
        Mending(change: $0, path: place, shown: path)
      }
    case .folder, .unreadable(_, isFolder: true):
      mendings = LintFix.changes(in: try FixableFiles.read(at: context.path(path))).map {
        Mending(
          change: $0, path: FilePath.join(context.path(path), $0.path), shown: FilePath.join(path, $0.path))
      }
    }
  }

  /// How many faults this mends.
  var count: Int { mendings.reduce(0) { $0 + $1.change.reasons.count } }

  /// The plan, as a diff.
  func show() throws -> ExitStatus {
    for mending in mendings { try context.output.write(Array(UnifiedDiff.text(mending.change).utf8)) }
    return .done
  }

  /// Each file appears whole or not at all, with the permissions that it had.
  func mend() throws {
    for mending in mendings {
      if let bytes = mending.change.after {
        let permissions = try FileStatus(of: mending.path).permissions
        try AtomicFile.write(bytes, to: mending.path, existing: .replace, permissions: permissions)
      } else {
        try FileRemoval.removeIfPresent(mending.path)
        FileRemoval.removeIfEmpty(FilePath.parent(of: mending.path))
      }
      try tell(mending)
    }
  }

  private func tell(_ mending: Mending) throws {
    guard !context.writesJSON else { return }
    let word = mending.change.after == nil ? "removed" : "mended"
    for reason in mending.change.reasons {
      let line = "\(word)  \(mending.shown): \(reason)".visible
      try context.errors.write(Array("passforge: \(line)\n".utf8))
    }
  }
}

/// The files of a folder that lint knows how to mend.
private enum FixableFiles {
  static func read(at root: String) throws(SystemError) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    try visit("", of: root, depth: 0, isJunk: false, into: &files)
    return files
  }

  private static func visit(
    _ folder: String, of root: String, depth: Int, isJunk: Bool,
    into files: inout [(path: String, bytes: [UInt8])]
  ) throws(SystemError) {
    for entry in try Directory.entries(of: FilePath.join(root, folder)) where !isVersionControl(entry.name) {
      let path = FilePath.join(folder, entry.name)
      let isJunk = isJunk || SystemDroppings.contains(entry.name)
      switch entry.status.kind {
      case .directory where depth < 8:
        try visit(path, of: root, depth: depth + 1, isJunk: isJunk, into: &files)
      case .regular where isJunk || path == "pass.json" || entry.name == "pass.strings":
        files.append((path: path, bytes: try FileReader.read(FilePath.join(root, path))))
      default: break
      }
    }
  }

  /// Left out of every pass, and no business of lint's: a person may need it.
  private static func isVersionControl(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasPrefix(".git") || lower == ".svn" || lower == ".hg"
  }
}
