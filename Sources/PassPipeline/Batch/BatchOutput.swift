import PassBundle
import PassData
import PassSystem

/// Passes, report and record of a batch that is being made, kept in step with each other.
///
/// A pass gets its name first and its report line next, so a line never tells of a pass that is not there. From time
/// to time everything is synced beside the work, and the record then says up to which line files are on the disk for
/// certain; only what came later is hashed again when the run goes on after an accident.
final class BatchOutput {
  let sink: any PassSink
  private let destination: BatchDestination
  private let reportFile: GrowingFile
  /// Nil once it has its name.
  private var digests: DigestList?
  private let background = BackgroundWork()
  private var record: RunRecord
  private var reportSize = 0
  private var syncing = 0
  private var putsSinceSync = 0
  private var bytesSinceSync = 0

  private static let putsBetweenSyncs = 5_000
  private static let bytesBetweenSyncs = 512 << 20

  init(_ destination: BatchDestination, sink: any PassSink, report: GrowingFile, record: RunRecord)
    throws(SystemError)
  {
    self.destination = destination
    self.sink = sink
    reportFile = report
    digests = try DigestList(at: destination.companion(DigestList.name))
    self.record = record
  }

  /// Makes a pass appear and tells of it.
  func put(_ forged: ForgedPass, of work: RowWorker.Work, begun: PendingFile?) throws -> BatchPass {
    let file = sink.place(work.row.number, forged.prepared.name)
    try sink.put(forged.archive, as: file, begun: begun)
    let pass = BatchPass(
      row: work.row.number, line: work.row.line, serial: forged.prepared.serialNumber, file: file,
      bytes: forged.archive.count, sha256: forged.archive.sha256.hexadecimal,
      contentDigest: forged.archive.contentDigest.hexadecimal, inputDigest: work.inputDigest)
    try report(.made(pass))
    putsSinceSync += 1
    bytesSinceSync += pass.bytes
    try checkpoint()
    return pass
  }

  /// Whether the pass of an earlier run is where it should be.
  func keep(_ known: KnownPasses.Entry) throws -> Bool { try sink.keep(known) }

  func report(_ outcome: RowOutcome) throws {
    let line = ReportLine.bytes(of: outcome)
    try reportFile.append(line)
    reportSize += line.count
    switch outcome {
    case .made(let pass), .kept(let pass): try digests?.add(pass)
    case .judged, .rejected: break
    }
  }

  /// The run ends early; what is made stays, and the record says that there is more to do.
  func pause() throws {
    background.wait()
    try sink.sync()
    try reportFile.sync()
    record.reportSynced = reportSize
    try record.write(to: destination.companion(RunRecord.name))
    reportFile.release()
  }

  /// All rows are done.
  func finish(rowCount: Int) throws {
    background.wait()
    if try background.takeEnd() { record.reportSynced = syncing }
    try sink.finish()
    if let digests = digests.take() { try digests.publish() }
    record.isFinished = true
    record.rows = rowCount
    try record.write(to: destination.companion(RunRecord.name))
    try FileRemoval.removeIfPresent(destination.companion(RunRecord.journalName))
    reportFile.release()
  }

  private func checkpoint() throws {
    if try background.takeEnd() {
      record.reportSynced = syncing
      try record.write(to: destination.companion(RunRecord.name))
    }
    guard putsSinceSync >= Self.putsBetweenSyncs || bytesSinceSync >= Self.bytesBetweenSyncs,
      background.isIdle
    else { return }
    putsSinceSync = 0
    bytesSinceSync = 0
    syncing = reportSize
    let syncer = sink.syncer
    background.begin { [reportFile] () throws(SystemError) in
      try syncer()
      try reportFile.sync()
    }
  }
}
