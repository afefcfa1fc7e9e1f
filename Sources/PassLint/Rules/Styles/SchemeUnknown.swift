import PassData
import PassModel

extension LintRule {
  static let schemeUnknown = LintRule(
    tree: "style.scheme-unknown", .warning, "preferredStyleSchemes names appearances that Wallet has",
    Note(
      why: "Wallet skips a name that it does not know", source: "Apple, Pass", .apple,
      bad: #""preferredStyleSchemes": ["posterTicket"]"#,
      good: #""preferredStyleSchemes": ["posterEventTicket", "eventTicket"]"#),
    when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    for choice in pass.choices where choice.vocabulary == .styleScheme {
      report.found(
        "Wallet knows no appearance \(Words.quoted(choice.text))", at: .value(pass.pointer(choice.place)),
        hints: [Words.meant(choice.text, among: Vocabulary.styleScheme.words)])
    }
  }
}
