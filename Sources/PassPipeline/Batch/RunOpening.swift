import PassCrypto
import PassData
import PassSystem

/// Opens a destination: fresh, or where an earlier run of the same batch ended.
struct RunOpening {
  let output: BatchOutput
  /// What earlier runs made; nil for a fresh destination.
  let known: KnownPasses?

  init(
    _ destination: BatchDestination, options: BatchOptions, forge: Forge, rowCount: Int?,
    temporaryFolder: String
  ) throws {
    let recordPath = destination.companion(RunRecord.name)
    if try RunRecord.read(at: recordPath) == nil, !options.replacesExisting {
      try Self.refuseForeignFiles(at: destination)
    }
    let report = try GrowingFile(at: destination.companion(RunRecord.reportName))
    guard report.claim() else { throw BatchError.destinationInUse(path: destination.path) }
    // Read where nobody else writes it any more.
    let earlier = try RunRecord.read(at: recordPath)
    if let earlier, earlier.shard != options.shard {
      throw BatchError.otherShard(path: destination.path, recorded: earlier.shard, asked: options.shard)
    }
    var record = RunRecord(
      clock: forge.options.clock, shard: options.shard,
      isSharded: Self.needsSubfolders(destination, rowCount),
      templateDigest: forge.inputDigestOfTemplate.digest.hexadecimal,
      replacesExisting: options.replacesExisting || (earlier?.mayReplace(at: destination) ?? false))
    if let earlier {
      known = try Self.takeOver(earlier, report: report, into: &record, destination, temporaryFolder)
    } else {
      try report.cut(to: 0)
      known = nil
    }
    try record.write(to: recordPath)
    let own = OwnFiles(
      known: known, clock: record.clock, leaf: forge.identity?.leaf.sha256,
      authorities: forge.options.authorities)
    let sink = try Self.sink(for: destination, record, report, own)
    output = try BatchOutput(destination, sink: sink, report: report, record: record)
  }

  /// Asked before the first byte is written: a run that was refused must not look like one that has begun.
  private static func refuseForeignFiles(at destination: BatchDestination) throws {
    var paths = [RunRecord.reportName, RunRecord.journalName, DigestList.name].map(destination.companion)
    switch destination {
    case .folder, .bundles: break
    case .tar(let path), .zip(let path): paths = [path, path + ".part"] + paths
    }
    for path in paths {
      guard let there = try? FileStatus(of: path, followingLinks: false) else { continue }
      if there.kind != .regular || there.size > 0 { throw BatchError.destinationExists(path: path) }
    }
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
    // A killed run, or a full disk, may have cut off the last line of either file within.
    try endLine(of: journal)
    let before = try journal.size()
    let size = try report.size()
    var offset = 0
    while offset < size {
      let piece = try report.read(1 << 20, at: offset)
      if piece.isEmpty { break }
      try journal.append(piece)
      offset += piece.count
    }
    try endLine(of: journal)
    try journal.sync()
    // What is certain must be one stretch from the start of the journal.
    record.journalSynced =
      earlier.journalSynced >= before ? before + min(earlier.reportSynced, size) : earlier.journalSynced
    try record.write(to: destination.companion(RunRecord.name))
    try report.cut(to: 0)
    return try KnownPasses(journal: journal, synced: record.journalSynced, spillingInto: temporaryFolder)
  }

  private static func endLine(of file: GrowingFile) throws(SystemError) {
    let size = try file.size()
    if size > 0, try file.read(1, at: size - 1) != [0x0A] { try file.append([0x0A]) }
  }

  private static func sink(
    for destination: BatchDestination, _ record: RunRecord, _ report: GrowingFile, _ own: OwnFiles
  ) throws -> any PassSink {
    let existing: PartFile.Existing = record.replacesExisting ? .replace : .refuse
    switch destination {
    case .folder(let path, _):
      return FolderSink(
        root: path, isSharded: record.isSharded, existing: existing, own: own, companion: report)
    case .tar(let path):
      return TarSink(try part(for: path, existing, own), clock: record.clock)
    case .zip(let path):
      return ZipSink(try part(for: path, existing, own))
    case .bundles(let path):
      return BundleSink(path, existing: existing, own: own)
    }
  }

  private static func part(for path: String, _ existing: PartFile.Existing, _ own: OwnFiles) throws
    -> ArchivePart
  {
    let part = try ArchivePart(for: path, goesOn: own.known != nil, existing: existing)
    part.willCutOff = { () throws(SystemError) in try own.known?.distrust() }
    return part
  }
}

extension RunRecord {
  /// Whether a run after this one may replace what it finds. An unfinished run goes on as it began; of a finished one
  /// the archive is known to be its own, while a file in its folder may be someone else's.
  fileprivate func mayReplace(at destination: BatchDestination) -> Bool {
    guard isFinished else { return replacesExisting }
    return switch destination {
    case .tar, .zip: true
    case .folder, .bundles: false
    }
  }
}
