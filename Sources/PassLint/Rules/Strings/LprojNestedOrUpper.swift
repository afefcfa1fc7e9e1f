import PassData
import PassModel

extension LintRule {
  static let lprojNestedOrUpper = LintRule(
    files: "strings.lproj-nested-or-upper", .warning, "language folders lie at the root, in the right case",
    Note(
      why: "the file system of a phone tells EN from en, and Wallet looks at the root only",
      source: "our inference",
      .inferred, bad: "EN.lproj, texts/de.lproj", good: "en.lproj, de.lproj")
  ) { files, report in
    for language in files.languages {
      guard case .letterCase(let meant)? = LanguageTag.fault(in: language.tag) else { continue }
      report.found(
        "'\(language.tag)' is spelled '\(meant)'", at: .file(language.folder),
        hints: ["rename it to \(meant).lproj"])
    }
    for file in files.files {
      guard let folder = file.folder, folder.utf8.contains(UInt8(ascii: "/")),
        folder.split(separator: "/").contains(where: { $0.lowercased().hasSuffix(".lproj") })
      else { continue }
      report.found(
        "Wallet does not find '\(file.path)'", at: .file(file.path),
        hints: ["put it right into a language's folder beside pass.json"])
    }
  }
}
