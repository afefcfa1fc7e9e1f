import PassData
import PassModel

extension LintRule {
  /// With no link at all nobody expects a guide, so that is no finding.
  static let posterGuideTooFewLinks = LintRule(
    tree: "poster.guide-too-few-links", .warning, "an event guide has two links or more",
    Note(
      why: "the guide of a poster event ticket shows no buttons for one link",
      source: "passkit-generator, README",
      .users, bad: "bagPolicyURL alone", good: "bagPolicyURL and parkingInformationURL"),
    when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    let links = pass.guideLinks
    guard pass.isPosterEventTicket, links.count == 1, let only = links.first else { return }
    report.found(
      "\(only) is the only link, and the event guide shows none then",
      at: .key(JSONPointer.root.appending(only)),
      hints: ["add another link, such as directionsInformationURL"])
  }
}

extension PassFacts {
  /// The links of the event guide that are there. sellURL and transferURL belong to the menu.
  var guideLinks: [String] {
    PassSchema.keys(of: .upcomingURLs).map(\.name).filter {
      $0 != "sellURL" && $0 != "transferURL" && root[$0] != nil
    }
  }
}
