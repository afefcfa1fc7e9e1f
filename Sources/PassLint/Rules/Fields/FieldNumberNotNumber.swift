import PassData
import PassModel

extension LintRule {
  static let fieldNumberNotNumber = LintRule(
    tree: "field.number-not-number", .error, "a field with numberStyle or currencyCode holds a JSON number",
    Note(
      why:
        "Wallet formats numbers for the reader's language and can't format a text; it refuses the pass, or shows "
        + "nothing",
      source: "Apple, PassFieldContent; third-party analysis", [.apple, .analysis],
      bad: #""value": "12,50 €", "currencyCode": "EUR""#, good: #""value": 12.5, "currencyCode": "EUR""#,
      over: ["pass.key-wrong-type"]), when: .has(.field, "numberStyle", "currencyCode")
  ) { pass, report in
    for field in pass.fields where field.has(numberStyles) && !field.has(dateStyles) {
      guard let text = field["value"]?.stringValue else { continue }
      let style = field["currencyCode"] != nil ? "currencyCode" : "numberStyle"
      report.found(
        "\(Words.quoted(text)) is a text; a field with \(style) needs a number",
        at: .value(pass.pointer(field.node, "value")),
        hints: [
          NumberInText.guess(text).map { "write \($0), without quotes" }
            ?? "write the number without quotes, or drop \(style)"
        ])
    }
  }
}
