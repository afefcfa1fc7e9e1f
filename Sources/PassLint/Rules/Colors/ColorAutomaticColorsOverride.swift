import PassData
import PassModel

extension LintRule {
  static let colorAutomaticColorsOverride = LintRule(
    tree: "color.automatic-colors-override", .note,
    "colours are given by you or taken from the artwork, not both",
    Note(
      why: "with useAutomaticColors Wallet ignores foregroundColor and labelColor", source: "Apple, Pass",
      .apple,
      bad: #""useAutomaticColors": true, "labelColor": "rgb(0, 0, 0)""#,
      good: #""useAutomaticColors": true"#), when: .has(.pass, "useAutomaticColors")
  ) { pass, report in
    guard pass["useAutomaticColors"]?.boolValue == true else { return }
    for key in ["foregroundColor", "labelColor"] where pass[key] != nil {
      report.found(
        "\(key) is ignored, because useAutomaticColors is true", at: .key(JSONPointer.root.appending(key)),
        hints: ["delete one of the two"])
    }
  }
}
