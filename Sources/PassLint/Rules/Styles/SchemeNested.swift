import PassData
import PassModel

extension LintRule {
  static let schemeNested = LintRule(
    tree: "style.scheme-nested", .warning, "preferredStyleSchemes stands at the top level",
    Note(
      why: "within the style's dictionary it does nothing", source: "passkit-generator 205", .users,
      bad: #""eventTicket": {"preferredStyleSchemes": […]}"#,
      good: #""preferredStyleSchemes": […], "eventTicket": {…}"#, over: ["pass.key-misplaced"])
  ) { pass, report in
    for unknown in pass.unknown where unknown.owner == .passFields && unknown.name == "preferredStyleSchemes"
    {
      report.found(
        "preferredStyleSchemes does nothing within a style", at: .key(pass.pointer(unknown.place)),
        hints: ["move it to the top level of pass.json"])
    }
  }
}
