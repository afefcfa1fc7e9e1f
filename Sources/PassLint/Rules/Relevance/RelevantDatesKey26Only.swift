import PassData
import PassModel

extension LintRule {
  static let relevantDatesKey26Only = LintRule(
    tree: "relevance.relevantdates-key-26-only", .note, "a single date is spelled for iOS 18, too",
    Note(
      why: "iOS 18 reads the key 'relevantDate' in an entry, iOS 26 reads 'date'",
      source: "passkit-generator 3.5.0",
      .users, bad: #"{"date": "2026-05-01T19:30-08:00"}"#, good: #"{"date": …, "relevantDate": …}"#),
    when: .has(.relevantDate, "date")
  ) { pass, report in
    for entry in pass.objects(.relevantDate)
    where entry.value["date"] != nil && entry.value["relevantDate"] == nil {
      report.found(
        "iOS 18 does not read 'date'", at: .key(pass.pointer(entry.node, "date")),
        hints: ["add the same moment as \"relevantDate\""])
    }
  }
}
