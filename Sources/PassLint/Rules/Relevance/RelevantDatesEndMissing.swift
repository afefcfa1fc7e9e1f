import PassData
import PassModel

extension LintRule {
  static let relevantDatesEndMissing = LintRule(
    tree: "relevance.relevantdates-end-missing", .error, "an interval has an end",
    Note(
      why: "Apple requires endDate beside startDate", source: "Apple, Pass.RelevantDates", .apple,
      bad: #"{"startDate": "2026-05-01T19:30-08:00"}"#, good: #"{"startDate": …, "endDate": …}"#,
      over: ["relevance.relevantdates-entry-invalid"]), when: .has(.relevantDate, "startDate")
  ) { pass, report in
    for entry in pass.objects(.relevantDate)
    where entry.value["startDate"] != nil && entry.value["endDate"] == nil {
      report.found(
        "the interval has a startDate and no endDate", at: .value(pass.pointer(entry.node)),
        hints: ["add endDate, or call it date"])
    }
  }
}
