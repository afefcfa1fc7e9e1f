import PassData
import PassSystem

/// Opens a destination: fresh, or where an earlier run of the same batch ended.
struct RunOpening {
  let output: BatchOutput
  /// What earlier runs made; nil for a fresh destination.
  let known: KnownPasses?

  init(
    _ destination: BatchDestination, options: BatchOptions, clock: Timestamp, rowCount: Int?,
    temporaryFolder: String
  ) throws {
    let recordPath = destination.companion(RunRecord.name)
    let earlier = try RunRecord.read(at: recordPath)
    if let earlier, earlier.shard != options.shard {
      throw BatchError.otherShard(path: destination.path, recorded: earlier.shard, asked: options.shard)
    }
    let isSharded = Self.needsSubfolders(destination, rowCount)
    var record = RunRecord(clock: clock, shard: options.shard, isSharded: isSharded)
    let report = try GrowingFile(at: destination.companion(RunRecord.reportName))
    if let earlier {
      known = try Self.takeOver(earlier, report: report, into: &record, destination, temporaryFolder)
    } else {
      if try report.size() > 0, !options.replacesExisting {
        throw BatchError.destinationExists(path: report.path)
      }
      try report.cut(to: 0)
      known = nil
    }
    try record.write(to: recordPath)
    let sink = try Self.sink(for: destination, options, record, report, goesOn: earlier != nil)
    output = BatchOutput(destination, sink: sink, report: report, record: record)
  }

  private static func needsSubfolders(_ destination: BatchDestination, _ rowCount: Int?) -> Bool {
    guard case .folder(_, let flat) = destination, !flat else { return false }
    return rowCount.map { $0 > 10_000 } ?? true
  }

  /// Moves the lines of the earlier report into the journal, so that the report can begin anew. Safe to be killed at
  /// any moment: lines may stand in the journal twice, the last one counts.
  private static func takeOver(
    _ earlier: RunRecord, report: GrowingFile, into record: inout RunRecord, _ destination: BatchDestination,
    _ temporaryFolder: String
  ) throws -> KnownPasses {
    let journal = try GrowingFile(at: destination.companion(RunRecord.journalName))
    let before = try journal.size()
    let size = try report.size()
    var offset = 0
    while offset < size {
      let piece = try report.read(1 << 20, at: offset)
      if piece.isEmpty { break }
      try journal.append(piece)
      offset += piece.count
    }
    // A report that was cut off within a line must not swallow the next one.
    if size > 0, try report.read(1, at: size - 1) != [0x0A] { try journal.append([0x0A]) }
    try journal.sync()
    // What is certain must be one stretch from the start of the journal.
    record.journalSynced =
      earlier.journalSynced >= before ? before + min(earlier.reportSynced, size) : earlier.journalSynced
    try record.write(to: destination.companion(RunRecord.name))
    try report.cut(to: 0)
    return try KnownPasses(journal: journal, synced: record.journalSynced, spillingInto: temporaryFolder)
  }

  private static func sink(
    for destination: BatchDestination, _ options: BatchOptions, _ record: RunRecord, _ report: GrowingFile,
    goesOn: Bool
  ) throws -> any PassSink {
    switch destination {
    case .folder(let path, _):
      // What this run made needs no permission to be replaced.
      let existing: PartFile.Existing = options.replacesExisting || goesOn ? .replace : .refuse
      return FolderSink(root: path, isSharded: record.isSharded, existing: existing, companion: report)
    case .tar(let path):
      return TarSink(try part(for: path, options, goesOn: goesOn), clock: record.clock)
    case .zip(let path):
      return ZipSink(try part(for: path, options, goesOn: goesOn))
    case .bundles(let path):
      return try BundleSink(path, existing: options.replacesExisting || goesOn ? .replace : .refuse)
    }
  }

  private static func part(for path: String, _ options: BatchOptions, goesOn: Bool) throws -> ArchivePart {
    if FileStatus.exists(path), !options.replacesExisting, !goesOn {
      throw BatchError.destinationExists(path: path)
    }
    return try ArchivePart(for: path, startsAnew: !goesOn)
  }
}
