import PassData
import PassModel

extension LintRule {
  static let personalizeFieldsInvalid = LintRule(
    files: "personalize.fields-invalid", .error, "personalization.json asks for fields that Wallet knows",
    Note(
      why: "Wallet refuses the pass, or asks for nothing", source: "Apple, Personalize", .apple,
      bad: #""requiredPersonalizationFields": ["Email"]"#,
      good: #""requiredPersonalizationFields": ["PKPassPersonalizationFieldEmailAddress"]"#)
  ) { files, report in
    guard let (facts, document) = files.personalizationFacts else { return }
    for choice in facts.choices {
      let words = Vocabulary.personalizationField.words
      let wanted = choice.text.lowercased()
      let near = words.first { wanted.utf8.count > 3 && $0.lowercased().contains(wanted) }
      report.found(
        "Wallet knows no field \(Words.quoted(choice.text))",
        at: .text(document.location(of: facts.pointer(choice.place))),
        hints: [near.map { "did you mean '\($0)'?" } ?? Words.meant(choice.text, among: words)])
    }
    for misfit in facts.misfits {
      report.found(
        "'\(misfit.key.name)' must be \(misfit.wanted.words); found \(misfit.found.kindName)",
        at: .text(document.location(of: facts.pointer(misfit.place))), hints: misfit.hints)
    }
  }
}
