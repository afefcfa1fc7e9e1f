import PassCrypto
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct RunOpeningTests {
  let folder = TemporaryFolder()

  private func open(
    _ batch: TestBatch, rowCount: Int? = 20_000, _ change: (inout BatchOptions) -> Void = { _ in }
  ) throws
    -> RunOpening
  {
    let destination = BatchDestination.folder(batch.file("out"), flat: false)
    try Directory.create(batch.file("out"))
    var options = BatchOptions(destination: destination, jobs: 1)
    change(&options)
    return try RunOpening(
      destination, options: options, forge: batch.forge(), rowCount: rowCount, temporaryFolder: folder.path)
  }

  private func record(_ batch: TestBatch) throws -> RunRecord {
    try #require(try RunRecord.read(at: batch.file("out/.passforge-run.json")))
  }

  @Test(arguments: [("report.ndjson", true), ("SHA256SUMS", true), ("other", false)])
  func `reports of others are not overwritten, in whatever try`(
    _ name: String, _ isRefused: Bool
  ) throws {
    let batch = TestBatch(in: folder)
    try Directory.create(batch.file("out"))
    try TestBatch.write("mine", to: batch.file("out/" + name))
    for _ in 1...2 {
      do {
        _ = try open(batch)
        #expect(!isRefused)
      } catch {
        #expect(isRefused)
        #expect(error as? BatchError == .destinationExists(path: batch.file("out/" + name)))
      }
    }
    #expect(try batch.text("out/" + name) == "mine")
  }

  @Test func `the record tells clock, shard, sub-folders and template`() throws {
    let batch = TestBatch(in: folder)
    _ = try open(batch)
    let record = try record(batch)
    #expect(record.clock == TestBatch.clock)
    #expect(record.isSharded)
    #expect(record.shard == .whole)
    #expect(!record.isFinished)
    #expect(record.templateDigest == (try batch.forge().inputDigestOfTemplate.digest.hexadecimal))
    let destination = BatchDestination.folder(batch.file("out"), flat: false)
    #expect(try Batch.unfinishedClock(at: destination) == TestBatch.clock)
    _ = try open(batch, rowCount: 10_000)
    #expect(!(try self.record(batch).isSharded))
  }

  @Test func `a destination is one batch's at a time`() throws {
    let batch = TestBatch(in: folder)
    let first = try open(batch)
    #expect(throws: BatchError.destinationInUse(path: batch.file("out"))) { try open(batch) }
    #expect(throws: BatchError.destinationInUse(path: batch.file("out"))) {
      try open(batch) { $0.replacesExisting = true }
    }
    withExtendedLifetime(first) {}
  }

  @Test func `another part of the rows needs a place of its own`() throws {
    let batch = TestBatch(in: folder)
    let second = try #require(Shard(parsing: "2/4"))
    _ = try open(batch) { $0.shard = second }
    #expect(throws: BatchError.self) { try open(batch) }
    #expect(throws: Never.self) { try open(batch) { $0.shard = second } }
  }

  @Test func `lines move to the journal, whatever a kill or a full disk left of them`() throws {
    let batch = TestBatch(in: folder)
    _ = try open(batch)
    func line(_ file: String) -> [UInt8] {
      var pass = ReportLineTests.pass
      pass.file = file
      return ReportLine.bytes(of: .made(pass))
    }
    // A journal and a report, each cut off within its last line.
    let path = { batch.file("out/" + $0) }
    try AtomicFile.write(
      line("a") + line("b").prefix(30), to: path(RunRecord.journalName), existing: .replace, syncing: false)
    try AtomicFile.write(
      line("c") + line("d") + line("e").prefix(40), to: path(RunRecord.reportName), existing: .replace,
      syncing: false)
    for _ in 1...2 {
      let known = try #require(try open(batch).known)
      for file in ["a", "c", "d"] { #expect(try known.entry(for: file)?.pass.file == file) }
      for file in ["b", "e"] { #expect(try known.entry(for: file) == nil) }
    }
    #expect(try FileStatus(of: path(RunRecord.reportName)).size == 0)
  }

  @Test func `what was certain stays so only as one stretch from the start`() throws {
    let batch = TestBatch(in: folder)
    _ = try open(batch)
    let line = ReportLine.bytes(of: .made(ReportLineTests.pass))
    try AtomicFile.write(
      line + line, to: batch.file("out/report.ndjson"), existing: .replace, syncing: false)
    var record = try record(batch)
    record.reportSynced = line.count
    try record.write(to: batch.file("out/.passforge-run.json"))
    _ = try open(batch)
    #expect(try self.record(batch).journalSynced == line.count)
    #expect(try self.record(batch).reportSynced == 0)
    // The journal has a line now that is not certain; what comes behind it cannot be either.
    try AtomicFile.write(line, to: batch.file("out/report.ndjson"), existing: .replace, syncing: false)
    record = try self.record(batch)
    record.reportSynced = line.count
    try record.write(to: batch.file("out/.passforge-run.json"))
    _ = try open(batch)
    #expect(try self.record(batch).journalSynced == line.count)
  }
}
