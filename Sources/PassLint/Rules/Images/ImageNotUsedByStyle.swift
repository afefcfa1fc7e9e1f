import PassData
import PassImage
import PassModel

extension LintRule {
  static let imageNotUsedByStyle = LintRule(
    pictures: "image.not-used-by-style", .note, "every image is drawn by the pass's style",
    Note(
      why: "other images are dead weight in every pass", source: "Apple, Human Interface Guidelines, Wallet",
      .apple, bad: "strip.png in a boarding pass", good: "footer.png in a boarding pass")
  ) { subject, appearance, report in
    guard let files = subject.files, !appearance.styles.isEmpty else { return }
    let styles = appearance.styles.reduce(into: StyleSet()) { $0.insert(StyleSet($1)) }
    for image in files.images where image.name.slot.styles.isDisjoint(with: styles) {
      let names = appearance.styles.map { "'\($0.rawValue)'" }
      report.found(
        "\(Words.list(names)) draws no \(image.name.slot.rawValue)", at: .file(image.file.path),
        hints: ["delete it"])
    }
  }
}
