import PassData
import PassModel

extension LintRule {
  static let fieldLabelRequiredUpcoming = LintRule(
    tree: "field.label-required-upcoming", .error, "fields of an upcoming pass have labels",
    Note(
      why: "an entry whose fields have none is dropped, or the pass refused",
      source: "third-party analysis of Wallet", .analysis, bad: #"{"key": "gate", "value": "4"}"#,
      good: #"{"key": "gate", "label": "Gate", "value": "4"}"#), when: .has(.upcomingPass)
  ) { pass, report in
    for field in pass.fields where field.style == nil && field["label"] == nil {
      report.found(
        "the field \(Words.quoted(field["key"]?.stringValue ?? "")) of an upcoming pass has no label",
        at: .value(pass.pointer(field.node)), hints: ["add \"label\""])
    }
  }
}
