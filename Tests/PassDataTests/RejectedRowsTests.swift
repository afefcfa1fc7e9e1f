import PassData
import Testing

@Suite struct RejectedRowsTests {
  @Test(arguments: [RowEncoding.utf8, .utf16LittleEndian, .windows1252], ["\r\n", "\n", "\r"])
  func keepsCellsByteForByteAndAddsTheReason(_ encoding: RowEncoding, _ lineEnd: String) throws {
    let lines = ["näme ; b", "\"Zürich \"\";\"\"\"; =1+1", "x;\"y\"", "short", "a;b;c"]
    let mark = encoding == .windows1252 ? [] : encoding.encode(Array("\u{FEFF}".utf8))
    let text = encoding.encode(Array((lines.joined(separator: lineEnd) + lineEnd).utf8))
    let expected =
      [
        "näme ; b;passforge_reason", "\"Zürich \"\";\"\"\"; =1+1;passforge: 'b' is no number",
        "x;\"y\";\"passforge: line; of \"\"one\"\" row\"", "short;passforge: line; of \"\"one\"\" row",
        "a;b;c;passforge: three",
      ].joined(separator: lineEnd) + lineEnd
    let reasons = ["'b' is no number", "line;\nof \"one\" row".replacing("\n", with: " "), "line", "three"]
    let rejected = try reject(mark + text, encoding: encoding) { reasons[$0.number - 1] }
    let shown = expected.replacing("short;passforge: line; of \"\"one\"\" row", with: "short;passforge: line")
    #expect(rejected == mark + encoding.encode(Array(shown.utf8)))
    // Rejecting the rejected file again with other reasons leaves the cells as they were.
    let again = try reject(rejected, encoding: encoding) { _ in "x" }
    let once = try reject(mark + text, encoding: encoding) { _ in "x" }
    #expect(again == once)
  }

  @Test func keepsTheLineThatTellsExcelTheDelimiter() throws {
    let rejected = try reject(Array("sep=;\na;b\n1;2\n".utf8), encoding: nil) { _ in "no" }
    #expect(String(decoding: rejected, as: UTF8.self) == "sep=;\na;b;passforge_reason\n1;2;passforge: no\n")
  }

  @Test(arguments: ["=HYPERLINK(1)", "+1", "-1", "@x", "\t=1", "\r=1"]) func aReasonIsNeverAFormula(
    _ reason: String
  ) throws {
    let rejected = try reject(Array("a,b\n=1,2\n".utf8), encoding: nil) { _ in reason }
    let row = try #require(String(decoding: rejected, as: UTF8.self).split(separator: "\n").last)
    #expect(row.hasPrefix("=1,2,passforge: "))
    #expect(!row.contains("\t") && !row.contains("\r"))
  }

  @Test func addsNothingToACellThatNeverEnds() throws {
    let text = "a,b\n1,\"open\n2,3\n"
    let rejected = try reject(Array(text.utf8), encoding: nil) { _ in "no" }
    #expect(String(decoding: rejected, as: UTF8.self) == "a,b,passforge_reason\n1,\"open\n2,3\n")
  }

  @Test func aReasonIsASCIIWhileTheEncodingIsNotKnown() throws {
    var reader = try RowReader(RowInput(name: "x", bytes: Array("a,b\n1,2\n".utf8)), format: .csv)
    let row = try #require(try reader.next())
    let bytes = RejectedRows(like: reader).bytes(of: row, reason: "é – x", isFirst: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "1,2,passforge: ? ? x\n")
  }

  @Test func writesJSONLinesWithAMember() throws {
    let text = "\u{FEFF}{\"a\": 1.0}\n{ }\n{\"a\": }\n"
    let rejected = try reject(Array(text.utf8), format: .jsonLines) { _ in "no \"x\"" }
    let expected = """
      \u{FEFF}{"a": 1.0,"passforge_reason":"no \\"x\\""}
      { "passforge_reason":"no \\"x\\""}
      {"a": }

      """
    #expect(String(decoding: rejected, as: UTF8.self) == expected)
    #expect(try reject(rejected, format: .jsonLines) { _ in "no \"x\"" } == rejected)
  }

  @Test func writesAnArrayThatCanBeReadAgain() throws {
    let rejected = try reject(Array("[{\"a\": 1},{\"b\": [2]}]".utf8), format: .jsonArray) {
      "row \($0.number)"
    }
    let document = try JSONReader.read(rejected)
    #expect(
      document.value == [
        ["a": 1, "passforge_reason": "row 1"], ["b": [2], "passforge_reason": "row 2"],
      ])
    #expect(try reject(rejected, format: .jsonArray) { "row \($0.number)" } == rejected)
  }

  private func reject(
    _ bytes: [UInt8], format: RowFormat = .csv, encoding: RowEncoding? = nil, reason: (DataRow) -> String
  ) throws -> [UInt8] {
    var reader = try RowReader(
      RowInput(name: "x", bytes: bytes), format: format, options: RowOptions(encoding: encoding))
    var rows: [DataRow] = []
    while let row = try reader.next() { rows.append(row) }
    let writer = RejectedRows(like: reader)
    return rows.enumerated().reduce(writer.opening) { written, item in
      written + writer.bytes(of: item.element, reason: reason(item.element), isFirst: item.offset == 0)
    } + writer.closing
  }
}
