import PassData
import PassModel

extension LintRule {
  /// The style itself, too: `"generic": []`.
  static let fieldGroupNotArray = LintRule(
    tree: "field.group-not-array", .error, "a group of fields is an array, and a style an object",
    Note(
      why: "Wallet refuses the pass", source: "Apple, PassFields", [.apple, .analysis],
      bad: #""primaryFields": {"key": "a", "value": 1}"#,
      good: #""primaryFields": [{"key": "a", "value": 1}]"#, over: ["pass.key-wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits where !misfit.isElement && misfit.isGroup {
      let wanted = misfit.owner == .pass ? "an object" : "an array of fields"
      report.found(
        "'\(misfit.key.name)' must be \(wanted); found \(misfit.found.kindName)",
        at: .value(pass.pointer(misfit.place)),
        hints: misfit.owner == .pass ? [] : ["put the fields into [ ]"])
    }
  }
}

extension Misfit {
  fileprivate var isGroup: Bool {
    if owner == .pass { return PassStyle(rawValue: key.name) != nil }
    return (owner == .passFields || owner == .upcomingPass) && FieldGroup(rawValue: key.name) != nil
  }
}
