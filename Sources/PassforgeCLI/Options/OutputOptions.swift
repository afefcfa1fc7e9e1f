import PassData
import PassSystem

/// Where a pass is written, and whether at all.
struct OutputOptions: Sendable, Equatable {
  static let output = Option<String>(
    "--output", "-o", value: "FILE|-", help: "where to; - is standard output",
    detail: "Without it: the output name of template.json, else the folder's name, in the working folder.",
    under: .output, completion: .file)
  static let force = Flag("--force", "-f", help: "replace a file that is there", under: .output)
  static let dryRun = Flag(
    "--dry-run", help: "do everything but write",
    detail: "The report is the same, with dryRun in its JSON.", under: .output)
  static let json = Flag("--json", help: "report as one JSON document (docs/json.md)", under: .output)

  static let arguments: [any ArgumentKey] = [output, force, dryRun, json]

  let file: String?
  let force: Bool
  let isDryRun: Bool
  let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    file = try values[Self.output]
    force = values[Self.force]
    isDryRun = values[Self.dryRun]
    writesJSON = values[Self.json]
    if file == "-", writesJSON, !isDryRun { throw UsageError.conflict("--output -", "--json") }
  }

  var goesToStandardOutput: Bool { file == "-" }

  /// What can be known before any work is done: a terminal is not for binary, a file that is there is not replaced,
  /// least of all one that is read, and none is put among the files of the pass.
  ///
  /// - Parameters:
  ///   - inputs: the files that the command reads, as they were spelled.
  ///   - folder: the pass folder that it reads, as it was spelled.
  func check(_ path: String, inputs: [String?] = [], folder: String? = nil, in context: Context) throws {
    if goesToStandardOutput {
      if context.terminal.output, !force, !isDryRun { throw UsageError.binaryToTerminal }
      return
    }
    let status = try? FileStatus(of: context.path(path))
    if status?.kind == .directory { throw SystemError.isDirectory(path: path) }
    if let folder, FilePath.lies(context.path(path), within: context.path(folder)) {
      throw UsageError.outputInTemplate(output: path, template: folder)
    }
    guard let status else { return }
    if status.kind == .other { throw SystemError.notAFile(path: path) }
    for input in inputs.compactMap(\.self) where input != "-" {
      if let other = try? FileStatus(of: context.path(input)), other.isSameFile(as: status) {
        throw UsageError.sameFile(input: input, output: path)
      }
    }
    if !force { throw SystemError.exists(path: path) }
  }

  /// The only write.
  func write(_ bytes: [UInt8], to path: String, in context: Context) throws {
    if isDryRun { return }
    if goesToStandardOutput { return try context.output.write(bytes) }
    try AtomicFile.write(bytes, to: context.path(path), existing: force ? .replace : .refuse)
  }
}
