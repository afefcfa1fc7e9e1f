import PassData
import PassModel

extension LintRule {
  static let posterMissingPerformers = LintRule(
    tree: "poster.missing-performers", .warning, "a live performance's poster names who performs",
    Note(
      why: "without performerNames Wallet shows the classic ticket",
      source: "Apple, Creating an Event Pass Using Semantic Tags", .apple,
      bad: #""eventType": "PKEventTypeLivePerformance""#, good: #""performerNames": ["The Example Band"]"#),
    when: .has(.semantics, "eventType")
  ) { pass, report in
    guard pass.isPosterEventTicket,
      pass.semantic("eventType")?.value.stringValue == "PKEventTypeLivePerformance"
    else { return }
    if let names = pass.semantic("performerNames") {
      guard names.value.arrayValue?.isEmpty == true else { return }
      report.found("performerNames is empty", at: .value(names.pointer), hints: ["name who performs"])
    } else {
      report.missingTags(["performerNames"], of: "poster of a live performance", in: pass)
    }
  }
}
