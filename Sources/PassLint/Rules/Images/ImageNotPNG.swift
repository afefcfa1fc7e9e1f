import PassData
import PassImage
import PassModel

extension LintRule {
  /// Wallet decodes by content: cinemas ship JPEGs under these names. In what we build it is an error all the same.
  static let imageNotPNG = LintRule(
    pictures: "image.not-png", .error, "what is called .png is a PNG",
    Note(
      why: "Apple documents PNG alone; JPEGs are shown by today's Wallet, and refused by other readers",
      source: "Apple, Creating the Source for a Pass; two cinema chains' passes", [.apple, .measured],
      bad: "logo.png with the bytes of a JPEG", good: "logo.png with the bytes of a PNG")
  ) { subject, _, report in
    for image in subject.files?.images ?? [] where image.facts.format != .png && image.facts.format.isBitmap {
      report.found(
        "\(image.file.path) is \(image.facts.format.words), not a PNG", at: .file(image.file.path),
        hints: ["convert it; renaming does not"],
        severity: subject.origin == .source ? .error : .warning)
    }
  }
}
