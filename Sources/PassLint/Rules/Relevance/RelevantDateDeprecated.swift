import PassData
import PassModel

extension LintRule {
  static let relevantDateDeprecated = LintRule(
    tree: "relevance.relevantdate-deprecated", .note, "relevantDates stands beside relevantDate",
    Note(
      why: "relevantDate is deprecated since iOS 18; both together serve every system", source: "Apple, Pass",
      .apple, bad: #""relevantDate": "2026-05-01T19:30-08:00""#,
      good: #""relevantDate": …, "relevantDates": [{"startDate": …, "endDate": …}]"#),
    when: .has(.pass, "relevantDate")
  ) { pass, report in
    guard pass["relevantDates"] == nil else { return }
    report.found(
      "relevantDate is deprecated since iOS 18", at: .key(JSONPointer.root.appending("relevantDate")),
      hints: ["add relevantDates, and keep relevantDate for iOS 17 and earlier"])
  }
}
