import PassData
import PassModel

extension LintRule {
  static let fieldAlignNotAllowed = LintRule(
    tree: "field.align-not-allowed", .warning, "primary and back fields have no textAlignment",
    Note(
      why: "Apple does not allow it there; it is ignored", source: "Apple, PassFieldContent", .apple,
      bad: #""primaryFields": [{"textAlignment": "PKTextAlignmentRight", …}]"#,
      good: #""headerFields": [{"textAlignment": "PKTextAlignmentRight", …}]"#),
    when: .has(.field, "textAlignment")
  ) { pass, report in
    for field in pass.fields where field.group == .primaryFields || field.group == .backFields {
      guard field["textAlignment"] != nil else { continue }
      report.found(
        "textAlignment does nothing in \(field.group.rawValue)",
        at: .key(pass.pointer(field.node, "textAlignment")), hints: ["delete it"])
    }
  }
}
