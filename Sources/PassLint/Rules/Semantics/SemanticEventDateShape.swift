import PassData
import PassModel

extension LintRule {
  static let semanticEventDateShape = LintRule(
    tree: "semantic.eventdate-shape", .error, "eventStartDateInfo is an object",
    Note(
      why: "Wallet writes 'must be a event info dictionary' and refuses the pass", source: "device consoles",
      [.console, .apple], bad: #""eventStartDateInfo": "2026-05-01T19:30-08:00""#,
      good: #""eventStartDateInfo": {"date": "2026-05-01T19:30-08:00"}"#,
      over: ["pass.key-wrong-type", "semantic.wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits {
      guard case .object(.eventDateInfo) = misfit.wanted else { continue }
      report.found(
        "\(misfit.key.name) must be an object; found \(misfit.found.kindName)",
        at: .value(pass.pointer(misfit.place)), hints: ["write {\"date\": …}"])
    }
  }
}
