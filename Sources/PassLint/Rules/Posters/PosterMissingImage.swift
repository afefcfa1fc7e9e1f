import PassData
import PassModel

extension LintRule {
  static let posterMissingImage = LintRule(
    subject: "poster.missing-image", .warning, "a poster has artwork",
    Note(
      why: "Wallet writes 'failed to validate posterEventTicket scheme' and shows the classic ticket",
      source: "device consoles; apple/pass-builder", [.console, .builder], bad: "no artwork.png",
      good: "artwork.png of 358×448 points"), when: .has(.pass, "preferredStyleSchemes")
  ) { subject, pass, report in
    guard pass.isPosterEventTicket, let files = subject.files,
      files.slotsAtRoot.isDisjoint(with: [.artwork, .background])
    else { return }
    report.found(
      "the poster has neither artwork.png nor background.png", at: .pass,
      hints: ["add artwork.png (358×448 points)"])
  }
}
