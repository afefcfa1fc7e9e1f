import PassData
import PassModel

extension LintRule {
  static let actionTypeUnknown = LintRule(
    tree: "action.type-unknown", .warning, "an action has one of Apple's types",
    Note(
      why: "Wallet ignores an action of another type",
      source: "Apple, Pass.FeaturedActions; dotnet-passbook, PR 213",
      [.apple, .users], bad: #""type": "buy""#, good: #""type": "shop""#), when: .has(.action, "type")
  ) { pass, report in
    for choice in pass.choices where choice.vocabulary == .actionType {
      report.found(
        "Wallet knows no action \(Words.quoted(choice.text))", at: .value(pass.pointer(choice.place)),
        hints: [Words.meant(choice.text, among: Vocabulary.actionType.words)])
    }
  }
}
