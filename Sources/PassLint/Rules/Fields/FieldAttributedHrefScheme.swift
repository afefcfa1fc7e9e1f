import PassData
import PassModel

extension LintRule {
  /// Any scheme that an app may have registered is fine.
  static let fieldAttributedHrefScheme = LintRule(
    tree: "field.attributed-href-scheme", .warning, "links in attributedValue are absolute",
    Note(
      why: "a relative link has nothing to be relative to, and scripts are not run", source: "our inference",
      .inferred, bad: #"<a href="/help">help</a>"#, good: #"<a href="https://example.com/help">help</a>"#),
    when: .has(.field, "attributedValue")
  ) { pass, report in
    for field in pass.fields {
      guard let text = field["attributedValue"]?.stringValue else { continue }
      for tag in Markup.tags(in: text) where tag.name == "a" {
        guard let link = tag.link, !Link.hasUsableScheme(link) else { continue }
        report.found(
          "the link \(Words.quoted(link)) leads nowhere",
          at: .value(pass.pointer(field.node, "attributedValue")),
          hints: ["begin it with https://, mailto: or tel:"])
      }
    }
  }
}
