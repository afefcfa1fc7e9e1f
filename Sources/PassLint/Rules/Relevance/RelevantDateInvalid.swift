import PassData
import PassModel

extension LintRule {
  static let relevantDateInvalid = LintRule(
    tree: "relevance.relevantdate-invalid", .error, "relevantDate is a date",
    Note(
      why: "the whole pass is refused", source: "pass-js 80; Apple, Pass", [.apple, .users, .analysis],
      bad: #""relevantDate": "01.05.2026""#, good: #""relevantDate": "2026-05-01T19:30-08:00""#),
    when: .has(.pass, "relevantDate")
  ) { pass, report in
    for (fact, error) in pass.dates({ _ in true }) where fact.owner == .pass && fact.name == "relevantDate" {
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: [DateMending.mended(fact.text).map { "write \($0)" } ?? "write it like 2026-05-01T19:30-08:00"]
      )
    }
  }
}
