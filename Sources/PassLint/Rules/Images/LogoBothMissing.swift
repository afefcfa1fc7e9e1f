import PassData
import PassImage
import PassModel

extension LintRule {
  static let logoBothMissing = LintRule(
    subject: "image.logo-both-missing", .note, "the pass shows whose it is",
    Note(
      why: "without logo and logoText the top left of the pass is empty",
      source: "Apple, Human Interface Guidelines, Wallet", .apple, bad: "neither logo.png nor logoText",
      good: "logo.png, or \"logoText\": \"Example\"")
  ) { subject, pass, report in
    guard let files = subject.files, pass["logoText"] == nil, pass["eventLogoText"] == nil,
      files.slots.isDisjoint(with: [.logo, .primaryLogo])
    else { return }
    report.found(
      "the pass has neither a logo nor logoText", at: .pass,
      hints: ["add logo.png (160×50 points) or \"logoText\""])
  }
}
