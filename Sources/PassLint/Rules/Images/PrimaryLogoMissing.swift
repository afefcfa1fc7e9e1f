import PassData
import PassImage
import PassModel

extension LintRule {
  static let primaryLogoMissing = LintRule(
    subject: "image.primary-logo-missing", .note, "posters and semantic boarding passes have a primaryLogo",
    Note(
      why: "these appearances draw primaryLogo and no logo",
      source: "Apple, Human Interface Guidelines, Wallet",
      .apple, bad: "logo.png in a poster event ticket", good: "logo.png and primaryLogo.png"),
    when: .has(.pass, "preferredStyleSchemes", "posterGeneric")
  ) { subject, pass, report in
    guard let files = subject.files, !files.slots.contains(.primaryLogo), pass["logoSymbolName"] == nil,
      pass.isPosterEventTicket || pass.isSemanticBoardingPass || pass.style(.posterGeneric) != nil
    else { return }
    report.found(
      "the pass has no primaryLogo, which its modern appearance draws", at: .pass,
      hints: ["add primaryLogo.png (126×30 points at most)"])
  }
}
