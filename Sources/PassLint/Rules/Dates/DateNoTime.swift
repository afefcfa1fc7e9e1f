import PassData
import PassModel

extension LintRule {
  static let dateNoTime = LintRule(
    tree: "date.no-time", .error, "a date says hours and minutes",
    Note(
      why: "Wallet asks for a complete date with hours and minutes, in fields with a dateStyle too",
      source: "Apple, Pass", .apple, bad: "2026-05-01", good: "2026-05-01T00:00+02:00",
      over: RuleTable.vagueDateRules)
  ) { pass, report in
    for (fact, error) in pass.dates({ $0 == .noTime }) {
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: ["append the time and its zone, such as T19:30+02:00"])
    }
  }
}
