import PassBundle
import PassCrypto
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct OwnFilesTests {
  let folder = TemporaryFolder()

  @Test func `bytes that never reached the disk are zeros, or missing at the end`() {
    #expect(OwnFiles.isTorn([], of: [1, 2, 3]))
    #expect(OwnFiles.isTorn([1, 2, 3], of: [1, 2, 3]))
    #expect(OwnFiles.isTorn([1, 0, 3], of: [1, 2, 3]))
    #expect(OwnFiles.isTorn([0], of: [1, 2, 3]))
    #expect(!OwnFiles.isTorn([1, 2, 3, 0], of: [1, 2, 3]))
    #expect(!OwnFiles.isTorn([1, 9], of: [1, 2, 3]))
  }

  @Test func `a pass is ours by its name in the journal, or by key and moment of this run`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...2))
    let (first, second) = (
      try FileReader.read(batch.file("out/S-1.pkpass")), try FileReader.read(batch.file("out/S-2.pkpass"))
    )
    let forge = try batch.forge()
    let journal = try GrowingFile(at: batch.file("journal"))
    try journal.append(ReportLine.bytes(of: .made(ReportLineTests.pass)))
    let known = try KnownPasses(journal: journal, synced: 0, spillingInto: folder.path)
    var own = OwnFiles(
      known: known, clock: TestBatch.clock, leaf: forge.identity?.leaf.sha256,
      authorities: forge.options.authorities)
    #expect(try own.made([1, 2, 3], asPass: ReportLineTests.pass.file, insteadOf: first))
    #expect(try !own.made([1, 2, 3], asPass: "x", insteadOf: first))
    #expect(try own.made(second, asPass: "x", insteadOf: first))
    own = OwnFiles(
      known: known, clock: .init(seconds: TestBatch.clock.seconds + 1), leaf: own.leaf,
      authorities: own.authorities)
    #expect(try !own.made(second, asPass: "x", insteadOf: first))
    own = OwnFiles(known: nil, clock: TestBatch.clock, leaf: own.leaf, authorities: own.authorities)
    #expect(try !own.made(first, asPass: "x", insteadOf: first))
  }
}
