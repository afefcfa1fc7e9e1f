import PassData
import PassModel

extension LintRule {
  static let fieldKeyMissing = LintRule(
    tree: "field.key-missing", .error, "every field has a key",
    Note(
      why: "Wallet refuses the pass; it needs the key to tell what an update changed",
      source: "Apple, PassFieldContent", .apple, bad: #"{"value": "Row 4"}"#,
      good: #"{"key": "row", "value": "Row 4"}"#)
  ) { pass, report in
    for field in pass.fields where !field.has(key) {
      report.found(
        "the field has no key", at: .value(pass.pointer(field.node)), hints: ["add \"key\": a name"])
    }
    for breach in pass.breaches where breach.owner == .field && breach.key.name == "key" {
      report.found(
        "the field's key is empty", at: .value(pass.pointer(breach.place)), hints: ["write a name"])
    }
  }

  private static let key = Gate.has(.field, "key")
}
