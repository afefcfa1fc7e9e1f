import PassData
import PassModel

extension LintRule {
  static let relevantDatesOver24Hours = LintRule(
    tree: "relevance.relevantdates-over-24h", .warning, "an interval is 24 hours at most",
    Note(
      why: "longer ones are reported not to work; an event of several days has one interval per day",
      source: "passkit-generator's schema; Apple, Pass.RelevantDates", .users,
      bad: "one interval of three days", good: "three intervals"), when: .has(.relevantDate, "startDate")
  ) { pass, report in
    for (entry, start, end) in pass.intervals where end.moment.seconds - start.moment.seconds > 86_400 {
      report.found(
        "the interval is longer than 24 hours", at: .value(pass.pointer(entry.node)),
        hints: ["write one interval per day"])
    }
  }
}
