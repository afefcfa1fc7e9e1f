import PassData
import PassModel

extension LintRule {
  static let actionTooMany = LintRule(
    tree: "action.too-many", .warning, "a pass has two featured actions at most",
    Note(
      why: "Wallet shows two", source: "Apple, WWDC 2026 session 209", .apple, bad: "three featuredActions",
      good: "the two that matter most"), when: .has(.pass, "featuredActions")
  ) { pass, report in
    guard let count = pass["featuredActions"]?.arrayValue?.count, count > 2 else { return }
    report.found(
      "\(count) featured actions; Wallet shows 2",
      at: .value(JSONPointer.root.appending("featuredActions").appending(2)), hints: ["keep two"])
  }
}
