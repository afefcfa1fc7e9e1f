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
  /// What the passes are made from, but for the rows: SHA-256 over template, identity and options, hexadecimal.
  var templateDigest = ""
  /// Whether the run was told to replace files of others; it still is when it goes on.
  var replacesExisting = false
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
      let journalSynced = value["journalSynced"]?.numberValue?.int64, journalSynced >= 0,
      let reportSynced = value["reportSynced"]?.numberValue?.int64, reportSynced >= 0,
      let templateDigest = value["templateDigest"]?.stringValue,
      let replacesExisting = value["replacesExisting"]?.boolValue
    else { throw BatchError.runRecordUnreadable(path: path) }
    return RunRecord(
      clock: Timestamp(seconds: seconds, nanoseconds: Int32(nanoseconds)), shard: shard, isSharded: isSharded,
      templateDigest: templateDigest, replacesExisting: replacesExisting, isFinished: isFinished,
      rows: value["rows"]?.numberValue?.int64.flatMap { Int(exactly: $0) },
      journalSynced: Int(journalSynced), reportSynced: Int(reportSynced))
  }

  func write(to path: String) throws {
    let value: JSONValue = [
      "rows": rows.map { .number(JSONNumber($0)) } ?? .null, "schemaVersion": 1,
      "clockSeconds": .number(JSONNumber(clock.seconds)),
      "clockNanoseconds": .number(JSONNumber(Int64(clock.nanoseconds))), "shard": .string(shard.description),
      "subfolders": .bool(isSharded), "templateDigest": .string(templateDigest),
      "replacesExisting": .bool(replacesExisting), "finished": .bool(isFinished),
      "journalSynced": .number(JSONNumber(journalSynced)), "reportSynced": .number(JSONNumber(reportSynced)),
    ]
    try AtomicFile.write(JSONWriter.write(value, layout: .indented), to: path, existing: .replace)
  }
}
