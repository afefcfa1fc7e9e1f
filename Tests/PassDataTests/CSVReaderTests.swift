import Foundation
import PassData
import TestSupport
import Testing

@Suite struct CSVReaderTests {
  struct Shape: CustomTestStringConvertible {
    let title: String
    let text: String
    let columns: [String]
    let rows: [[String]]
    var testDescription: String { title }

    init(_ title: String, _ text: String, _ columns: [String], _ rows: [[String]]) {
      (self.title, self.text, self.columns, self.rows) = (title, text, columns, rows)
    }
  }

  /// The shapes that the public CSV test sets have, and those that spreadsheets write.
  static let shapes: [Shape] = [
    Shape("simple", "a,b,c\n1,2,3\n", ["a", "b", "c"], [["1", "2", "3"]]),
    Shape("simple, CR LF", "a,b\r\n1,2\r\n3,4\r\n", ["a", "b"], [["1", "2"], ["3", "4"]]),
    Shape("simple, CR", "a,b\r1,2\r3,4", ["a", "b"], [["1", "2"], ["3", "4"]]),
    Shape("no line end at the end", "a,b\n1,2", ["a", "b"], [["1", "2"]]),
    Shape("header alone", "a,b", ["a", "b"], []),
    Shape("comma in quotes", "n,addr\nJo,\"1 Road, Town\"\n", ["n", "addr"], [["Jo", "1 Road, Town"]]),
    Shape("empty cells", "a,b,c\n1,\"\",\"\"\n,,\n", ["a", "b", "c"], [["1", "", ""], ["", "", ""]]),
    Shape("escaped quotes", "a,b\n1,\"ha \"\"ha\"\" ha\"\n", ["a", "b"], [["1", "ha \"ha\" ha"]]),
    Shape("only quotes", "a,b\n\"\"\"\",\"\"\"\"\"\"\n", ["a", "b"], [["\"", "\"\""]]),
    Shape("JSON in a cell", "k,v\n1,\"{\"\"t\"\": [1, 2.5]}\"\n", ["k", "v"], [["1", "{\"t\": [1, 2.5]}"]]),
    Shape("line breaks in quotes", "a,b\n1,\"x\ny\"\n2,z\n", ["a", "b"], [["1", "x\ny"], ["2", "z"]]),
    Shape("CR LF in quotes", "a,b\r\n1,\"x\r\ny\"\r\n", ["a", "b"], [["1", "x\r\ny"]]),
    Shape("quotes and line breaks", "a\n\"x\n\"\"q\"\"\n\"\n", ["a"], [["x\n\"q\"\n"]]),
    Shape("UTF-8", "a,b\nʤ,日本\n", ["a", "b"], [["ʤ", "日本"]]),
    Shape("byte order mark", "\u{FEFF}a,b\n1,2\n", ["a", "b"], [["1", "2"]]),
    Shape("quoted header", "\u{FEFF}\"a\",\"b c\"\n1,2\n", ["a", "b c"], [["1", "2"]]),
    Shape("trimmed header", " a ,\tb\u{A0},c\n 1 ,2,3\n", ["a", "b", "c"], [[" 1 ", "2", "3"]]),
    Shape("blank lines", "\n\na,b\n\n1,2\r\n\r\n  \n3,4\n\n", ["a", "b"], [["1", "2"], ["3", "4"]]),
    Shape("an empty quoted cell is a row", "a\n\"\"\n\nx\n", ["a"], [[""], ["x"]]),
    Shape("semicolons", "a;b;c\n1,5;2;3\n", ["a", "b", "c"], [["1,5", "2", "3"]]),
    Shape("tabs", "a\tb\n1, 2\t3\n", ["a", "b"], [["1, 2", "3"]]),
    Shape("bars", "a|b\n1|2\n", ["a", "b"], [["1", "2"]]),
    Shape("one column", "name\nA\nB\n", ["name"], [["A"], ["B"]]),
    Shape(
      "more commas than semicolons in the header", "a;\"x, y, z\"\n1;2\n", ["a", "x, y, z"], [["1", "2"]]),
    Shape("as many of each", "a, x;b\n1;2\n3;4\n", ["a, x", "b"], [["1", "2"], ["3", "4"]]),
    Shape("Excel's delimiter line", "sep=;\r\na;b,c\r\n1;2\r\n", ["a", "b,c"], [["1", "2"]]),
    Shape("formula", "a,b\n=1+1,@x\n", ["a", "b"], [["=1+1", "@x"]]),
    Shape("composed and decomposed names", "\u{E9},e\u{301}\n1,2\n", ["\u{E9}", "e\u{301}"], [["1", "2"]]),
    Shape(
      "reason of an earlier run", "a,b,passforge_reason\n1,2,passforge: no\n3,4,\n", ["a", "b"],
      [["1", "2"], ["3", "4"]]),
  ]

