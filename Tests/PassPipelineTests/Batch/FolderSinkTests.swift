import PassCrypto
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct FolderSinkTests {
  let folder = TemporaryFolder()

  @Test func `past 10,000 rows row n lies in the folder n by 10,000`() throws {
    let report = try GrowingFile(at: folder.file("report"))
    let own = OwnFiles(known: nil, clock: TestBatch.clock, leaf: nil, authorities: .pinned)
    func place(_ row: Int, sharded: Bool) -> String {
      FolderSink(root: folder.path, isSharded: sharded, existing: .refuse, own: own, companion: report)
        .place(row, OutputName("a"))
    }
    #expect(place(9_999, sharded: true) == "0/a.pkpass")
    #expect(place(10_000, sharded: true) == "1/a.pkpass")
    #expect(place(123_456, sharded: true) == "12/a.pkpass")
    #expect(place(123_456, sharded: false) == "a.pkpass")
  }

  @Test func `in one stream sub-folders are used from the start, unless they are refused`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...3)) { $0.mode = .stream }
    #expect(FileStatus.exists(batch.file("out/0/S-3.pkpass")))
    try await batch.run(TestBatch.rows(1...3), into: .folder(batch.file("flat"), flat: true)) {
      $0.mode = .stream
    }
    #expect(FileStatus.exists(batch.file("flat/S-3.pkpass")))
    guard let judged = try ExternalJudge.run(["sha256sum", "-c", "SHA256SUMS"], in: batch.file("out")) else {
      return
    }
    #expect(judged.status == 0, "\(judged.output)")
  }

  @Test func `a file of someone else is never overwritten, in the first run and in those that go on`()
    async throws
  {
    let batch = TestBatch(in: folder)
    try Directory.create(batch.file("out"))
    let path = batch.file("out/S-7.pkpass")
    try TestBatch.write("mine", to: path)
    for _ in 1...2 {
      await #expect(throws: SystemError.exists(path: path)) { try await batch.run(TestBatch.rows(1...40)) }
      #expect(try FileReader.read(path) == Array("mine".utf8))
    }
    // Out of the way, it goes on, and what was made is kept.
    try FileRemoval.removeIfPresent(path)
    let (run, _) = try await batch.run(TestBatch.rows(1...40))
    #expect(run.totals.kept == 6)
    #expect(run.totals.made == 34)
  }

  @Test func `a foreign file that comes into the way of a finished batch is not overwritten either`()
    async throws
  {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...5))
    let path = batch.file("out/S-6.pkpass")
    try TestBatch.write("mine", to: path)
    await #expect(throws: SystemError.exists(path: path)) { try await batch.run(TestBatch.rows(1...6)) }
    #expect(try FileReader.read(path) == Array("mine".utf8))
    // Told to, it does; and still does when it goes on.
    try await batch.run(TestBatch.rows(1...6)) { $0.replacesExisting = true }
    #expect(try FileReader.read(path) != Array("mine".utf8))
  }

  @Test func `a run that may replace still may when it goes on`() async throws {
    let batch = TestBatch(in: folder)
    try Directory.create(batch.file("out"))
    try TestBatch.write("old", to: batch.file("out/S-30.pkpass"))
    try await batch.abandon(batch.start(TestBatch.rows(1...40)) { $0.replacesExisting = true }, after: 5)
    let (run, _) = try await batch.run(TestBatch.rows(1...40))
    #expect(run.totals.kept + run.totals.made == 40)
  }

  @Test func `a pass that a killed run made without telling is taken for its own`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.abandon(batch.start(TestBatch.rows(1...40)), after: 10)
    // The kill came between file and line; then the row was mended.
    var lines = try batch.text("out/report.ndjson").split(separator: "\n")
    let last = lines.removeLast()
    try TestBatch.write(
      lines.map { $0 + "\n" }.joined() + last.prefix(20), to: batch.file("out/report.ndjson"))
    let number = lines.count + 1
    #expect(FileStatus.exists(batch.file("out/S-\(number).pkpass")))
    let text = TestBatch.rows(1...40).replacing("Name \(number)\n", with: "Mended\n")
    let (run, _) = try await batch.run(text)
    #expect(run.totals.kept == lines.count)
    let other = TestBatch(at: batch.file("other"))
    try await other.run(text)
    #expect(try TestBatch.contents(of: batch.file("out")) == TestBatch.contents(of: other.file("out")))
  }

  @Test(arguments: ["", "\0\0\0\0", "short"]) func `what a power cut left of a file is made again`(
    _ rest: String
  ) async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...20))
    let whole = try TestBatch.contents(of: batch.file("out"))
    try TestBatch.write(rest, to: batch.file("out/S-9.pkpass"))
    let (run, _) = try await batch.run(TestBatch.rows(1...20))
    #expect(run.totals.made == 1)
    #expect(try TestBatch.contents(of: batch.file("out")) == whole)
  }

  @Test func `a file whose bytes were changed after its line is made again`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...20))
    let path = batch.file("out/S-9.pkpass")
    let whole = try FileReader.read(path)
    var bytes = whole
    bytes[100] ^= 1
    try AtomicFile.write(bytes, to: path, existing: .replace, syncing: false)
    let (run, _) = try await batch.run(TestBatch.rows(1...20))
    #expect(run.totals.made == 1)
    #expect(try FileReader.read(path) == whole)
  }

  @Test func `a folder where a file should be is told`() async throws {
    let batch = TestBatch(in: folder)
    try Directory.create(batch.file("out/S-2.pkpass"))
    await #expect(throws: SystemError.exists(path: batch.file("out/S-2.pkpass"))) {
      try await batch.run(TestBatch.rows(1...3))
    }
  }
}
