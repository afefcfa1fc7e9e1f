import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct RunRecordTests {
  let folder = TemporaryFolder()

  @Test func `what is written is read back`() throws {
    let path = folder.file("record")
    #expect(try RunRecord.read(at: path) == nil)
    let record = RunRecord(
      clock: Timestamp(seconds: -5, nanoseconds: 999_999_999), shard: try #require(Shard(parsing: "2/3")),
      isSharded: true, templateDigest: "ab", replacesExisting: true, isFinished: true, journalSynced: 12,
      reportSynced: 34)
    try record.write(to: path)
    #expect(try RunRecord.read(at: path) == record)
  }

  @Test(arguments: [
    "", "{}", "[1]", "{\"schemaVersion\":2}", "not json",
    #"{"schemaVersion":1,"clockSeconds":0,"clockNanoseconds":-1,"shard":"1/1","subfolders":true,"templateDigest":"","replacesExisting":false,"finished":false,"journalSynced":0,"reportSynced":0}"#,
    #"{"schemaVersion":1,"clockSeconds":0,"clockNanoseconds":0,"shard":"1/1","subfolders":true,"templateDigest":"","replacesExisting":false,"finished":false,"journalSynced":-1,"reportSynced":0}"#,
  ]) func `a file that is not ours is neither believed nor overwritten`(_ text: String) throws {
    let path = folder.file("record")
    try TestBatch.write(text, to: path)
    #expect(throws: BatchError.runRecordUnreadable(path: path)) { try RunRecord.read(at: path) }
  }
}
