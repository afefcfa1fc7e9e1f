import PassData
import PassModel

extension LintRule {
  static let fieldCurrencyUnknown = LintRule(
    tree: "field.currency-unknown", .warning, "currencyCode is a code of ISO 4217",
    Note(
      why: "Wallet shows an unknown code as it is, without the currency's sign and its decimals",
      source: "Apple, PassFieldContent; ISO 4217", [.apple, .standard], bad: #""currencyCode": "EURO""#,
      good: #""currencyCode": "EUR""#), when: .has(.field, "currencyCode")
  ) { pass, report in
    for field in pass.fields {
      guard let code = field["currencyCode"]?.stringValue, !CurrencyCode.isKnown(code) else { continue }
      report.found(
        "\(Words.quoted(code)) is no currency of ISO 4217",
        at: .value(pass.pointer(field.node, "currencyCode")), hints: [CurrencyCode.hint(for: code)])
    }
  }
}
