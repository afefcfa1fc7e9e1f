import PassData
import PassModel

extension LintRule {
  static let expirationBeforeRelevance = LintRule(
    tree: "date.expiration-before-relevance", .warning, "a pass expires after it was of use",
    Note(
      why: "an expired pass is not shown on the lock screen", source: "our inference", .inferred,
      bad: "expirationDate in the morning, relevantDate in the evening",
      good: "expirationDate after the event"),
    when: .has(.pass, "expirationDate")
  ) { pass, report in
    guard let text = pass.text("expirationDate"), let expiration = try? PassDate.read(text) else { return }
    let relevant = pass.dates.filter {
      ($0.owner == .pass && $0.name == "relevantDate") || ($0.owner == .relevantDate && $0.name != "endDate")
    }
    let moments = relevant.compactMap { try? $0.reading.get().moment }
    // An earlier date of several is no fault: the pass was of use then.
    guard let last = moments.max(), expiration.moment < last else { return }
    report.found(
      "the pass expires before its last relevant date",
      at: .value(JSONPointer.root.appending("expirationDate")), hints: ["move it behind the event"])
  }
}
