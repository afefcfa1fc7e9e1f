import PassData
import PassModel

extension LintRule {
  static let locationsTooMany = LintRule(
    tree: "relevance.locations-too-many", .warning, "a pass has ten locations at most",
    Note(
      why: "Wallet uses ten and ignores the others", source: "Apple, Showing a Pass on the Lock Screen",
      .apple,
      bad: "eleven locations", good: "the ten that matter to the person"), when: .has(.pass, "locations")
  ) { pass, report in
    guard let count = pass["locations"]?.arrayValue?.count, count > 10 else { return }
    report.found(
      "\(count) locations; Wallet uses 10", at: .value(JSONPointer.root.appending("locations")),
      hints: ["keep the ten nearest to the person"])
  }
}
