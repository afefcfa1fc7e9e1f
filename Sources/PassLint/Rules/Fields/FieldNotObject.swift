import PassData
import PassModel

extension LintRule {
  static let fieldNotObject = LintRule(
    tree: "field.not-object", .error, "a field is an object with key and value",
    Note(
      why: "Wallet refuses the pass", source: "Apple, PassFieldContent", [.apple, .analysis],
      bad: #""backFields": ["Open all week"]"#,
      good: #""backFields": [{"key": "hours", "value": "Open all week"}]"#, over: ["pass.key-wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits {
      guard misfit.isElement, case .object(.field) = misfit.wanted else { continue }
      report.found(
        "a field must be an object; found \(misfit.found.kindName)", at: .value(pass.pointer(misfit.place)),
        hints: ["write {\"key\": …, \"value\": …}"])
    }
  }
}
