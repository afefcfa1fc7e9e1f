import PassData
import PassModel

extension LintRule {
  /// What is nearly a date is told by the date rules, which know what it lacks.
  static let fieldDateUnparsable = LintRule(
    tree: "field.date-unparsable", .error, "a field with dateStyle or timeStyle holds a date",
    Note(
      why: "Wallet writes 'unable to parse … as a date' and refuses the pass, or shows nothing",
      source: "Apple, PassFieldContent; device consoles", [.apple, .console],
      bad: #""value": "tomorrow", "dateStyle": "PKDateStyleShort""#,
      good: #""value": "2026-05-01T19:30-08:00", "dateStyle": "PKDateStyleShort""#),
    when: .has(.field, "dateStyle", "timeStyle")
  ) { pass, report in
    for field in pass.fields where field.has(dateStyles) && !field.has(numberStyles) {
      guard let value = field["value"] else { continue }
      let fault: String? =
        switch value {
        case .string(let text): (try? PassDate.read(text)) == nil ? Words.quoted(text) : nil
        case .number(let number): number.text
        case .null, .bool, .array, .object: nil
        }
      guard let fault else { continue }
      report.found(
        "\(fault) is no date, and the field has a date style", at: .value(pass.pointer(field.node, "value")),
        hints: ["write it like 2026-05-01T19:30-08:00, or drop the style"])
    }
  }

  static let dateStyles = Gate.has(.field, "dateStyle", "timeStyle")
  static let numberStyles = Gate.has(.field, "numberStyle", "currencyCode")
}
