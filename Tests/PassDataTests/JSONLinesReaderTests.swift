import PassData
import Testing

@Suite struct JSONLinesReaderTests {
  @Test(arguments: [1, 7, 1 << 16]) func readsOneObjectALine(_ pieceSize: Int) throws {
    let text = "\u{FEFF}{\"a\": 1.0}\r\n\n  \n {\"a\": \"é\", \"b\": [1, {}]} \n{\"a\": 2}"
    var reader = try reader(text, pieceSize: pieceSize)
    #expect(reader.columns == nil)
    #expect(reader.hasByteOrderMark)
    let rows = try all(&reader)
    #expect(rows.map(\.number) == [1, 2, 3])
    #expect(rows.map(\.line) == [1, 4, 5])
    #expect(
      rows.map { String(decoding: $0.raw, as: UTF8.self) }
        == ["{\"a\": 1.0}", "{\"a\": \"é\", \"b\": [1, {}]}", "{\"a\": 2}"])
    guard case .object(let object) = try rows[0].content.get() else {
      Issue.record("no object")
      return
    }
    #expect(object["a"]?.numberValue?.text == "1.0")
  }

  @Test func aFaultyLineDoesNotEndTheFile() throws {
    let text =
      "{\"a\": 1}\n{\"a\": 1,}\n[1]\n   {\"a\": \"\u{F7FF}\"}\n{\"a\": 1, \"a\": 2}\n{\"a\":\n1}\n{\"z\": 9}\n"
    var reader = try reader(text)
    let faults = try all(&reader).map { row -> String in
      guard case .failure(let error) = row.content else { return "ok" }
      return "\(error.fault.code) \(error.location.line ?? 0):\(error.location.column ?? 0)"
    }
    #expect(
      faults == [
        "ok", "json.trailing-comma 2:8", "row.not-object 3:1", "json.not-utf8 4:11",
        "json.duplicate-key 5:10",
        "json.invalid 6:6", "json.invalid 7:2", "ok",
      ])
  }

  @Test func readsFilesLargerThanItsBuffer() throws {
    let text = (0..<20_000).map { "{\"number\": \($0), \"text\": \"some text of the row\"}\n" }.joined()
    var reader = try reader(text, pieceSize: 10_007)
    var count = 0
    while let row = try reader.next() {
      guard case .object(let object) = try row.content.get() else { continue }
      #expect(object["number"]?.numberValue?.int64 == Int64(count))
      count += 1
    }
    #expect(count == 20_000)
  }

  @Test func passesOverTheReasonOfAnEarlierRun() throws {
    let text =
      "{\"a\": 1 ,\"passforge_reason\":\"no\"}\n{\"passforge_reason\":\"no\"}\n{\"passforge_reason\":\"no\", \"a\": 1}"
    var reader = try reader(text)
    let rows = try all(&reader)
    #expect(rows.map { String(decoding: $0.raw, as: UTF8.self) } == ["{\"a\": 1 }", "{}", "{\"a\":1}"])
    #expect(try rows[0].content.get() == .object(["a": 1]))
  }

  @Test func stopsAtALineThatIsTooLarge() throws {
    let text = "{}\n{\"a\": \"" + String(repeating: "x", count: 300_000) + "\"}\n"
    var reader = try RowReader(
      RowInput(name: "x.jsonl", bytes: Array(text.utf8)), format: .jsonLines,
      options: RowOptions(largestRow: 1_000))
    #expect(try reader.next() != nil)
    let error = try #require(throws: RowError.self) { try reader.next() }
    #expect(error == RowError(.rowTooLarge(limit: 1_000), at: SourceLocation(file: "x.jsonl", line: 2)))
  }

  @Test func refusesOtherEncodings() throws {
    let error = try #require(throws: RowError.self) { try reader("\u{F7FF}\u{F7FE}{\0}\0") }
    #expect(error.fault == .json(.otherEncoding("UTF-16")))
  }

  private func reader(_ text: String, pieceSize: Int = 1 << 16) throws -> RowReader {
    try RowReader(
      RowInput(name: "x.jsonl", bytes: ByteText.bytes(of: text), pieceSize: pieceSize), format: .jsonLines)
  }

  private func all(_ reader: inout RowReader) throws -> [DataRow] {
    var rows: [DataRow] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }
}
