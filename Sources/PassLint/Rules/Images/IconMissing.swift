import PassData
import PassImage
import PassModel

extension LintRule {
  /// Any single scale at the root satisfies the device; an icon within a translation does not.
  static let iconMissing = LintRule(
    files: "image.icon-missing", .error, "a pass holds icon.png at one scale or more",
    Note(
      why: "Wallet refuses the pass: 'Pass does not contain icon.png / icon@2x.png / icon@3x.png'",
      source: "Apple, Building a Pass; device consoles", [.apple, .console], bad: "icon@1x.png",
      good: "icon.png, icon@2x.png, icon@3x.png",
      overEverywhere: ["image.icon-scale-missing"])
  ) { files, report in
    guard !files.slotsAtRoot.contains(.icon) else { return }
    let looksLike = files.atRoot.first { ImageNameTypo.meant($0.name)?.slot == .icon }
    let translated = files.files.first { $0.folder != nil && ImageName($0.name)?.slot == .icon }
    var hints = ["put an icon.png (38×38 points) into the folder"]
    if let looksLike, let meant = ImageNameTypo.meant(looksLike.name) {
      hints = ["'\(looksLike.name)' is no name that Wallet knows; rename it to '\(meant.text)'"]
    } else if let translated {
      hints = ["'\(translated.path)' is for one language only; put an icon.png beside pass.json"]
    }
    report.found("no icon.png, icon@2x.png or icon@3x.png", at: .pass, hints: hints)
  }
}
