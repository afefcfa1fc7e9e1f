import PassData
import PassModel

extension LintRule {
  static let boardingSemanticNotAir = LintRule(
    tree: "boarding.semantic-not-air", .warning, "a semantic boarding pass is a flight's",
    Note(
      why: "for other transport Wallet shows the classic boarding pass",
      source: "Apple, Creating an Airline Boarding Pass Using Semantic Tags", .apple,
      bad: #"semanticBoardingPass with "transitType": "PKTransitTypeTrain""#,
      good: #""transitType": "PKTransitTypeAir""#), when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard pass.isSemanticBoardingPass, let style = pass.style(.boardingPass),
      let type = style.object["transitType"]?.stringValue.flatMap(TransitType.init), type != .air
    else { return }
    report.found(
      "semanticBoardingPass is for flights alone", at: .value(pass.pointer(style.node, "transitType")),
      hints: ["leave semanticBoardingPass out of preferredStyleSchemes"])
  }
}
