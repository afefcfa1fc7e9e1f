import PassData
import PassModel

extension LintRule {
  static let fieldChangeMessageBadFormat = LintRule(
    tree: "field.changemessage-bad-format", .warning, "changeMessage has one '%@' and no other placeholder",
    Note(
      why: "Wallet drops a message with other placeholders", source: "third-party analysis of Wallet",
      .analysis, bad: #""changeMessage": "Gate %s""#, good: #""changeMessage": "Gate %@""#,
      over: ["field.changemessage-no-placeholder"]), when: .has(.field, "changeMessage")
  ) { pass, report in
    for field in pass.fields {
      guard let message = field["changeMessage"]?.stringValue else { continue }
      let format = ChangeMessage(message)
      let place = Place.value(pass.pointer(field.node, "changeMessage"))
      if let foreign = format.foreign {
        report.found(
          "'\(foreign)' is no placeholder of Wallet", at: place,
          hints: ["write '%@' for the value, '%%' for a percent sign"])
      } else if format.values > 1 {
        report.found("'%@' stands \(format.values) times", at: place, hints: ["keep one"])
      }
    }
  }
}
