import PassData
import PassModel

extension LintRule {
  /// The counts are upper bounds: long texts make room for fewer.
  static let fieldCountOverflow = LintRule(
    tree: "field.count-overflow", .warning, "no group has more fields than the face shows",
    Note(
      why: "what is more is seen in the details only, where nobody looks at the gate",
      source: "Apple, Human Interface Guidelines, Wallet", .apple,
      bad: "two primaryFields in a store card", good: "one primary field")
  ) { pass, report in
    for style in pass.styles {
      for group in FieldGroup.allCases {
        guard let limit = FieldLimits.limit(group, in: style.style),
          let fields = style.object[group.rawValue]?.arrayValue, !fields.isEmpty
        else { continue }
        let path = pass.pointer(style.node, group.rawValue)
        if style.style == .eventTicket, group == .auxiliaryFields {
          tellRows(of: fields, at: path, &report)
        } else if fields.count > limit {
          report.found(
            "\(group.rawValue) has \(fields.count) fields; \(style.style.rawValue) shows \(limit)",
            at: .value(path.appending(limit)), hints: ["move the rest to backFields"])
        }
      }
    }
  }

  /// An event ticket has two rows of four.
  private static func tellRows(of fields: [JSONValue], at path: JSONPointer, _ report: inout Reporter) {
    var counts = [0, 0]
    for (index, field) in fields.enumerated() {
      let row = field["row"]?.numberValue?.int64 == 1 ? 1 : 0
      counts[row] += 1
      guard counts[row] == 5 else { continue }
      report.found(
        "row \(row) of auxiliaryFields has more than 4 fields; eventTicket shows 4",
        at: .value(path.appending(index)),
        hints: [row == 0 ? "put some into the second row with \"row\": 1" : "move the rest to backFields"])
    }
  }
}
