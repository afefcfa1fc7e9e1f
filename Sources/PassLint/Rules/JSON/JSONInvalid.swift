import PassData
import PassModel

extension LintRule {
  /// Found by the JSON reader, which tells line and column.
  static let jsonInvalid = LintRule(
    reader: "json.invalid", .error, "pass.json is JSON by RFC 8259",
    Note(
      why: "Wallet can't read the pass at all; its console says 'invalid json'",
      source: "Apple, Building a Pass", [.apple, .console], bad: #"{"formatVersion" 1}"#,
      good: #"{"formatVersion": 1}"#))
}
