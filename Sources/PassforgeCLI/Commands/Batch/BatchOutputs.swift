import PassPipeline
import PassSystem

/// Where the passes of a batch go.
struct BatchOutputs: Sendable {
  static let folder = Option<String>(
    "--output", "-o", value: "DIR", help: "a folder, one file a pass",
    detail: "Past 10,000 rows, and with --stream, files lie in sub-folders, row n in n/10000.",
    under: .output,
    completion: .folder)
  static let archive = Option<String>(
    "--archive", value: "FILE", help: "one .tar or .zip with all passes", under: .output, completion: .file)
  static let bundle = Option<String>(
    "--bundle", value: "FILE", help: "FILE-1.pkpasses, FILE-2.pkpasses …",
    detail: "Of at most 10 passes and 150 MB each: what a phone takes at once.", under: .output,
    completion: .file)
  static let flat = Flag("--flat", help: "no sub-folders, however many rows", under: .output)
  static let force = Flag("--force", "-f", help: "replace files that another run made", under: .output)
  static let quiet = Flag("--quiet", "-q", help: "no progress and no notes", under: .output)

  static let arguments: [any ArgumentKey] = [
    folder, archive, bundle, flat, force, quiet, OutputOptions.dryRun, OutputOptions.json,
  ]

  /// As the user spelled it; nil where rows are only judged and nothing was named.
  let spelled: String?
  let force: Bool
  let isQuiet: Bool
  let isDryRun: Bool
  let writesJSON: Bool
  private let kind: Kind

  private enum Kind { case folder(flat: Bool), tar, zip, bundles }

  init(_ values: ArgumentValues, mayBeMissing: Bool) throws {
    force = values[Self.force]
    isQuiet = values[Self.quiet]
    isDryRun = values[OutputOptions.dryRun]
    writesJSON = values[OutputOptions.json]
    let given = try [Self.folder, Self.archive, Self.bundle].compactMap { option in
      try values[option].map { (option: option.declaration.name, path: $0) }
    }
    if given.count > 1 { throw UsageError.conflict(given[0].option, given[1].option) }
    let isFlat = values[Self.flat]
    spelled = given.first?.path
    switch given.first?.option {
    case "--archive"?:
      kind = try Self.archiveKind(given[0].path)
    case "--bundle"?: kind = .bundles
    case nil where !mayBeMissing:
      throw UsageError.missingArgument("-o DIR, --archive FILE or --bundle FILE", command: "batch")
    default: kind = .folder(flat: isFlat)
    }
    if case .folder = kind {} else if isFlat { throw UsageError.needs("--flat", what: "-o DIR") }
    if let first = given.first, first.path == "-" || first.path.isEmpty {
      throw UsageError.badValue(
        argument: first.option, value: first.path, expected: "a name in the file system",
        hints: ["a batch goes on after an accident, and for that it must find what it made"])
    }
  }

  private static func archiveKind(_ path: String) throws -> Kind {
    let name = path.lowercased()
    if name.hasSuffix(".tar") { return .tar }
    if name.hasSuffix(".zip") { return .zip }
    throw UsageError.badValue(
      argument: "--archive", value: path, expected: "a .tar or .zip",
      hints: ["passes are compressed already; a .tar.gz would be no smaller"])
  }

  func destination(in context: Context) -> BatchDestination { destination(at: context.path(spelled ?? ".")) }

  /// A file beside the passes, as the user would spell it.
  func companion(_ name: String) -> String { destination(at: spelled ?? ".").companion(name) }

  private func destination(at path: String) -> BatchDestination {
    switch kind {
    case .folder(let flat): .folder(path, flat: flat)
    case .tar: .tar(path)
    case .zip: .zip(path)
    case .bundles: .bundles(path)
    }
  }

  /// What can be refused before any work is done: an output that is the input, or lies in it.
  func check(template: String, data: String, in context: Context) throws {
    guard let spelled else { return }
    let destination = destination(in: context)
    let status = try? FileStatus(of: destination.path)
    if case .folder = destination {
      if let status, status.kind != .directory { throw SystemError.notDirectory(path: spelled) }
    } else if status?.kind == .directory {
      throw SystemError.isDirectory(path: spelled)
    }
    if FilePath.lies(destination.path, within: context.path(template)) {
      throw UsageError.outputInTemplate(output: spelled, template: template)
    }
    guard data != "-", let rows = try? FileStatus(of: context.path(data)) else { return }
    let written = [destination.path] + BatchDestination.reports.map(destination.companion)
    for path in written where (try? FileStatus(of: path))?.isSameFile(as: rows) ?? false {
      throw UsageError.sameFile(input: data, output: path == destination.path ? spelled : path)
    }
  }
}