  @Test(arguments: shapes, [1, 2, 3, 7, 1 << 16]) func readsEveryShape(_ shape: Shape, _ pieceSize: Int)
    throws
  {
    var reader = try self.reader(Array(shape.text.utf8), pieceSize: pieceSize)
    #expect(reader.columns == shape.columns)
    #expect(try all(&reader).map { try $0.content.get() } == shape.rows.map { .cells($0) })
  }

  @Test func countsRowsAndLines() throws {
    var reader = try self.reader(Array("a,b\r\n\r\n1,\"x\r\ny\rz\nw\"\r\n2,3\r\n\r\n4,5".utf8))
    let rows = try all(&reader)
    #expect(rows.map(\.number) == [1, 2, 3])
    #expect(rows.map(\.line) == [3, 7, 9])
    #expect(rows.map { String(decoding: $0.raw, as: UTF8.self) } == ["1,\"x\r\ny\rz\nw\"", "2,3", "4,5"])
  }

  @Test func aRowThatCannotBeReadDoesNotEndTheFile() throws {
    let text = ByteText.bytes(
      of: "a,b\n1\n2,2,2\n3,x\"y\n4,\"x\"y\n5, \"x\"\n6,\"a\u{F7FF}\"\n\u{F7C3},7\n8,8\n9,\"open\n10,10\n")
    var reader = try self.reader(text, encoding: .utf8)
    let rows = try all(&reader)
    let faults = rows.map { row -> String in
      guard case .failure(let error) = row.content else { return "ok" }
      let place = error.location
      return "\(error.fault.code) \(place.line ?? 0):\(place.column ?? 0)"
    }
    #expect(
      faults == [
        "row.cell-count 2:0", "row.cell-count 3:0", "row.quote 4:4", "row.quote 5:6", "row.quote 6:4",
        "row.not-text 7:5", "row.not-text 8:1", "ok", "row.quote 10:3",
      ])
    #expect(rows[1].content == .failure(fault(.cellCount(found: 3, expected: 2), line: 3)))
    #expect(rows[8].raw == Array("9,\"open\n10,10\n".utf8))
    #expect(rows[5].raw == ByteText.bytes(of: "6,\"a\u{F7FF}\""))
  }

  @Test func namesWhereAnUnclosedQuoteBegan() throws {
    var reader = try self.reader(Array("a,b\n1,2\n\"x\ny\",\"z\n3,4\n".utf8))
    let rows = try all(&reader)
    guard case .failure(let error) = rows[1].content else {
      Issue.record("the row was read")
      return
    }
    #expect(error.fault == .unterminatedQuote)
    #expect(error.location == SourceLocation(file: "rows.csv", line: 4, column: 4))
    var other = try self.reader(Array("a,b\nx\"y,\"z\n".utf8))
    guard case .failure(let weightier)? = try other.next()?.content else { return }
    #expect(weightier.fault == .unterminatedQuote)
  }

  @Test(
    arguments: [
      ("", .noHeader, 1), ("\n\n", .noHeader, 3), ("a,,c\n", .emptyColumnName(position: 2), 1),
      ("a,b,\n", .emptyColumnName(position: 3), 1),
      ("a, b,b \n", .duplicateColumn("b", first: 2, second: 3), 1),
      ("\na\"b\n", .bareQuote, 2), ("passforge_reason\n", .noHeader, 1), ("PK\u{3}\u{4}x", .spreadsheet, nil),
    ] as [(String, RowFault, Int?)])
  func refusesAHeaderThatNamesNoColumns(_ text: String, _ fault: RowFault, _ line: Int?) throws {
    let error = try #require(throws: RowError.self) { try reader(Array(text.utf8)) }
    #expect(error.fault == fault)
    #expect(error.location.line == line)
  }

  @Test func stopsAtARowThatIsTooLarge() throws {
    let text = "a,b\n1,2\n3,\"" + String(repeating: "x\n", count: 200_000)
    for pieceSize in [1_000, 1 << 20] {
      var reader = try RowReader(
        RowInput(name: "rows.csv", bytes: Array(text.utf8), pieceSize: pieceSize), format: .csv,
        options: RowOptions(largestRow: 100_000))
      #expect(try reader.next()?.number == 1)
      let error = try #require(throws: RowError.self) { try reader.next() }
      #expect(error.fault == .rowTooLarge(limit: 100_000))
      #expect(error.location.line == 3)
    }
  }

  @Test func obeysWhatIsDeclared() throws {
    var reader = try RowReader(
      RowInput(name: "x", bytes: Array("a:b,c\n1:2\n".utf8)), format: .csv,
      options: RowOptions(delimiter: UInt8(ascii: ":")))
    #expect(reader.columns == ["a", "b,c"])
    #expect(try reader.next()?.content == .success(.cells(["1", "2"])))
    let tabs = try RowReader(RowInput(name: "x", bytes: Array("a,b\tc,d,e\n".utf8)), format: .tsv)
    #expect(tabs.columns == ["a,b", "c,d,e"])
  }

  @Test func readsAFileOfAnEarlierRunWithShortRows() throws {
    let text = """
      a,b,passforge_reason
      1,passforge: 1 cell
      1,2,3,passforge: 3 cells
      1,2
      1,passforge: moved,
      """
    var reader = try self.reader(Array(text.utf8))
    #expect(reader.hasReasonColumn)
    let rows = try all(&reader)
    #expect(rows[0].content == .failure(fault(.cellCount(found: 1, expected: 2), line: 2)))
    #expect(rows[1].content == .failure(fault(.cellCount(found: 3, expected: 2), line: 3)))
    #expect(rows[2].content == .success(.cells(["1", "2"])))
    guard case .failure(let error) = rows[3].content else {
      Issue.record("a reason was taken for data")
      return
    }
    #expect(error.fault == .strayReason(column: "b"))
    #expect(
      rows.map { String(decoding: $0.raw, as: UTF8.self) } == ["1", "1,2,3", "1,2", "1,passforge: moved"])
  }

  /// The file of `cases/25-csv-messy`, where the shared folder is at hand: records, lines and counts of cells.
  @Test(.enabled(if: SharedFolder.path != nil)) func readsTheMessyCase() throws {
    let path = try #require(SharedFolder.path) + "/cases/25-csv-messy/rows.csv"
    var reader = try self.reader([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(reader.columns == ["serial", "name", "seat", "points", "note"])
    let rows = try all(&reader)
    #expect(rows.map(\.line) == [2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14])
    let faulty = rows.filter { if case .failure = $0.content { true } else { false } }
    #expect(faulty.map(\.line) == [8, 9])
  }

  private func reader(
    _ bytes: [UInt8], pieceSize: Int = 1 << 16, encoding: RowEncoding? = nil
  ) throws -> RowReader {
    try RowReader(
      RowInput(name: "rows.csv", bytes: bytes, pieceSize: pieceSize), format: .csv,
      options: RowOptions(encoding: encoding))
  }

  private func all(_ reader: inout RowReader) throws -> [DataRow] {
    var rows: [DataRow] = []
    while let row = try reader.next() { rows.append(row) }
    #expect(try reader.next() == nil)
    return rows
  }

  private func fault(_ fault: RowFault, line: Int) -> RowError {
    RowError(fault, at: SourceLocation(file: "rows.csv", line: line))
  }
}
