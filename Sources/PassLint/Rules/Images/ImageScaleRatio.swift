import PassData
import PassImage
import PassModel

extension LintRule {
  static let imageScaleRatio = LintRule(
    files: "image.scale-ratio", .note, "@2x and @3x have more pixels than the plain image",
    Note(
      why: "a copy of the plain image under the name of a larger one is as blurred as the plain one",
      source: "Apple's archived guide; many public passes", [.archived, .measured],
      bad: "logo.png and logo@2x.png of 160×50 pixels both", good: "logo@2x.png of 320×100 pixels")
  ) { files, report in
    for image in files.images where image.name.scale > 1 {
      let prefix = image.file.folder.map { $0 + "/" } ?? ""
      let plainName = prefix + ImageName(image.name.slot, scale: 1).text
      guard let plain = files[plainName]?.image?.size, let size = image.facts.size,
        size.width <= plain.width, size.height <= plain.height
      else { continue }
      report.found(
        "\(image.file.path) has \(size.width)×\(size.height) pixels, no more than \(plainName)",
        at: .file(image.file.path),
        hints: ["export it at \(plain.width * image.name.scale)×\(plain.height * image.name.scale) pixels"])
    }
  }
}
