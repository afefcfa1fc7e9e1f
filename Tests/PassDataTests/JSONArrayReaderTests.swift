import PassData
import Testing

@Suite struct JSONArrayReaderTests {
  @Test(arguments: [1, 5, 1 << 16]) func readsTheElementsOfAnArray(_ pieceSize: Int) throws {
    let text = "\u{FEFF} [ {\"a\": \"]}\\\"\"},\n\n {\"b\": [1, [2]]} , {} ]\n "
    var reader = try reader(text, pieceSize: pieceSize)
    let rows = try all(&reader)
    #expect(rows.map(\.number) == [1, 2, 3])
    #expect(rows.map(\.line) == [1, 3, 3])
    #expect(
      try rows.map { try $0.content.get() } == [
        .object(["a": "]}\""]), .object(["b": [1, [2]]]), .object([:]),
      ])
    #expect(String(decoding: rows[1].raw, as: UTF8.self) == "{\"b\": [1, [2]]}")
    #expect(try reader.next() == nil)
  }

  @Test(arguments: ["[]", " [ ]\n"]) func anEmptyArrayHasNoRows(_ text: String) throws {
    var reader = try reader(text)
    #expect(try reader.next() == nil)
  }

  @Test func aFaultyElementDoesNotEndTheFile() throws {
    let text =
      "[\n{\"a\": 1},\n{\"é\": 1, \"b\": 1,}, 17, null, \"x,]\",\n  {\"a\": tru}, [{}], {\"z\": [}}, {\"z\": 9}]"
    var reader = try reader(text)
    let faults = try all(&reader).map { row -> String in
      guard case .failure(let error) = row.content else { return "ok" }
      return "\(error.fault.code) \(error.location.line ?? 0):\(error.location.column ?? 0)"
    }
    #expect(
      faults == [
        "ok", "json.trailing-comma 3:16", "row.not-object 3:20", "row.not-object 3:24", "row.not-object 3:30",
        "json.invalid 4:9", "row.not-object 4:15", "json.invalid 4:28", "ok",
      ])
  }

  @Test(
    arguments: [
      ("", .json(.empty), 1, 1), ("{\"a\": 1}", .notAnArray(found: "an object"), 1, 1),
      ("x", .notAnArray(found: "this"), 1, 1),
      ("[{}", .json(.unterminatedArray), 1, 1), ("\n [{}, {\"a\": [", .json(.unterminatedArray), 2, 2),
      ("[{} {}]", .json(.missingComma), 1, 5), ("[{},]", .json(.trailingComma), 1, 4),
      ("[{},,{}]", .json(.missingValue(key: nil)), 1, 5), ("[{}]]", .json(.textAfterValue), 1, 5),
      ("[\n// x\n{}]", .json(.comment("//")), 2, 1), ("[{},", .json(.unterminatedArray), 1, 1),
      ("\0[\0]", .json(.otherEncoding("UTF-16")), 1, nil),
    ] as [(String, RowFault, Int, Int?)])
  func whatIsWrongBetweenElementsEndsTheFile(
    _ text: String, _ fault: RowFault, _ line: Int, _ column: Int?
  ) throws {
    let error = try #require(throws: RowError.self) {
      var reader = try reader(text)
      while try reader.next() != nil {}
    }
    #expect(error.fault == fault)
    #expect(error.location.line == line)
    #expect(error.location.column == column)
  }

  @Test func readsArraysLargerThanItsBuffer() throws {
    let elements = (0..<20_000).map { "{\"number\": \($0), \"text\": \"some [text of the row\"}" }
    var reader = try reader("[" + elements.joined(separator: ",\n") + "]", pieceSize: 4_099)
    var count = 0
    while let row = try reader.next() {
      #expect(row.line == count + 1)
      count += 1
    }
    #expect(count == 20_000)
  }

  private func reader(_ text: String, pieceSize: Int = 1 << 16) throws -> RowReader {
    try RowReader(RowInput(name: "x.json", bytes: Array(text.utf8), pieceSize: pieceSize), format: .jsonArray)
  }

  private func all(_ reader: inout RowReader) throws -> [DataRow] {
    var rows: [DataRow] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }
}
