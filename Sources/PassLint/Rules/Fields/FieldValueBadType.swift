import PassData
import PassModel

extension LintRule {
  static let fieldValueBadType = LintRule(
    tree: "field.value-bad-type", .error, "a field's value is a text, a number or a date",
    Note(
      why: "Wallet refuses the pass", source: "Apple, PassFieldContent", [.apple, .analysis],
      bad: #""value": true"#, good: #""value": "yes""#, over: ["pass.key-wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits where misfit.owner == .field && !misfit.found.isNull {
      guard case .fieldValue = misfit.wanted else { continue }
      report.found(
        "'\(misfit.key.name)' must be a text or a number; found \(misfit.found.kindName)",
        at: .value(pass.pointer(misfit.place)), hints: ["write it as a text in double quotes"])
    }
  }
}
