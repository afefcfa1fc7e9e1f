import PassData
import PassModel

extension LintRule {
  /// A key that pass.json uses is the business of `strings.key-missing`, one that a single language has and nobody uses
  /// that of `strings.key-unused`.
  static let stringsKeysDiffer = LintRule(
    files: "strings.keys-differ", .warning, "all languages have the same keys",
    Note(
      why: "a text without translation is shown as its key", source: "Apple, Building a Pass", .apple,
      bad: "a key that two of three languages have", good: "the same keys in each")
  ) { files, report in
    let languages = files.languages.filter(\.isReadable)
    guard languages.count > 2 else { return }
    var counts: [ByteString: Int] = [:]
    for language in languages { for key in language.keys { counts[key, default: 0] += 1 } }
    for language in languages {
      let missing = counts.filter { $0.value > 1 && !language.keys.contains($0.key) }.map(\.key).sorted()
      guard !missing.isEmpty else { continue }
      report.found(
        "\(language.tag) lacks \(Words.list(missing.prefix(5).map { Words.quoted($0.text) }))"
          + (missing.count > 5 ? " and \(missing.count - 5) more" : ""),
        at: .file(language.path), hints: ["add the texts that other languages have"])
    }
  }
}
