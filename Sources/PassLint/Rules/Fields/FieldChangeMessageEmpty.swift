import PassData
import PassModel

extension LintRule {
  static let fieldChangeMessageEmpty = LintRule(
    tree: "field.changemessage-empty", .warning, "changeMessage is not empty",
    Note(
      why: "an empty message means no notice, as no message does", source: "threads of other tools' users",
      .users, bad: #""changeMessage": """#, good: #""changeMessage": "Now %@""#,
      over: ["field.changemessage-no-placeholder"]), when: .has(.field, "changeMessage")
  ) { pass, report in
    for field in pass.fields where field["changeMessage"]?.stringValue?.isEmpty == true {
      report.found(
        "changeMessage is empty", at: .value(pass.pointer(field.node, "changeMessage")),
        hints: ["write a message with '%@', or delete the key"])
    }
  }
}
