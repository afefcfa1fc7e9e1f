import PassData
import PassModel

extension LintRule {
  static let lprojImageOverridden = LintRule(
    files: "strings.lproj-image-overridden", .warning, "a translated picture has no copy at the root",
    Note(
      why: "unlike in apps, the copy at the root wins, and the translated one is never shown",
      source: "Apple, Creating the Source for a Pass", .apple, bad: "logo.png and de.lproj/logo.png",
      good: "de.lproj/logo.png and en.lproj/logo.png")
  ) { files, report in
    for image in files.images {
      // An icon must lie at the root, so its translations are told, too, but can't be mended by moving it.
      guard image.file.folder?.hasSuffix(".lproj") == true, files.contains(image.file.name) else { continue }
      report.found(
        "\(image.file.path) is never shown, because \(image.file.name) lies at the root",
        at: .file(image.file.path),
        hints: ["delete one of the two"])
    }
  }
}
