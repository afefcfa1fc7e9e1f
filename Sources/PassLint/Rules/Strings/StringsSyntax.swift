import PassData
import PassModel

extension LintRule {
  static let stringsSyntax = LintRule(
    files: "strings.syntax", .error, "pass.strings has one '\"key\" = \"value\";' per text",
    Note(
      why: "after one fault Wallet reads none of the texts, and people see the keys",
      source: "Apple, Building a Pass",
      [.apple, .users], bad: #""GATE": "Tor""#, good: #""GATE" = "Tor";"#)
  ) { files, report in report.passOn("strings.syntax", from: files) }
}
