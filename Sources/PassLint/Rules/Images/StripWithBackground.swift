import PassData
import PassImage
import PassModel

extension LintRule {
  /// Not for posters, which draw the background as their artwork.
  static let stripWithBackground = LintRule(
    subject: "image.strip-with-background", .warning,
    "an event ticket has a strip, or background and thumbnail",
    Note(
      why: "with a strip Wallet draws neither background nor thumbnail",
      source: "Apple, Human Interface Guidelines, Wallet", .apple, bad: "strip.png and background.png",
      good: "background.png and thumbnail.png", over: ["image.not-used-by-style"]),
    when: .has(.pass, "eventTicket")
  ) { subject, pass, report in
    guard let files = subject.files, pass.classicStyle?.style == .eventTicket, !pass.isPosterEventTicket,
      files.slotsAtRoot.contains(.strip)
    else { return }
    for image in files.images where image.name.slot == .background || image.name.slot == .thumbnail {
      report.found(
        "the strip is drawn in place of the \(image.name.slot.rawValue)", at: .file(image.file.path),
        hints: ["delete it, or delete the strip"])
    }
  }
}
