import PassData
import PassModel

extension LintRule {
  /// For `--against`.
  static let personalizeLeftInFinal = LintRule(
    subject: "personalize.left-in-final", .warning, "the personalized version holds no personalization.json",
    Note(
      why: "the new version asks people to sign up again", source: "Apple, Personalize", .apple,
      bad: "personalization.json in the version that answers a sign-up", good: "the version without it")
  ) { subject, _, report in
    guard subject.previousHasPersonalization, subject.files?.personalization != nil else { return }
    report.found(
      "personalization.json stands in the older version, too", at: .file("personalization.json"),
      hints: ["leave it out of the version that people get after signing up"])
  }
}
