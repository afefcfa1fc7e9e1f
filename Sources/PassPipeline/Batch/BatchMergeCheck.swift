import PassData
import PassSystem

/// Looks at the lines of a union in the order of their rows, and keeps what is wrong.
struct BatchMergeCheck: ~Copyable {
  private let parts: [BatchMergePart]
  private let shards: Int
  private let presentShards: Set<Int>
  private var files: TextTable
  private var serials: TextTable
  private var last: (row: Int, part: Int) = (0, 0)
  private var union = BatchUnion()

  private static let largestNumberOfFindings = 100

  init(_ parts: [BatchMergePart], rows given: Int?, spillingInto folder: String) {
    self.parts = parts
    files = TextTable(spillingInto: folder)
    serials = TextTable(spillingInto: folder)
    shards = parts.map(\.record.shard.count).max() ?? 1
    presentShards = Set(parts.map(\.record.shard.number))
    union.parts = parts.count
    union.expected = given ?? parts.compactMap(\.record.rows).max()
    judgeRecords(given)
  }

  private mutating func judgeRecords(_ given: Int?) {
    for part in parts where part.record.shard.count != shards {
      fault(.otherSplit(part.name, part.record.shard, parts: shards))
    }
    for number in 1...shards where !presentShards.contains(number) {
      fault(.partMissing(number, of: shards))
      // One finding for each is enough for hundreds; a split into millions is no list to read.
      if union.faults > Self.largestNumberOfFindings { break }
    }
    for part in parts where !part.record.isFinished { fault(.unfinished(part.name)) }
    for part in parts {
      if let rows = part.record.rows, rows != union.expected {
        fault(.otherTotal(part.name, rows: rows, expected: union.expected ?? 0))
      }
    }
    if union.expected == nil { fault(.totalUnknown) }
  }

  /// Whether the line belongs to the union: its row has not come before.
  mutating func take(_ line: BatchMergeLine, from part: Int) throws(SystemError) -> Bool {
    guard line.row != last.row else {
      fault(.rowTwice(line.row, parts[last.part].name, parts[part].name))
      return false
    }
    noteGap(before: line.row)
    if let expected = union.expected, line.row > expected {
      fault(.rowBeyond(line.row, parts[part].name, expected))
    }
    last = (line.row, part)
    union.rows += 1
    if line.isRejected { union.rejected += 1 } else { union.made += 1 }
    union.bytes = union.bytes.addingReportingOverflow(line.bytes).partialValue
    if let file = line.file, let first = try files.number(of: file, orSet: line.row) {
      fault(.fileTwice(file, first, line.row))
    }
    if let serial = line.serial, let first = try serials.number(of: serial, orSet: line.row) {
      fault(.serialTwice(serial, first, line.row))
    }
    return true
  }

  consuming func finish() -> BatchUnion {
    if let expected = union.expected, expected < .max { noteGap(before: expected + 1) }
    return union
  }

  /// Rows between the last one and this are in no report. Those of a part that is missing as a whole are told once.
  private mutating func noteGap(before row: Int) {
    guard row > last.row + 1 else { return }
    let gap = (last.row + 1)...(row - 1)
    guard presentShards.count < shards else { return fault(.rowsMissing(gap)) }
    var start: Int?
    // A gap between two reports is no longer than their number, unless one of them broke off.
    for row in gap {
      let isAbsent = presentShards.contains((row - 1) % shards + 1)
      if isAbsent, start == nil { start = row }
      if !isAbsent, let first = start {
        fault(.rowsMissing(first...row - 1))
        start = nil
      }
      if union.faults > Self.largestNumberOfFindings { return }
    }
    if let start { fault(.rowsMissing(start...gap.upperBound)) }
  }

  private mutating func fault(_ fault: BatchMergeFault) {
    union.faults += 1
    if union.findings.count < Self.largestNumberOfFindings { union.findings.append(fault.diagnostic) }
  }
}
