public import PassData

/// Why a batch could not run, or not go on. What is wrong with one row is that row's own diagnostic.
public enum BatchError: DiagnosableError, Equatable {
  case shardEnvironment(variable: String, value: String)
  case runRecordUnreadable(path: String)
  /// The destination holds another part of the rows.
  case otherShard(path: String, recorded: Shard, asked: Shard)
  /// The destination exists, and no run of ours made it.
  case destinationExists(path: String)
  /// Another process makes passes there at this moment.
  case destinationInUse(path: String)
  case archiveEntryTooLong(file: String)
  /// What was written to an archive does not stand there any more.
  case archiveDamaged(path: String)
  case rowsChangedMeanwhile(file: String)
  /// The rows are read from a file that the batch would write itself: rejected rows, a report, the archive.
  case rowsWouldBeOverwritten(path: String)

  public var diagnostic: Diagnostic {
    switch self {
    case .shardEnvironment(let variable, let value):
      error(
        "batch.shard-environment", "\(variable) says '\(value)', which is no part of a batch",
        hints: ["pass --shard K/N yourself, or --shard 1/1 for all rows"])
    case .runRecordUnreadable(let path):
      error(
        "batch.run-record", "'\(path)' is not the record of a batch", file: path,
        hints: ["choose another output, or move the file away"])
    case .otherShard(let path, let recorded, let asked):
      error(
        "batch.other-shard", "'\(path)' holds part \(recorded) of a batch, not \(asked)", file: path,
        hints: ["give each part an output of its own; 'passforge batch merge' joins their reports"])
    case .destinationExists(let path):
      error(
        "file.exists", "'\(path)' exists already", file: path,
        hints: ["pass --force to replace it, or name another file"])
    case .destinationInUse(let path):
      error(
        "batch.in-use", "another batch is writing to '\(path)'", file: path,
        hints: ["wait until it is through, then run the same command again", "or name another output"])
    case .archiveEntryTooLong(let file):
      error(
        "batch.archive-entry", "'\(file)' is too long a name, or its pass too large, for a tar archive",
        hints: ["shorten the output name in template.json"])
    case .archiveDamaged(let path):
      error(
        "batch.archive-damaged", "'\(path).part' was changed by someone else while it was written",
        file: path,
        hints: ["remove '\(path).part' and run the same command again"])
    case .rowsChangedMeanwhile(let file):
      error(
        "batch.rows-changed", "'\(file)' was changed while the batch ran", file: file,
        hints: ["run the same command again: what is made is kept"])
    case .rowsWouldBeOverwritten(let path):
      error(
        "batch.rows-overwritten", "'\(path)' holds the rows, and the batch would write over it",
        file: path,
        hints: ["rename it first: mv \(path) mended.csv"])
    }
  }

  private func error(_ code: String, _ message: String, file: String? = nil, hints: [String]) -> Diagnostic {
    Diagnostic(.error, code, message, at: file.map { SourceLocation(file: $0) }, hints: hints)
  }
}
