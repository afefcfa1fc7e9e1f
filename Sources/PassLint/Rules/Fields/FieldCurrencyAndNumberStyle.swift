import PassData
import PassModel

extension LintRule {
  static let fieldCurrencyAndNumberStyle = LintRule(
    tree: "field.currency-and-number-style", .error, "a field has currencyCode or numberStyle, not both",
    Note(
      why: "they exclude each other: in some groups Wallet refuses the pass",
      source: "apple/pass-builder; third-party analysis", [.builder, .analysis],
      bad: #""currencyCode": "EUR", "numberStyle": "PKNumberStyleDecimal""#, good: #""currencyCode": "EUR""#),
    when: .has(.field, "numberStyle")
  ) { pass, report in
    for field in pass.fields where field["numberStyle"] != nil && field["currencyCode"] != nil {
      report.found(
        "the field has both currencyCode and numberStyle", at: .value(pass.pointer(field.node)),
        hints: ["for money, delete numberStyle"])
    }
  }
}
