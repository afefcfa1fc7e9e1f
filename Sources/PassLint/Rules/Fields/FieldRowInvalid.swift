import PassData
import PassModel

extension LintRule {
  static let fieldRowInvalid = LintRule(
    tree: "field.row-invalid", .error, "row is 0 or 1, in an event ticket's auxiliary fields",
    Note(
      why: "another number is refused; elsewhere row does nothing",
      source: "Apple, PassFields.AuxiliaryFields", [.apple, .analysis], bad: #""row": 2"#, good: #""row": 1"#,
      over: ["pass.key-wrong-type"]), when: .has(.field, "row")
  ) { pass, report in
    for field in pass.fields {
      guard let row = field["row"] else { continue }
      let place = Place.value(pass.pointer(field.node, "row"))
      if row.numberValue?.int64 != 0, row.numberValue?.int64 != 1 {
        report.found("row is \(Words.quoted(row)); it is 0 or 1", at: place, hints: ["write 0 or 1"])
      } else if field.style != .eventTicket || field.group != .auxiliaryFields {
        report.found(
          "row does nothing here; only auxiliary fields of an event ticket have rows", at: place,
          hints: ["delete it"], severity: .warning)
      }
    }
  }
}
