import PassBundle
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct BundleSinkTests {
  let folder = TemporaryFolder()

  private func destination(_ batch: TestBatch) -> BatchDestination { .bundles(batch.file("set.pkpasses")) }

  private func names(_ batch: TestBatch, _ number: Int) throws -> [String] {
    let bytes = try FileReader.read(batch.file("set-\(number).pkpasses"))
    let opened = PassArchive.open(bytes, file: "set")
    let verification = opened.verification(
      authorities: try TestIdentity.goldenAuthorities(), at: TestBatch.clock)
    #expect(!verification.findings.contains { $0.severity == .error }, "\(verification.findings)")
    return opened.entries.map(\.name)
  }

  @Test(arguments: [1, 9, 10, 11, 20, 21]) func `ten passes lie in each, and the rest in the last`(
    _ count: Int
  ) async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...count), into: destination(batch))
    var found: [String] = []
    for number in 1...(count + 9) / 10 {
      let names = try names(batch, number)
      #expect(names.count <= PassesArchive.passLimit)
      found += names
    }
    #expect(found == (1...count).map { "S-\($0).pkpass" })
    #expect(!FileStatus.exists(batch.file("set-\((count + 9) / 10 + 1).pkpasses")))
  }

  @Test(arguments: [1, 10, 14, 25]) func `a killed run goes on, and makes again what was in no bundle yet`(
    _ count: Int
  ) async throws {
    let batch = TestBatch(in: folder)
    let other = TestBatch(at: batch.file("other"))
    try Directory.create(other.folder)
    try await other.run(TestBatch.rows(1...25), into: destination(other))
    try await batch.abandon(batch.start(TestBatch.rows(1...25), into: destination(batch)), after: count)
    let (run, _) = try await batch.run(TestBatch.rows(1...25), into: destination(batch))
    #expect(run.totals.kept >= (count - 1) / 10 * 10)
    for number in 1...3 {
      let name = "set-\(number).pkpasses"
      #expect(try FileReader.read(batch.file(name)) == FileReader.read(other.file(name)))
    }
  }

  @Test func `a changed row changes its bundle, and needs no permission`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...25), into: destination(batch))
    let before = try (1...3).map { try FileReader.read(batch.file("set-\($0).pkpasses")) }
    let text = TestBatch.rows(1...25).replacing("Name 12\n", with: "Changed\n")
    let (run, _) = try await batch.run(text, into: destination(batch))
    #expect(run.totals.kept == 24)
    #expect(run.totals.made == 1)
    let after = try (1...3).map { try FileReader.read(batch.file("set-\($0).pkpasses")) }
    #expect(zip(before, after).map { $0 == $1 } == [true, false, true])
  }

  @Test func `someone else's bundle is not touched, however often it is tried`() async throws {
    let batch = TestBatch(in: folder)
    let path = batch.file("set-2.pkpasses")
    try TestBatch.write("mine", to: path)
    for _ in 1...2 {
      await #expect(throws: SystemError.exists(path: path)) {
        try await batch.run(TestBatch.rows(1...25), into: destination(batch))
      }
    }
    #expect(try FileReader.read(path) == Array("mine".utf8))
  }
}
