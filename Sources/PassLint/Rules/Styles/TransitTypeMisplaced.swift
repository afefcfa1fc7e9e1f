import PassData
import PassModel

extension LintRule {
  static let transitTypeMisplaced = LintRule(
    tree: "style.transit-type-misplaced", .warning, "only a boarding pass has a transitType",
    Note(
      why: "Apple allows it in boarding passes alone", source: "Apple, PassFields", .apple,
      bad: #""generic": {"transitType": "PKTransitTypeBus"}"#,
      good: #""boardingPass": {"transitType": "PKTransitTypeBus"}"#), when: .has(.passFields, "transitType")
  ) { pass, report in
    for style in pass.styles where style.style != .boardingPass && style.object["transitType"] != nil {
      report.found(
        "\(style.style.rawValue) takes no transitType", at: .key(pass.pointer(style.node, "transitType")),
        hints: ["delete it, or use the style 'boardingPass'"])
    }
  }
}
