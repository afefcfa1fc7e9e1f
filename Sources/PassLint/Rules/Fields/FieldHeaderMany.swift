import PassData
import PassModel

extension LintRule {
  static let fieldHeaderMany = LintRule(
    tree: "field.header-many", .warning, "a pass has three header fields at most, a poster one",
    Note(
      why: "the header is what people see of a pass in the stack, and what is more is cut away",
      source: "Apple, Human Interface Guidelines, Wallet", .apple, bad: "four headerFields",
      good: "the one fact that tells passes apart", over: ["field.count-overflow"]),
    when: .has(.passFields, "headerFields")
  ) { pass, report in
    for style in pass.styles {
      guard let limit = FieldLimits.limit(.headerFields, in: style.style),
        let count = style.object["headerFields"]?.arrayValue?.count, count > limit
      else { continue }
      report.found(
        "\(count) header fields; \(style.style.rawValue) shows \(limit)",
        at: .value(pass.pointer(style.node, "headerFields").appending(limit)),
        hints: ["move the rest to secondaryFields or backFields"])
    }
  }
}
