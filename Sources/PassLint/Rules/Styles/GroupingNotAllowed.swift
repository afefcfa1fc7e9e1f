import PassData
import PassModel

extension LintRule {
  static let groupingNotAllowed = LintRule(
    tree: "style.grouping-not-allowed", .warning, "only boarding passes and event tickets are grouped",
    Note(
      why: "Apple allows groupingIdentifier for these two styles; elsewhere it does nothing",
      source: "Apple, Pass; archived guide", [.apple, .archived],
      bad: #""coupon": {…}, "groupingIdentifier": "july""#,
      good: #""eventTicket": {…}, "groupingIdentifier": "july""#), when: .has(.pass, "groupingIdentifier")
  ) { pass, report in
    guard let style = pass.classicStyle?.style ?? pass.styles.first?.style,
      style != .boardingPass, style != .eventTicket
    else { return }
    report.found(
      "groupingIdentifier does nothing in the style '\(style.rawValue)'",
      at: .key(JSONPointer.root.appending("groupingIdentifier")), hints: ["delete it"])
  }
}
