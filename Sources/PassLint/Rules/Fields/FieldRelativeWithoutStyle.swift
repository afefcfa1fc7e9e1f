import PassData
import PassModel

extension LintRule {
  static let fieldRelativeWithoutStyle = LintRule(
    tree: "field.relative-without-style", .warning,
    "a field that holds a date has a dateStyle or a timeStyle",
    Note(
      why: "without a style Wallet takes the value as a text, and people read 2026-05-01T19:30-08:00",
      source: "174 public passes", .measured, bad: #""value": "2026-05-01T19:30-08:00""#,
      good: #""value": "2026-05-01T19:30-08:00", "dateStyle": "PKDateStyleMedium""#)
  ) { pass, report in
    for field in pass.fields where !field.has(dateStyles) {
      guard let text = field["value"]?.stringValue, PassDate.resembles(text) else { continue }
      report.found(
        "\(Words.quoted(text)) is shown as it is, because the field has no date style",
        at: .value(pass.pointer(field.node, "value")),
        hints: ["add \"dateStyle\" and \"timeStyle\", such as PKDateStyleShort"])
    }
  }
}
