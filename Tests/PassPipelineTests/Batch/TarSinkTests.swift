import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

/// What a tar and a zip have in common as destinations, and ArchivePart under both.
@Suite struct TarSinkTests {
  let folder = TemporaryFolder()

  static let kinds = ["tar", "zip"]

  private func destination(_ kind: String, _ batch: TestBatch) -> BatchDestination {
    kind == "tar" ? .tar(batch.file("out.tar")) : .zip(batch.file("out.zip"))
  }

  /// The files of an archive as an outsider reads them.
  private func unpacked(_ kind: String, _ batch: TestBatch) throws -> [String: [UInt8]]? {
    let folder = batch.file("unpacked-\(kind)")
    try Directory.create(folder)
    let command =
      kind == "tar"
      ? ["tar", "-xf", batch.file("out.tar"), "-C", folder]
      : ["python3", "-m", "zipfile", "-e", batch.file("out.zip"), folder]
    guard let judged = try ExternalJudge.run(command) else { return nil }
    #expect(judged.status == 0, "\(judged.output)")
    return try TestBatch.contents(of: folder)
  }

  @Test(arguments: kinds) func `an archive holds what a folder would`(_ kind: String) async throws {
    let batch = TestBatch(in: folder)
    let text = TestBatch.rows(1...40) + "Zoë,Zoë\nbad\n"
    try await batch.run(text)
    try await batch.run(text, into: destination(kind, batch))
    guard let there = try unpacked(kind, batch) else { return }
    let expected = try TestBatch.contents(of: batch.file("out")).filter { $0.key.hasSuffix(".pkpass") }
    #expect(there == expected)
    #expect(expected.count == 41)
    #expect(!FileStatus.exists(batch.file("out.\(kind).part")))
    #expect(try batch.text("out.\(kind).report.ndjson") == batch.text("out/report.ndjson"))
    #expect(FileStatus.exists(batch.file("out.\(kind).rejected.csv")))
    #expect(FileStatus.exists(batch.file("out.\(kind).passforge-run.json")))
  }

  @Test(arguments: kinds, [1, 20, 39, 40]) func `a killed run goes on where it was`(
    _ kind: String, _ count: Int
  ) async throws {
    let batch = TestBatch(in: folder)
    let other = TestBatch(at: batch.file("other"))
    try Directory.create(other.folder)
    let text = TestBatch.rows(1...40)
    try await other.run(text, into: destination(kind, other))
    // Not kept by a name: a killed run holds its destination no more.
    try await batch.abandon(try batch.start(text, into: destination(kind, batch)), after: count)
    #expect(!FileStatus.exists(batch.file("out.\(kind)")))
    let (run, _) = try await batch.run(text, into: destination(kind, batch))
    #expect(run.totals.kept >= count)
    #expect(run.totals.made == 40 - run.totals.kept)
    #expect(try FileReader.read(batch.file("out.\(kind)")) == FileReader.read(other.file("out.\(kind)")))
  }

  @Test(arguments: kinds) func `a finished batch that is run again later stays as it is`(_ kind: String)
    async throws
  {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...20), into: destination(kind, batch))
    let path = batch.file("out.\(kind)")
    let (before, status) = (try FileReader.read(path), try FileStatus(of: path))
    let later = try batch.forge(clock: Timestamp(seconds: TestBatch.clock.seconds + 86_400))
    let (run, _) = try await batch.run(TestBatch.rows(1...20), into: destination(kind, batch), forge: later)
    #expect(run.totals.kept == 20)
    #expect(try FileReader.read(path) == before)
    #expect(try FileStatus(of: path) == status)
    #expect(!FileStatus.exists(path + ".part"))
  }

  @Test(arguments: kinds) func `a changed row is made anew, and the archive replaced in one step`(
    _ kind: String
  ) async throws {
    let batch = TestBatch(in: folder)
    let other = TestBatch(at: batch.file("other"))
    try Directory.create(other.folder)
    try await batch.run(TestBatch.rows(1...20), into: destination(kind, batch))
    let text = TestBatch.rows(1...20).replacing("Name 8\n", with: "Changed\n")
    let (run, _) = try await batch.run(text, into: destination(kind, batch))
    #expect(run.totals.kept >= 7)
    try await other.run(text, into: destination(kind, other))
    #expect(try FileReader.read(batch.file("out.\(kind)")) == FileReader.read(other.file("out.\(kind)")))
  }

  @Test(arguments: kinds) func `fewer rows make a shorter archive, more rows a longer one`(_ kind: String)
    async throws
  {
    let batch = TestBatch(in: folder)
    for count in [20, 12, 30] {
      let (run, _) = try await batch.run(TestBatch.rows(1...count), into: destination(kind, batch))
      #expect(run.totals.kept + run.totals.made == count)
      let other = TestBatch(at: batch.file("other-\(count)"))
      try Directory.create(other.folder)
      try await other.run(TestBatch.rows(1...count), into: destination(kind, other))
      #expect(try FileReader.read(batch.file("out.\(kind)")) == FileReader.read(other.file("out.\(kind)")))
    }
  }

  @Test(arguments: kinds, ["", ".part"])
  func `someone else's archive is not touched, however often it is tried`(
    _ kind: String, _ suffix: String
  ) async throws {
    let batch = TestBatch(in: folder)
    let path = batch.file("out.\(kind)") + suffix
    try TestBatch.write("mine", to: path)
    for _ in 1...2 {
      await #expect(throws: BatchError.destinationExists(path: path)) {
        try await batch.run(TestBatch.rows(1...3), into: destination(kind, batch))
      }
    }
    #expect(try FileReader.read(path) == Array("mine".utf8))
    try await batch.run(TestBatch.rows(1...3), into: destination(kind, batch)) { $0.replacesExisting = true }
    #expect(try unpacked(kind, batch)?.count ?? 3 == 3)
  }

  @Test(arguments: kinds) func `a damaged part is not believed`(_ kind: String) async throws {
    let batch = TestBatch(in: folder)
    let other = TestBatch(at: batch.file("other"))
    try Directory.create(other.folder)
    let text = TestBatch.rows(1...40)
    try await other.run(text, into: destination(kind, other))
    try await batch.abandon(batch.start(text, into: destination(kind, batch)), after: 30)
    var bytes = try FileReader.read(batch.file("out.\(kind).part"))
    bytes[bytes.count / 2] ^= 1
    try AtomicFile.write(bytes, to: batch.file("out.\(kind).part"), existing: .replace, syncing: false)
    let (run, _) = try await batch.run(text, into: destination(kind, batch))
    #expect(run.totals.kept < 30)
    #expect(try FileReader.read(batch.file("out.\(kind)")) == FileReader.read(other.file("out.\(kind)")))
  }
}
