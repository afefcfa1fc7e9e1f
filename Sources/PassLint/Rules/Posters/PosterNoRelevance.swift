import PassData
import PassModel

extension LintRule {
  static let posterNoRelevance = LintRule(
    tree: "poster.no-relevance", .warning, "a poster event ticket says when or where it is of use",
    Note(
      why: "without relevantDates, locations or beacons there is no Live Activity",
      source: "passkit-generator",
      .users, bad: "posterEventTicket without relevantDates",
      good: #""relevantDates": [{"startDate": …, "endDate": …}]"#),
    when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    let keys = ["relevantDates", "relevantDate", "locations", "beacons"]
    guard pass.isPosterEventTicket, !keys.contains(where: { pass[$0] != nil }) else { return }
    report.found(
      "the poster has no relevantDates, so no Live Activity starts",
      at: .value(JSONPointer.root.appending("preferredStyleSchemes")), hints: ["add relevantDates"])
  }
}
