import PassData
import Testing

@Suite struct RowFormatTests {
  @Test(
    arguments: [
      ("guests.csv", .csv), ("GUESTS.CSV", .csv), ("a.b.tsv", .tsv), ("x.jsonl", .jsonLines),
      ("x.ndjson", .jsonLines),
      ("folder.csv/x.json", .jsonArray), ("x", nil), ("x.xlsx", nil), ("x.", nil), ("", nil),
    ] as [(String, RowFormat?)])
  func followsTheExtension(_ name: String, _ format: RowFormat?) {
    #expect(RowFormat(fileName: name) == format)
  }

  @Test(
    arguments: [
      (",", 0x2C), (";", 0x3B), ("tab", 0x09), ("\t", 0x09), ("\\t", 0x09), ("|", 0x7C), ("^", 0x5E),
      ("a", nil), ("\"", nil),
      ("_", nil), ("", nil), (",,", nil), ("\n", nil), (" ", nil), ("ü", nil),
    ] as [(String, UInt8?)])
  func namesDelimiters(_ name: String, _ byte: UInt8?) throws {
    #expect(RowOptions.delimiter(named: name) == byte)
    guard byte == nil, let first = name.utf8.first, name.utf8.count == 1 else { return }
    let error = try #require(throws: RowError.self) {
      try RowReader(
        RowInput(name: "x", bytes: Array("a,b\n".utf8)), format: .csv, options: RowOptions(delimiter: first))
    }
    #expect(error.fault == .unusableDelimiter(first))
  }

  @Test func hasTheNamesOfTheOption() {
    #expect(RowFormat.allCases.map(\.rawValue) == ["csv", "tsv", "jsonl", "json"])
  }
}
