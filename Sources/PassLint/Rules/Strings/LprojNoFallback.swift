import PassData
import PassModel

extension LintRule {
  /// Only where pass.json holds keys rather than texts: a readable text is its own fallback.
  static let lprojNoFallback = LintRule(
    subject: "strings.lproj-no-fallback", .warning, "there is an en.lproj where pass.json holds keys",
    Note(
      why: "for people of no language of the pass, Wallet takes a folder at random, or shows the keys",
      source: "Apple developer forums 757013", .users, bad: "de.lproj alone, and \"label\": \"GATE_LABEL\"",
      good: "de.lproj and en.lproj")
  ) { subject, pass, report in
    guard let files = subject.files, files.hasTexts, !files.hasEnglish else { return }
    let languages = files.languages
    let isKey = { (text: String) in
      pass.isLikelyKey(text) && (text.utf8.contains(0x5F) || text.utf8.contains(0x2E))
        && languages.contains { $0.keys.contains(ByteString(text)) }
    }
    guard let example = pass.texts.first(where: { isKey($0.text) }) else { return }
    report.found(
      "no en.lproj for people of other languages, and \(Words.quoted(example.text)) is a key", at: .pass,
      hints: ["add en.lproj/pass.strings, or write readable texts into pass.json"])
  }
}
