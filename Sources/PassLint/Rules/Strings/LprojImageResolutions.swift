import PassData
import PassModel

extension LintRule {
  static let lprojImageResolutions = LintRule(
    files: "strings.lproj-image-resolutions", .warning,
    "a translated picture has the same scales in every language",
    Note(
      why: "Apple asks for the same set of resolutions in each folder",
      source: "Apple, Creating the Source for a Pass",
      .apple, bad: "de.lproj/logo@2x.png, en.lproj/logo.png", good: "both scales in both")
  ) { files, report in
    for slot in ImageSlot.allCases {
      var scales: [(folder: String, scales: Set<Int>)] = []
      for image in files.images where image.name.slot == slot {
        guard let folder = image.file.folder, folder.hasSuffix(".lproj") else { continue }
        if scales.last?.folder != folder { scales.append((folder, [])) }
        scales[scales.count - 1].scales.insert(image.name.scale)
      }
      let all = scales.reduce(into: Set<Int>()) { $0.formUnion($1.scales) }
      for entry in scales where entry.scales != all {
        let missing = all.subtracting(entry.scales).sorted().map { ImageName(slot, scale: $0).text }
        report.found(
          "\(entry.folder) lacks \(Words.list(missing)), which other languages have", at: .file(entry.folder),
          hints: ["add it"])
      }
    }
  }
}
