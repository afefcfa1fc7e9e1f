import PassData
import PassImage
import PassModel

extension LintRule {
  static let iconScaleMissing = LintRule(
    files: "image.icon-scale-missing", .warning, "the icon is there for every density of screen",
    Note(
      why: "Wallet scales what there is, and the icon is blurred on the lock screen",
      source: "apple/pass-builder",
      .builder, bad: "icon.png alone", good: "icon.png, icon@2x.png, icon@3x.png")
  ) { files, report in
    let there = files.atRoot.compactMap { ImageName($0.name) }.filter { $0.slot == .icon }.map(\.scale)
    guard let first = there.first else { return }
    // The plain icon is for devices that have no Wallet any more; @2x and @3x are what screens have.
    guard ![2, 3].allSatisfy(there.contains) else { return }
    let missing = [1, 2, 3].filter { !there.contains($0) }
    let names = missing.map { ImageName(.icon, scale: $0).text }
    let sizes = missing.map { "\(38 * $0)×\(38 * $0) pixels for @\($0)x" }
    report.found(
      "\(Words.list(names)) \(names.count == 1 ? "is" : "are") missing",
      at: .file(ImageName(.icon, scale: first).text), hints: ["add \(Words.list(sizes))"])
  }
}
