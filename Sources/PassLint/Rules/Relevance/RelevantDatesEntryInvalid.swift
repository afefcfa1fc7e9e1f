import PassData
import PassModel

extension LintRule {
  static let relevantDatesEntryInvalid = LintRule(
    tree: "relevance.relevantdates-entry-invalid", .warning,
    "an entry of relevantDates has a date, or a start and an end",
    Note(
      why: "Wallet ignores another entry", source: "Apple, Pass.RelevantDates", [.apple, .analysis],
      bad: #"{"endDate": "2026-05-01T19:30-08:00"}"#, good: #"{"startDate": …, "endDate": …}"#),
    when: .has(.pass, "relevantDates")
  ) { pass, report in
    for (fact, error) in pass.dates({ _ in true }) where fact.owner == .relevantDate {
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: [DateMending.mended(fact.text).map { "write \($0)" } ?? "write it like 2026-05-01T19:30-08:00"]
      )
    }
    for entry in pass.objects(.relevantDate) {
      let keys = ["date", "relevantDate", "startDate"]
      guard !keys.contains(where: { entry.value[$0] != nil }) else { continue }
      report.found(
        "the entry has neither a date nor a startDate", at: .value(pass.pointer(entry.node)),
        hints: ["write {\"startDate\": …, \"endDate\": …} or {\"date\": …}"])
    }
  }
}
