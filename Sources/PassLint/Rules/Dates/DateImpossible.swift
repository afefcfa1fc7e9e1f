import PassData
import PassModel

extension LintRule {
  static let dateImpossible = LintRule(
    tree: "date.impossible", .error, "a date exists in the calendar",
    Note(
      why: "no reader agrees with another on what is meant, and most refuse it", source: "ISO 8601",
      .standard,
      bad: "2026-02-29T10:00Z", good: "2026-02-28T10:00Z", over: RuleTable.vagueDateRules)
  ) { pass, report in
    for (fact, error) in pass.dates({ if case .impossible = $0 { true } else { false } }) {
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: ["look the day and the time up"])
    }
  }
}
