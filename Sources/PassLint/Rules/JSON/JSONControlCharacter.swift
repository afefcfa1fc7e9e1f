import PassData
import PassModel

extension LintRule {
  /// Found by the JSON reader.
  static let jsonControlCharacter = LintRule(
    reader: "json.control-char", .error, "line breaks and tabs in strings are escaped",
    Note(
      why: "a raw line break within a string is no JSON, and Wallet refuses the pass", source: "RFC 8259",
      [.standard, .measured], bad: "\"two⏎lines\"", good: #""two\nlines""#,
      overEverywhere: ["json.invalid"]))
}
