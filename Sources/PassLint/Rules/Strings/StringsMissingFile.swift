import PassData
import PassModel

extension LintRule {
  static let stringsMissingFile = LintRule(
    files: "strings.missing-file", .warning, "every language has a pass.strings once one has",
    Note(
      why: "people of that language see the keys", source: "Apple, Building a Pass", .apple,
      bad: "de.lproj with pictures alone, beside en.lproj/pass.strings", good: "pass.strings in both")
  ) { files, report in
    guard files.languages.contains(where: { $0.strings != nil }) else { return }
    for language in files.languages where language.strings == nil {
      report.found(
        "\(language.folder) has no pass.strings", at: .file(language.folder),
        hints: ["add one with the keys of the other languages"])
    }
  }
}
