import PassData
import PassModel

extension LintRule {
  /// Apple's article speaks of two, a session of the same year of one.
  static let fieldFooterMany = LintRule(
    tree: "field.footer-many", .warning, "a poster has one footer field",
    Note(
      why: "only the first is shown for sure", source: "Apple, WWDC 2026 session 209", .apple,
      bad: "two footerFields", good: "one", over: ["field.count-overflow"]),
    when: .has(.passFields, "footerFields")
  ) { pass, report in
    for style in pass.styles where style.style == .posterGeneric {
      guard let count = style.object["footerFields"]?.arrayValue?.count, count > 1 else { continue }
      report.found(
        "\(count) footer fields; the first alone is shown",
        at: .value(pass.pointer(style.node, "footerFields").appending(1)),
        hints: ["move the rest to backFields"])
    }
  }
}
