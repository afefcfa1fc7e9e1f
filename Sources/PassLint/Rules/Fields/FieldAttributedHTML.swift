import PassData
import PassModel

extension LintRule {
  static let fieldAttributedHTML = LintRule(
    tree: "field.attributed-html", .warning, "attributedValue has no markup but <a href>",
    Note(
      why: "Wallet knows links only; other tags are shown as they are, or dropped with their text",
      source: "Apple, PassFieldContent", .apple, bad: #""attributedValue": "<b>Hello</b>""#,
      good: #""attributedValue": "<a href='https://example.com'>Hello</a>""#),
    when: .has(.field, "attributedValue")
  ) { pass, report in
    for field in pass.fields {
      guard let text = field["attributedValue"]?.stringValue,
        let tag = Markup.tags(in: text).first(where: { $0.name != "a" })
      else { continue }
      report.found(
        "Wallet knows no <\(tag.name.prefix(24))> in attributedValue",
        at: .value(pass.pointer(field.node, "attributedValue")),
        hints: ["keep <a href=\"…\"> alone; write \\n for a line break"])
    }
  }
}
