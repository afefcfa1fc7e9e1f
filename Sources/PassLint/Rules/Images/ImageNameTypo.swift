import PassData
import PassImage
import PassModel

extension LintRule {
  static let imageNameTypo = LintRule(
    files: "image.name-typo", .warning, "image names are spelled as Wallet knows them",
    Note(
      why: "names are compared with their case; Wallet ignores 'Icon.png', 'logo@2X.png' and 'icon@1x.png'",
      source: "Apple, Creating the Source for a Pass; three public passes", [.apple, .measured],
      bad: "logo@2X.png", good: "logo@2x.png", over: ["archive.unknown-root-file", "image.not-used-by-style"])
  ) { files, report in
    for file in files.files where file.folder?.hasSuffix(".lproj") ?? true {
      guard let meant = ImageNameTypo.meant(file.name) else { continue }
      report.found(
        "'\(file.name)' is no name that Wallet knows", at: .file(file.path),
        hints: ["rename it to '\(meant.text)'"])
    }
  }
}

/// Names that are nearly names of images.
enum ImageNameTypo {
  /// The image that is meant by a name that Wallet does not know.
  static func meant(_ name: String) -> ImageName? {
    guard ImageName(name) == nil else { return nil }
    let lower = name.lowercased()
    guard lower.hasSuffix(".png") else { return nil }
    var stem = lower.dropLast(4)
    var scale = 1
    for (spelling, value) in suffixes where stem.hasSuffix(spelling) {
      stem = stem.dropLast(spelling.utf8.count)
      scale = value
      break
    }
    let letters = String(stem.filter { $0 != "_" && $0 != "-" && $0 != " " })
    guard let slot = ImageSlot.allCases.first(where: { $0.rawValue.lowercased() == letters }) else {
      return near(letters, scale: scale)
    }
    return ImageName(slot, scale: scale)
  }

  /// One letter off in a long word: `thumbnial`, `backgroud`. Short words are too near to other words.
  private static func near(_ letters: String, scale: Int) -> ImageName? {
    guard letters.utf8.count >= 6 else { return nil }
    let names = ImageSlot.allCases.map { $0.rawValue }.filter { $0.utf8.count >= 6 }
    guard let name = Spelling.nearest(to: letters, among: names), let slot = ImageSlot(rawValue: name),
      abs(name.utf8.count - letters.utf8.count) <= 1
    else { return nil }
    return ImageName(slot, scale: scale)
  }

  private static let suffixes: [(String, Int)] = [
    ("@1x", 1), ("@2x", 2), ("@3x", 3), ("@2", 2), ("@3", 3), ("@1", 1), ("x2", 2), ("x3", 3), ("_2x", 2),
    ("_3x", 3), ("-2x", 2), ("-3x", 3), ("_1x", 1), ("-1x", 1),
  ]
}
