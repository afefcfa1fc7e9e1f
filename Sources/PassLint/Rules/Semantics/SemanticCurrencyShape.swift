import PassData
import PassModel

extension LintRule {
  static let semanticCurrencyShape = LintRule(
    tree: "semantic.currency-shape", .error, "an amount is a string with a number, beside its currencyCode",
    Note(
      why: "Wallet refuses the pass", source: "Apple, SemanticTagType.CurrencyAmount", [.apple, .analysis],
      bad: #""totalPrice": {"amount": 12.5}"#,
      good: #""totalPrice": {"amount": "12.50", "currencyCode": "EUR"}"#,
      over: ["pass.key-wrong-type", "semantic.wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits {
      if misfit.owner == .currencyAmount {
        report.found(
          "'\(misfit.key.name)' must be a string; found \(Words.quoted(misfit.found))",
          at: .value(pass.pointer(misfit.place)), hints: misfit.hints)
      } else if case .object(.currencyAmount) = misfit.wanted {
        report.found(
          "\(misfit.key.name) must be an object with amount and currencyCode; found \(misfit.found.kindName)",
          at: .value(pass.pointer(misfit.place)),
          hints: ["write {\"amount\": \"12.50\", \"currencyCode\": \"EUR\"}"])
      }
    }
    for missing in pass.missing where missing.owner == .currencyAmount {
      report.found(
        "the amount has no '\(missing.key.name)'", at: .value(pass.pointer(missing.node)),
        hints: ["write {\"amount\": \"12.50\", \"currencyCode\": \"EUR\"}"])
    }
    for amount in pass.objects(.currencyAmount) {
      guard let text = amount.value["amount"]?.stringValue, JSONNumber(text: text) == nil else { continue }
      report.found(
        "\(Words.quoted(text)) is no number", at: .value(pass.pointer(amount.node, "amount")),
        hints: [
          NumberInText.guess(text).map { "write \"\($0)\"" } ?? "write it with a dot and no sign of currency"
        ])
    }
  }
}
