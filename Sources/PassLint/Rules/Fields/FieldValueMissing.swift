import PassData
import PassModel

extension LintRule {
  static let fieldValueMissing = LintRule(
    tree: "field.value-missing", .error, "every field has a value",
    Note(
      why: "in header, primary and auxiliary fields Wallet refuses the pass, elsewhere it shows nothing",
      source: "Apple, PassFieldContent; a business card issuer's passes", [.apple, .measured],
      bad: #"{"key": "row", "label": "ROW"}"#, good: #"{"key": "row", "label": "ROW", "value": "4"}"#,
      over: ["pass.key-wrong-type"])
  ) { pass, report in
    for field in pass.fields where !field.has(value) {
      report.found(
        "the field \(name(field)) has no value", at: .value(pass.pointer(field.node)),
        hints: ["add \"value\", or leave the field out"])
    }
    for misfit in pass.misfits where misfit.owner == .field && misfit.key.name == "value" {
      guard misfit.found.isNull else { continue }
      report.found(
        "the field's value is null", at: .value(pass.pointer(misfit.place)),
        hints: ["write a text, or leave the field out"])
    }
  }

  private static func name(_ field: FieldFact) -> String { Words.quoted(field["key"]?.stringValue ?? "") }

  private static let value = Gate.has(.field, "value")
}
