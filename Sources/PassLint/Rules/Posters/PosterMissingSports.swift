import PassData
import PassModel

extension LintRule {
  static let posterMissingSports = LintRule(
    tree: "poster.missing-sports", .warning, "a sports poster names both teams",
    Note(
      why: "without both abbreviations Wallet shows the classic ticket",
      source: "Apple, Creating an Event Pass Using Semantic Tags", .apple,
      bad: #""eventType": "PKEventTypeSports""#,
      good: #""homeTeamAbbreviation": "HAR", "awayTeamAbbreviation": "KIE""#),
    when: .has(.semantics, "eventType")
  ) { pass, report in
    guard pass.isPosterEventTicket, pass.semantic("eventType")?.value.stringValue == "PKEventTypeSports"
    else {
      return
    }
    report.missingTags(["homeTeamAbbreviation", "awayTeamAbbreviation"], of: "sports poster", in: pass)
  }
}
