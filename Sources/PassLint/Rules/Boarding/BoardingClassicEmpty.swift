import PassData
import PassModel

extension LintRule {
  static let boardingClassicEmpty = LintRule(
    tree: "boarding.classic-empty", .warning, "a semantic boarding pass has the fields of a classic one, too",
    Note(
      why: "iOS 25 and earlier show the classic boarding pass, which is blank then",
      source: "Apple, Creating an Airline Boarding Pass Using Semantic Tags", .apple,
      bad: #""boardingPass": {"transitType": "PKTransitTypeAir"}"#,
      good: #""boardingPass": {"transitType": "PKTransitTypeAir", "primaryFields": […]}"#),
    when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard pass.isSemanticBoardingPass, let style = pass.style(.boardingPass),
      !pass.fields.contains(where: { $0.style == .boardingPass && $0.group.isOnFront })
    else { return }
    report.found(
      "the classic boarding pass has no fields on its front", at: .value(pass.pointer(style.node)),
      hints: ["add primaryFields with both airports"])
  }
}
