import PassData
import PassModel

extension LintRule {
  static let personalizeMissingLogo = LintRule(
    files: "personalize.missing-logo", .error, "personalization.json comes with personalizationLogo",
    Note(
      why: "the sheet on which people sign up is not shown", source: "swift-wallet, vapor PassKit",
      [.archived, .users], bad: "personalization.json alone",
      good: "personalization.json and personalizationLogo.png")
  ) { files, report in
    guard files.personalization != nil, !files.slotsAtRoot.contains(.personalizationLogo) else { return }
    report.found(
      "personalization.json needs a personalizationLogo", at: .file("personalization.json"),
      hints: ["add personalizationLogo.png"])
  }
}
