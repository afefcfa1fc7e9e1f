import PassData
import TestSupport
import Testing

/// Tables of chance, larger than the reader's buffer, written with every freedom that RFC 4180 leaves.
@Suite struct CSVRecordTests {
  struct Table {
    let bytes: [UInt8]
    let columns: [String]
    let rows: [[String]]
    /// The line of each row.
    let lines: [Int]
  }

  @Test(arguments: 0..<16 as Range<UInt64>) func readsBackTablesOfChance(_ seed: UInt64) throws {
    let table = Self.table(seed: seed, rowCount: 2_000)
    #expect(table.bytes.count > 1 << 16)
    var reader = try RowReader(
      RowInput(name: "t.csv", bytes: table.bytes, pieceSize: Int(seed) * 1_000 + 17), format: .csv)
    #expect(reader.columns == table.columns)
    var count = 0
    while let row = try reader.next() {
      let expected = table.rows[count]
      guard row.content == .success(.cells(expected)), row.line == table.lines[count], row.number == count + 1
      else {
        Issue.record("row \(count + 1): \(row) instead of \(expected)")
        return
      }
      count += 1
    }
    #expect(count == table.rows.count)
  }

  /// Python's reader sees the same cells.
  @Test(arguments: 0..<4 as Range<UInt64>) func pythonReadsTheSame(_ seed: UInt64) throws {
    let table = Self.table(seed: seed * 4, rowCount: 500)
    let judge = """
      import csv, io, json, sys
      text = sys.stdin.buffer.read().decode()
      delimiter = next(c for c in text if c in ',;\\t|')
      for row in csv.reader(io.StringIO(text, newline=''), delimiter=delimiter, strict=True):
          if row: print(json.dumps(row, ensure_ascii=False, separators=(',', ':')))
      """
    guard let verdict = try ExternalJudge.run(["python3", "-c", judge], input: table.bytes) else { return }
    let expected = ([table.columns] + table.rows).map { row in
      String(decoding: JSONWriter.write(.array(row.map { .string($0) })), as: UTF8.self)
    }
    #expect(verdict.status == 0)
    #expect(verdict.output.split(separator: "\n").map(String.init) == expected)
  }

  static func table(seed: UInt64, rowCount: Int) -> Table {
    var random = SeededRandom(seed: seed)
    let delimiter = [",", ";", "\t", "|"][Int(seed % 4)]
    let lineEnd = ["\n", "\r\n"][Int(seed / 4 % 2)]
    let columns = ["id", "näme", "c", "d"]
    var text = columns.joined(separator: delimiter) + lineEnd
    var line = 2
    var rows: [[String]] = []
    var lines: [Int] = []
    for number in 0..<rowCount {
      if Int.random(in: 0..<20, using: &random) == 0 {
        text += lineEnd
        line += 1
      }
      let row = ["\(number)"] + columns.dropFirst().map { _ in cell(&random, delimiter, lineEnd) }
      rows.append(row)
      lines.append(line)
      text += row.map { written($0, delimiter, &random) }.joined(separator: delimiter)
      line += 1 + row.reduce(0) { $0 + $1.unicodeScalars.filter { $0 == "\n" }.count }
      if number < rowCount - 1 || Bool.random(using: &random) { text += lineEnd }
    }
    return Table(bytes: Array(text.utf8), columns: columns, rows: rows, lines: lines)
  }

  private static func cell(_ random: inout SeededRandom, _ delimiter: String, _ lineEnd: String) -> String {
    let pieces = [
      "a", "Zürich", " ", "\"", delimiter, lineEnd, "日本", "0", "'", "\\", "=", "😀", "long text of a cell",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }

  private static func written(_ cell: String, _ delimiter: String, _ random: inout SeededRandom) -> String {
    let special = Array((delimiter + "\"\n\r").utf8)
    let mustQuote = cell.utf8.contains { special.contains($0) }
    guard mustQuote || Int.random(in: 0..<4, using: &random) == 0 else { return cell }
    var quoted = "\""
    for scalar in cell.unicodeScalars {
      quoted.unicodeScalars.append(scalar)
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "\""
  }
}
