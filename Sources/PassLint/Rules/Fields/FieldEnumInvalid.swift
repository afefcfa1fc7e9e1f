import PassData
import PassModel

extension LintRule {
  static let fieldEnumInvalid = LintRule(
    tree: "field.enum-invalid", .error, "styles, alignments and detectors are Apple's words",
    Note(
      why: "Wallet refuses a pass with another word, in whatever group", source: "Apple, PassFieldContent",
      [.apple, .analysis], bad: #""timeStyle": "PKTimeStyleShort""#,
      good: #""timeStyle": "PKDateStyleShort""#), when: .has(.field)
  ) { pass, report in
    for choice in pass.choices where choice.owner == .field {
      report.found(
        "\(Words.quoted(choice.text)) is no \(choice.name)", at: .value(pass.pointer(choice.place)),
        hints: [hint(choice.text, choice.vocabulary)])
    }
  }

  /// `medium` and `PKTimeStyleMedium` both mean `PKDateStyleMedium`.
  private static func hint(_ text: String, _ vocabulary: Vocabulary) -> String {
    let wanted = text.lowercased()
    if let word = vocabulary.words.first(where: { word in
      let suffix = word.lowercased().drop { $0 != "e" }
      return wanted.count >= 4
        && (suffix.hasSuffix(wanted) || wanted == "pktimestyle" + word.lowercased().dropFirst(11))
    }) {
      return "did you mean '\(word)'?"
    }
    return Words.meant(text, among: vocabulary.words)
  }
}
