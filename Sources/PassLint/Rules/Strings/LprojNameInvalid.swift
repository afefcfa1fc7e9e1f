import PassData
import PassModel

extension LintRule {
  static let lprojNameInvalid = LintRule(
    files: "strings.lproj-name-invalid", .warning,
    "a language's folder is called like 'de.lproj' or 'zh-Hans.lproj'",
    Note(
      why: "Wallet matches the names with the languages of the device; others are never chosen",
      source: "Apple, Creating the Source for a Pass; FlixBus, 2019", [.apple, .measured],
      bad: "english.lproj",
      good: "en.lproj", over: ["strings.lproj-nested-or-upper"])
  ) { files, report in
    for language in files.languages {
      let (message, hint): (String, String)
      switch LanguageTag.fault(in: language.tag) {
      case nil, .letterCase: continue
      case .base: (message, hint) = ("'Base' is no language of a pass", "name the language of its texts")
      case .word(let meant):
        (message, hint) = ("'\(language.tag)' is no tag of a language", "rename it to \(meant).lproj")
      case .underscore(let meant):
        message = "'\(language.tag)' has an underscore; the documented form has a hyphen"
        hint = "rename it to \(meant.map { $0 + ".lproj" }.joined(separator: " or "))"
      case .unknown:
        (message, hint) = (
          "'\(language.tag)' is no tag of a language", "name it like de, zh-Hans, pt-BR or es-419"
        )
      }
      report.found(message, at: .file(language.folder), hints: [hint])
    }
  }
}
