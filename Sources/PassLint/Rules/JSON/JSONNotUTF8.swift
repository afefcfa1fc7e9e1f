import PassData
import PassModel

extension LintRule {
  /// Found by the JSON reader.
  static let jsonNotUTF8 = LintRule(
    reader: "json.not-utf8", .error, "pass.json is UTF-8",
    Note(
      why: "other encodings are no JSON between systems, and Wallet refuses them or shows other letters",
      source: "RFC 8259 section 8.1", .standard, bad: "UTF-16 or Latin-1 bytes", good: "UTF-8 bytes",
      overEverywhere: ["json.invalid"]))
}
