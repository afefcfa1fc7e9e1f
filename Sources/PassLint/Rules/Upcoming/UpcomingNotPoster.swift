import PassData
import PassModel

extension LintRule {
  static let upcomingNotPoster = LintRule(
    tree: "upcoming.not-poster", .note, "upcomingPassInformation stands in a poster event ticket",
    Note(
      why: "other passes ignore it", source: "Apple, Pass", .apple,
      bad: #""generic": {…}, "upcomingPassInformation": […]"#,
      good: #""preferredStyleSchemes": ["posterEventTicket", "eventTicket"], "upcomingPassInformation": […]"#),
    when: .has(.pass, "upcomingPassInformation")
  ) { pass, report in
    guard !pass.isPosterEventTicket else { return }
    report.found(
      "only poster event tickets show upcomingPassInformation",
      at: .key(JSONPointer.root.appending("upcomingPassInformation")), hints: ["delete it"])
  }
}
