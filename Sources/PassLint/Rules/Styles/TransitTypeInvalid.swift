import PassData
import PassModel

extension LintRule {
  static let transitTypeInvalid = LintRule(
    tree: "style.transit-type-invalid", .error, "transitType is one of Apple's five",
    Note(
      why: "Wallet refuses a boarding pass with another one", source: "Apple, Pass.BoardingPass", .apple,
      bad: #""transitType": "train""#, good: #""transitType": "PKTransitTypeTrain""#),
    when: .has(.passFields, "transitType")
  ) { pass, report in
    for choice in pass.choices where choice.vocabulary == .transitType {
      report.found(
        "\(Words.quoted(choice.text)) is no transit type", at: .value(pass.pointer(choice.place)),
        hints: [hint(choice.text)])
    }
  }

  private static func hint(_ text: String) -> String {
    let words = Vocabulary.transitType.words
    let short = text.lowercased()
    if let word = words.first(where: { $0.lowercased() == "pktransittype" + short }) {
      return "did you mean '\(word)'?"
    }
    return Words.meant(text, among: words)
  }
}
