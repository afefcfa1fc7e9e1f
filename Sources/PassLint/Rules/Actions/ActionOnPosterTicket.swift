import PassData
import PassModel

extension LintRule {
  static let actionOnPosterTicket = LintRule(
    tree: "action.on-poster-ticket", .note, "featuredActions stand in passes that show them",
    Note(
      why: "poster event tickets and semantic boarding passes don't", source: "passkit-generator 268", .users,
      bad: #"posterEventTicket with "featuredActions""#, good: #""generic": {…}, "featuredActions": […]"#),
    when: .has(.pass, "featuredActions")
  ) { pass, report in
    guard pass.isPosterEventTicket || pass.isSemanticBoardingPass else { return }
    report.found(
      "this appearance shows no featuredActions", at: .key(JSONPointer.root.appending("featuredActions")),
      hints: ["use the links of the event guide"])
  }
}
