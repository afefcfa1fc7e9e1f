import PassData
import PassSystem
import PassTemplate
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct RowReadingTests {
  let folder = TemporaryFolder()

  private func reading(_ columns: [String]?, _ settings: [(name: String, text: String)] = []) throws
    -> RowReading
  {
    try SmallTemplate.write(to: folder.file("card"))
    return try RowReading(
      TemplateFolder.read(at: folder.file("card")), file: "rows.csv", columns: columns, settings: settings,
      environment: Environment([:]))
  }

  private func cells(_ cells: [String]) -> DataRow {
    DataRow(number: 1, line: 7, raw: [], content: .success(.cells(cells)))
  }

  @Test func `every wrong value is told with file, line and column`() throws {
    let reading = try reading(["serial", "name"])
    do {
      _ = try reading.typed(cells(["", String(repeating: "x", count: 41)]))
      Issue.record("a wrong row was taken")
    } catch PipelineError.refused(let found) {
      #expect(found.map(\.location?.line) == [7, 7])
      #expect(found.allSatisfy { $0.location?.file == "rows.csv" })
      #expect(found.map { $0.location?.pointer?.tokens } == [[.key("serial")], [.key("name")]])
    }
  }

  @Test func `a missing column is wrong for every row, so it is told once`() {
    #expect(throws: PipelineError.self) { try reading(["serial"]) }
    #expect(throws: Never.self) { try reading(["serial"], [(name: "name", text: "Ada")]) }
    #expect(throws: Never.self) { try reading(nil) }
  }

  @Test func `a setting wins over the row`() throws {
    let row = try reading(["serial", "name"], [(name: "name", text: "Bob")]).typed(cells(["S-1", "Ada"]))
    #expect(row.values["name"] == "Bob")
  }

  @Test func `unique values are those of unique columns`() throws {
    let reading = try reading(["serial", "name"])
    let first = try reading.uniques(of: reading.typed(cells(["S-1", "Ada"])))
    let second = try reading.uniques(of: reading.typed(cells(["S-2", "Ada"])))
    #expect(first.map(\.column) == ["serial"])
    #expect(first.map(\.identity) != second.map(\.identity))
  }

  @Test func `a row that could not be read says so`() throws {
    let reading = try reading(["serial", "name"])
    let reader = RowInput(name: "rows.csv", bytes: Array("serial,name\nonly\n".utf8))
    var rows = try RowReader(reader, format: .csv)
    let row = try #require(try rows.next())
    #expect(throws: RowError.self) { try reading.typed(row) }
  }
}
