import PassData
import PassModel

extension LintRule {
  static let dateBadZone = LintRule(
    tree: "date.bad-zone", .error, "a time zone is spelled 'Z' or '+02:00'",
    Note(
      why: "Wallet can't read another one, and refuses the pass", source: "apple/pass-builder", .builder,
      bad: "2026-05-01T19:30:00+0200", good: "2026-05-01T19:30:00+02:00", over: RuleTable.vagueDateRules)
  ) { pass, report in
    for (fact, error) in pass.dates({ $0 == .badZone }) {
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: [
          DateMending.mended(fact.text).map { "write \($0)" } ?? "end it with Z, or an offset like +02:00"
        ])
    }
  }
}
