import PassData
import PassSystem

/// What a batch writes down of itself, so that the same command can go on after any accident: `.passforge-run.json`.
struct RunRecord: Equatable {
  /// The moment in the signatures of this run; used again when an unfinished run goes on.
  var clock: Timestamp
  /// The part of the rows that this destination holds.
  var shard: Shard
  /// Whether files lie in sub-folders.
  var isSharded: Bool
  var isFinished = false
  /// How many rows the input has, those of other shards included; known at the end.
  var rows: Int?
  /// How many bytes of the journal, and of the report, name files that are on the disk for certain.
  var journalSynced = 0
  var reportSynced = 0

  static let name = ".passforge-run.json"
  static let journalName = ".passforge-journal.ndjson"
  static let reportName = "report.ndjson"

  /// Nil where no run has begun here.
  ///
  /// - Throws: ``BatchError/runRecordUnreadable(path:)`` for a file that is not ours, which is never overwritten.
  static func read(at path: String) throws -> RunRecord? {
    guard FileStatus.exists(path) else { return nil }
    let bytes = try FileReader.read(path, limit: 1 << 16)
    guard let value = try? JSONReader.read(bytes).value, value["schemaVersion"]?.numberValue?.int64 == 1,
      let seconds = value["clockSeconds"]?.numberValue?.int64,
      let nanoseconds = value["clockNanoseconds"]?.numberValue?.int64, 0..<1_000_000_000 ~= nanoseconds,
      let shard = value["shard"]?.stringValue.flatMap(Shard.init(parsing:)),
      let isSharded = value["subfolders"]?.boolValue, let isFinished = value["finished"]?.boolValue,
      let journalSynced = value["journalSynced"]?.numberValue?.int64,
      let reportSynced = value["reportSynced"]?.numberValue?.int64
    else { throw BatchError.runRecordUnreadable(path: path) }
    return RunRecord(
      clock: Timestamp(seconds: seconds, nanoseconds: Int32(nanoseconds)), shard: shard, isSharded: isSharded,
      isFinished: isFinished, rows: value["rows"]?.numberValue?.int64.flatMap { Int(exactly: $0) },
      journalSynced: Int(journalSynced), reportSynced: Int(reportSynced))
  }

  func write(to path: String) throws {
    let value: JSONValue = [
      "rows": rows.map { .number(JSONNumber($0)) } ?? .null, "schemaVersion": 1,
      "clockSeconds": .number(JSONNumber(clock.seconds)),
      "clockNanoseconds": .number(JSONNumber(Int64(clock.nanoseconds))), "shard": .string(shard.description),
      "subfolders": .bool(isSharded), "finished": .bool(isFinished),
      "journalSynced": .number(JSONNumber(journalSynced)), "reportSynced": .number(JSONNumber(reportSynced)),
    ]
    try AtomicFile.write(JSONWriter.write(value, layout: .indented), to: path, existing: .replace)
  }
}
