import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct BatchMergeTests {
  let folder = TemporaryFolder()

  private func part(_ name: String, _ shard: String, rows: [Int], of total: Int?, finished: Bool = true)
    throws
  {
    try Directory.create(folder.file(name))
    var record = RunRecord(
      clock: Timestamp(seconds: 0), shard: try #require(Shard(parsing: shard)), isSharded: false)
    record.isFinished = finished
    record.rows = total
    try record.write(to: folder.file(name + "/.passforge-run.json"))
    let lines = rows.map {
      #"{"row":\#($0),"line":\#($0 + 1),"serial":"S-\#($0)","file":"S-\#($0).pkpass","bytes":7}"# + "\n"
    }
    try AtomicFile.write(
      Array(lines.joined().utf8), to: folder.file(name + "/report.ndjson"), existing: .replace)
  }

  private func merged(_ names: String..., rows: Int? = nil) throws -> (union: BatchUnion, text: String) {
    var bytes: [UInt8] = []
    let merge = try BatchMerge(
      names.map { (name: $0, path: folder.file($0)) }, rows: rows, temporaryFolder: folder.path)
    let union = try merge.run { bytes += $0 }
    return (union, String(decoding: bytes, as: UTF8.self))
  }

  private func every(_ count: Int, from first: Int, upTo last: Int) -> [Int] {
    Array(stride(from: first, through: last, by: count))
  }

  @Test(arguments: [1, 2, 3, 7, 16])
  func `parts in any order are the whole`(_ count: Int) throws {
    for number in 1...count {
      try part("p\(number)", "\(number)/\(count)", rows: every(count, from: number, upTo: 100), of: 100)
    }
    let names = (1...count).reversed().map { (name: "p\($0)", path: folder.file("p\($0)")) }
    var rows: [Int] = []
    let union = try BatchMerge(names, rows: nil, temporaryFolder: folder.path).run { line in
      rows.append(Int(try #require(JSONReader.read(line).value["row"]?.numberValue?.int64)))
    }
    #expect(union.isProven)
    #expect(union.made == 100)
    #expect(union.bytes == 700)
    #expect(rows == Array(1...100))
  }

  @Test func `a missing row is named, and so is a doubled one`() throws {
    try part("a", "1/2", rows: [1, 3, 7, 9], of: 10)
    try part("b", "2/2", rows: [2, 4, 4, 6, 8], of: 10)
    let (union, text) = try merged("a", "b")
    #expect(
      union.findings.map(\.message) == [
        "row 4 stands twice in the report of 'b'", "row 5 is in no report", "row 10 is in no report",
      ])
    #expect(text.split(separator: "\n").count == 8)
  }

  @Test func `a missing part is one finding`() throws {
    try part("a", "1/3", rows: every(3, from: 1, upTo: 300), of: 300)
    try part("c", "3/3", rows: every(3, from: 3, upTo: 300).filter { $0 != 30 }, of: 300)
    let (union, _) = try merged("a", "c")
    #expect(union.findings.map(\.code) == ["merge.part-missing", "merge.row-missing"])
    #expect(union.findings.last?.message == "row 30 is in no report")
  }

  @Test func `files and serial numbers stand once`() throws {
    try part("a", "1/2", rows: [1], of: 2)
    try part("b", "2/2", rows: [2], of: 2)
    let line = #"{"row":2,"line":3,"serial":"S-1","file":"S-1.pkpass","bytes":7}"# + "\n"
    try AtomicFile.write(Array(line.utf8), to: folder.file("b/report.ndjson"), existing: .replace)
    #expect(try merged("a", "b").union.findings.map(\.code) == ["merge.file-twice", "merge.serial-twice"])
  }

  @Test func `how many rows there are must be known, and the same for all`() throws {
    try part("a", "1/2", rows: [1], of: nil, finished: false)
    #expect(
      try merged("a", rows: nil).union.findings.map(\.code) == [
        "merge.part-missing", "merge.unfinished", "merge.total-unknown",
      ])
    try part("b", "2/2", rows: [2], of: 3)
    try part("a", "1/2", rows: [1], of: 2)
    #expect(try merged("a", "b").union.findings.map(\.code) == ["merge.other-total", "merge.row-missing"])
    try part("a", "1/4", rows: [1], of: 2)
    try part("b", "2/2", rows: [2], of: 2)
    #expect(try merged("a", "b").union.findings.contains { $0.code == "merge.other-split" })
  }

  @Test(arguments: [
    "nonsense\n", "{\"row\":0}\n", "{\"row\":1}\n", "{\"row\":9223372036854775807,\"errors\":[]}\n", "[]\n",
  ])
  func `a line that is none of ours ends the merge`(_ text: String) throws {
    try part("a", "1/1", rows: [], of: 1)
    try AtomicFile.write(Array(text.utf8), to: folder.file("a/report.ndjson"), existing: .replace)
    #expect(throws: BatchMergeError.lineUnreadable(report: "a", line: 1)) { try merged("a") }
  }

  @Test func `a report that goes back is refused`() throws {
    try part("a", "1/1", rows: [1, 3, 2], of: 3)
    #expect(throws: BatchMergeError.notSorted(report: "a", line: 3)) { try merged("a") }
  }

  @Test func `a hundred findings are told, and all are counted`() throws {
    try part("a", "1/1", rows: every(2, from: 2, upTo: 2_000), of: 2_000)
    let union = try merged("a").union
    #expect(union.findings.count == 100)
    #expect(union.faults == 1_000)
    #expect(!union.isProven)
  }

  @Test func `numbers beyond reason end soon`() throws {
    try part("a", "1/9000000000000000000", rows: [1], of: 1)
    #expect(try !merged("a", rows: .max).union.isProven)
  }
}
