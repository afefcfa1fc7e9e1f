import PassData
import PassModel

extension LintRule {
  static let transitTypeMissing = LintRule(
    tree: "style.transit-type-missing", .error, "a boarding pass has a transitType",
    Note(
      why: "Wallet refuses a boarding pass without one", source: "Apple, Pass.BoardingPass",
      [.apple, .analysis], bad: #""boardingPass": {"primaryFields": […]}"#,
      good: #""boardingPass": {"transitType": "PKTransitTypeTrain", …}"#), when: .has(.pass, "boardingPass")
  ) { pass, report in
    guard let style = pass.style(.boardingPass), style.object["transitType"] == nil else { return }
    report.found(
      "the boarding pass has no transitType", at: .value(pass.pointer(style.node)),
      hints: ["add one of: \(Vocabulary.transitType.words.joined(separator: ", "))"])
  }
}
