import PassData
import PassModel

extension LintRule {
  static let semanticDateInvalid = LintRule(
    tree: "semantic.date-invalid", .error, "dates in semantic tags are dates",
    Note(
      why: "Wallet refuses the pass", source: "Apple, SemanticTags", [.apple, .analysis],
      bad: #""eventStartDate": "01.05.2026""#, good: #""eventStartDate": "2026-05-01T19:30-08:00""#)
  ) { pass, report in
    for (fact, error) in pass.dates({ _ in true }) where fact.owner.isSemantic {
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: [DateMending.mended(fact.text).map { "write \($0)" } ?? "write it like 2026-05-01T19:30-08:00"]
      )
    }
  }
}
