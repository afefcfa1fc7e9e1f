import PassData
import PassModel

/// Prints `docs/lint-rules.md`, and what `passforge explain` says, from the table of rules.
public enum RulesDocument {
  /// The page, ending in a line feed. `FreshnessTests` compare it with the one in `docs`.
  public static func text() -> String {
    let all = RuleTable.all
    var text = """
      # The rules of lint

      Printed from the table in `Sources/PassLint`. \(all.count) rules. An **error** is a pass that Wallet refuses, or refuses on
      some systems; a **warning** one that loses something; a **note** is worth knowing. `--strict` makes errors of warnings.
      `--allow ID` lets an error through, `--ignore ID` and `ignore` in `template.json` silence warnings and notes.

      Where only hearsay or inference stands behind a rule, its evidence says so.

      | rule | severity | what a good pass does |
      |---|---|---|

      """
    for rule in all {
      text += "| [`\(rule.id)`](#\(anchor(rule.id))) | \(rule.severity.rawValue) | \(cell(rule.title)) |\n"
    }
    for rule in all { text += "\n## \(rule.id)\n\n\(section(rule))" }
    return text
  }

  /// What `explain ID` prints, in plain text.
  public static func explanation(of rule: LintRule) -> String {
    var lines = [
      "\(rule.id)  \(rule.severity.rawValue)", "", "  \(rule.title)", "", "why       \(rule.why)",
      "source    \(rule.source)", "evidence  \(evidence(rule))", "bad       \(rule.bad)",
      "good      \(rule.good)",
    ]
    if !rule.mayBeAllowed { lines.append("allow     never: no phone would take the pass") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ rule: LintRule) -> String {
    """
    \(sentence(rule.title)) (\(rule.severity.rawValue))

    \(sentence(rule.why))

    - bad: `\(rule.bad)`
    - good: `\(rule.good)`
    - source: \(rule.source)
    - evidence: \(evidence(rule))

    """
  }

  private static func evidence(_ rule: LintRule) -> String {
    let words = rule.evidence.words.joined(separator: "; ")
    return rule.evidence.isWeak ? "weak: \(words)" : words
  }

  private static func sentence(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst() + "."
  }

  /// GitHub's anchors drop dots.
  private static func anchor(_ id: String) -> String { id.filter { $0 != "." } }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
