import PassData
import PassLint
import PassModel

/// A rule on one screen, and all rules in a list.
struct RuleSheet {
  private let rule: LintRule

  init(_ rule: LintRule) { self.rule = rule }

  func text(in context: Context) -> String {
    let style = context.outputStyle
    let width = context.width
    var text = "\(style.bold(rule.id))  \(rule.severity.rawValue)\n\n"
    text += TextLayout.paragraph(rule.title.visible, indent: 0, width: width) + "\n"
    let evidence = rule.evidence.words.joined(separator: "; ")
    var rows = [
      ("why", rule.why), ("source", rule.source),
      ("evidence", rule.evidence.isWeak ? "weak: \(evidence)" : evidence), ("bad", rule.bad),
      ("good", rule.good),
    ]
    if !rule.mayBeAllowed { rows.append(("allow", "never: no phone would take the pass")) }
    for (label, words) in rows {
      let lines = TextLayout.wrap(words.visible, width: width - 10)
      text += style.cyan(TextLayout.pad(label, to: 10)) + (lines.first ?? "") + "\n"
      text += lines.dropFirst().map { String(repeating: " ", count: 10) + $0 + "\n" }.joined()
    }
    return text
  }

  /// One rule after the other: its id and severity, and below it what a good pass does.
  static func list(_ rules: [LintRule], in context: Context) -> String {
    let style = context.outputStyle
    let column = rules.map(\.id.utf8.count).max() ?? 0
    let lines = rules.map { rule in
      let head = TextLayout.pad(rule.id, to: column) + "  " + TextLayout.pad(rule.severity.rawValue, to: 7)
      guard context.terminal.output else { return "\(head)  \(rule.title.visible)\n" }
      return style.bold(head) + "\n"
        + TextLayout.paragraph(rule.title.visible, indent: 4, width: context.width)
    }
    return lines.joined()
  }
}
