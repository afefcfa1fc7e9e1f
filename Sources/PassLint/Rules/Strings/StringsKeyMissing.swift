import PassData
import PassModel

extension LintRule {
  /// A text that no language has as a key is shown as it is, in all of them: that is no fault.
  static let stringsKeyMissing = LintRule(
    subject: "strings.key-missing", .warning, "a text that one language translates is translated by all",
    Note(
      why: "people of the other language see the key", source: "Apple, Building a Pass", .apple,
      bad: #"de.lproj lacks "NOTE", which en.lproj has"#, good: #""NOTE" in both"#,
      over: ["strings.keys-differ"])
  ) { subject, pass, report in
    guard let files = subject.files, !files.untranslated.isEmpty else { return }
    let languages = files.languages
    var missing: [[String]] = Array(repeating: [], count: languages.count)
    var seen: Set<ByteString> = []
    for fact in pass.texts {
      let key = ByteString(fact.text)
      guard let without = files.untranslated[key], seen.insert(key).inserted else { continue }
      for index in without { missing[index].append(fact.text) }
    }
    for (language, keys) in zip(languages, missing) where !keys.isEmpty {
      report.found(
        "\(Words.list(keys.prefix(5).map(Words.quoted))) \(keys.count == 1 ? "has" : "have") no text in "
          + "\(language.tag)" + (keys.count > 5 ? ", nor have \(keys.count - 5) more" : ""),
        at: .file(language.path), hints: ["add \"\(keys[0])\" = \"…\";"])
    }
  }
}
