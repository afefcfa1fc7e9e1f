import PassData
import PassModel

extension LintRule {
  static let fieldDateAndNumber = LintRule(
    tree: "field.date-and-number", .error, "a field is a date or a number, not both",
    Note(
      why: "with styles of both kinds Wallet refuses the pass, or shows nothing",
      source: "third-party analysis of Wallet", .analysis,
      bad: #""dateStyle": "PKDateStyleShort", "currencyCode": "EUR""#, good: "one of the two",
      over: ["field.date-unparsable", "field.number-not-number"]),
    when: .has(.field, "dateStyle", "timeStyle")
  ) { pass, report in
    for field in pass.fields where field.has(dateStyles) && field.has(numberStyles) {
      report.found(
        "the field has a date style and a number style", at: .value(pass.pointer(field.node)),
        hints: ["keep the one that the value is"])
    }
  }
}
