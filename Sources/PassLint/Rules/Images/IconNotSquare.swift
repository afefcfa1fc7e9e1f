import PassData
import PassImage
import PassModel

extension LintRule {
  static let iconNotSquare = LintRule(
    files: "image.icon-not-square", .warning, "the icon is square",
    Note(
      why: "it is drawn in a square with round corners, and cropped to it",
      source: "Apple, Human Interface Guidelines, Wallet", .apple, bad: "icon.png of 60×40 pixels",
      good: "icon.png of 38×38 pixels")
  ) { files, report in
    for image in files.images where image.name.slot == .icon {
      guard let size = image.facts.size, size.width != size.height else { continue }
      report.found(
        "the icon has \(size.width)×\(size.height) pixels and is cropped to a square",
        at: .file(image.file.path),
        hints: ["make it \(38 * image.name.scale)×\(38 * image.name.scale) pixels"])
    }
  }
}
