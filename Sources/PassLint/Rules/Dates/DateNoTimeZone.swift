import PassData
import PassModel

extension LintRule {
  static let dateNoTimeZone = LintRule(
    tree: "date.no-timezone", .error, "a date says its time zone",
    Note(
      why: "Wallet refuses the pass, because nobody knows which moment is meant", source: "Apple, Pass",
      [.apple, .builder], bad: "2026-05-01T19:30:00", good: "2026-05-01T19:30:00-08:00",
      over: RuleTable.vagueDateRules)
  ) { pass, report in
    for (fact, error) in pass.dates({ $0 == .noZone }) {
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: ["append the offset of the place, such as +02:00, or Z for UTC"])
    }
  }
}
