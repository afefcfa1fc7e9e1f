import PassData
import PassModel

extension LintRule {
  static let personalizeMissingRequired = LintRule(
    files: "personalize.missing-required", .error,
    "personalization.json has description and requiredPersonalizationFields",
    Note(
      why: "Wallet refuses the pass", source: "Apple, Personalize", .apple, bad: "{}",
      good: #"{"description": "Join", "requiredPersonalizationFields": ["PKPassPersonalizationFieldName"]}"#)
  ) { files, report in
    guard let (facts, document) = files.personalizationFacts else { return }
    for missing in facts.missing {
      report.found(
        "'\(missing.key.name)' is missing", at: .text(document.location(of: facts.pointer(missing.node))),
        hints: ["add it: \(missing.key.about)"])
    }
    for breach in facts.breaches {
      report.found(
        "'\(breach.key.name)' is empty", at: .text(document.location(of: facts.pointer(breach.place))),
        hints: ["say \(breach.key.about)"])
    }
  }
}
