import PassData
import Testing

@testable import PassPipeline

@Suite struct ReportLineTests {
  static let pass = BatchPass(
    row: 3, line: 5, serial: "Zoë \"1\"\n", file: "0/Zoë.pkpass", bytes: 41_200, sha256: "aa",
    contentDigest: "bb",
    inputDigest: "cc")

  @Test func `a pass is read back as it was`() throws {
    let line = ReportLine.bytes(of: .made(Self.pass))
    #expect(line == ReportLine.bytes(of: .kept(Self.pass)))
    #expect(line.last == 0x0A)
    #expect(line.count(where: { $0 == 0x0A }) == 1)
    #expect(ReportLine.pass(in: line.dropLast()) == Self.pass)
  }

  @Test func `every line that was cut off is none`() {
    let line = ReportLine.bytes(of: .made(Self.pass)).dropLast()
    for count in 0..<line.count { #expect(ReportLine.pass(in: Array(line.prefix(count))) == nil) }
  }

  @Test func `a rejected row tells rule and column, and never the value`() {
    let reasons = [
      Diagnostic(
        .error, "row.pattern", "column 'mail': 'ada@example.org' is wrong",
        at: SourceLocation(file: "rows.csv", line: 9, pointer: JSONPointer([.key("mail")]))),
      Diagnostic(.warning, "row.odd", "odd"),
      Diagnostic(.error, "output.same-name", "'ada' again"),
    ]
    let line = ReportLine.bytes(of: .rejected(RejectedRow(row: 8, line: 9, reasons: reasons)))
    #expect(
      String(decoding: line, as: UTF8.self)
        == #"{"row":8,"line":9,"errors":[{"id":"row.pattern","column":"mail"},{"id":"output.same-name"}]}"#
        + "\n")
    #expect(ReportLine.pass(in: line.dropLast()) == nil)
  }

  @Test(arguments: ["-1", "9223372036854775807", "1e400", "1099511627776"])
  func `a size that no pass has is none of ours`(
    _ size: String
  ) {
    let line =
      #"{"row":1,"line":2,"serial":"a","file":"a","bytes":SIZE,"sha256":"a","contentDigest":"b","inputDigest":"c"}"#
    #expect(ReportLine.pass(in: Array(line.replacing("SIZE", with: "5").utf8)) != nil)
    #expect(ReportLine.pass(in: Array(line.replacing("SIZE", with: size).utf8)) == nil)
  }
}
