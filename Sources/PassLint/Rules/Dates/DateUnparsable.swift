import PassData
import PassModel

extension LintRule {
  /// Relevant dates, semantic tags and fields have rules of their own for this.
  static let dateUnparsable = LintRule(
    tree: "date.unparsable", .error, "a date begins with year, month and day",
    Note(
      why: "Wallet refuses the pass", source: "Apple, Pass", [.apple, .builder], bad: "01.05.2026",
      good: "2026-05-01T19:30-08:00")
  ) { pass, report in
    for (fact, error) in pass.dates({ if case .malformed = $0 { true } else { false } }) {
      guard fact.owner != .semantics, fact.owner != .eventDateInfo, fact.owner != .field,
        fact.owner != .relevantDate, fact.name != "relevantDate"
      else { continue }
      report.found(
        "\(Words.quoted(fact.text)) \(error.words)", at: .value(pass.pointer(fact.place)),
        hints: [DateMending.mended(fact.text).map { "write \($0)" } ?? "write it like 2026-05-01T19:30-08:00"]
      )
    }
  }
}
