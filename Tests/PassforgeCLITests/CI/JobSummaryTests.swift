import PassData
import Testing

@testable import PassforgeCLI

@Suite struct JobSummaryTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert\\(1\\)&lt;\\/script&gt;"),
    ("a | b", "a \\| b"),
    ("`rm`", "\\`rm\\`"),
    ("![x](https://e.example)", "\\!\\[x\\]\\(https\\:\\/\\/e\\.example\\)"),
    ("one\ntwo", "one\\\\ntwo"),
    ("\\|", "\\\\\\|"),
    ("Grün – 漢字", "Grün – 漢字"),
  ])
  func `nothing of a text is a mark`(_ text: String, _ cell: String) {
    #expect(JobSummary.cell(text) == cell)
  }

  @Test func `facts and findings are tables, errors first`() {
    var report = CIReport(
      "build", .problems,
      findings: [
        Diagnostic(.note, "a.note", "note"),
        Diagnostic(.error, "an.error", "broken", at: SourceLocation(file: "p.json", line: 3, column: 7)),
      ])
    report.add("count", 2)
    let lines = JobSummary.text(report).split(separator: "\n").map(String.init)
    #expect(lines.first == "### passforge build: problems")
    #expect(lines.contains("| count | 2 |"))
    #expect(
      lines.suffix(2) == [
        "| error | broken | p\\.json\\:3\\:7 | an\\.error |", "| note | note |  | a\\.note |",
      ]
    )
  }

  @Test func `a summary has an upper bound`() {
    let long = Diagnostic(.error, "x.y", String(repeating: "<", count: 100_000))
    let text = JobSummary.text(
      CIReport("lint", .problems, findings: Array(repeating: long, count: 5_000)))
    #expect(text.utf8.count < 100_000)
    #expect(text.contains("and 4950 more"))
  }
}
