import PassData
import PassModel

extension LintRule {
  /// The links of airlines, too, which only a semantic boarding pass shows.
  static let posterKeysOnClassic = LintRule(
    tree: "poster.keys-on-classic", .note, "keys of modern appearances stand in passes that have one",
    Note(
      why: "a classic pass ignores them", source: "Apple, Pass", .apple,
      bad: #""eventTicket": {…}, "eventLogoText": "Hall""#,
      good: #""preferredStyleSchemes": ["posterEventTicket", "eventTicket"], "eventLogoText": "Hall""#)
  ) { pass, report in
    let isPoster = pass.isPosterEventTicket || pass.style(.posterGeneric) != nil
    let isAirline = pass.isSemanticBoardingPass
    guard !isPoster || !isAirline else { return }
    for member in pass.root {
      guard let (key, _) = PassSchema.row(member.key, in: .pass), key.since >= .iOS(18),
        !hasOwnRule.contains(key.name)
      else { continue }
      let isForEvents = key.styles.contains(.eventTicket) && key.styles != .all
      let isForFlights = key.styles.contains(.boardingPass) && key.styles != .all
      guard isForEvents || isForFlights, !(isForEvents && isPoster), !(isForFlights && isAirline) else {
        continue
      }
      report.found(
        "\(key.name) does nothing in a classic pass", at: .key(JSONPointer.root.appending(key.name)),
        hints: [
          "put \(isForEvents ? "posterEventTicket" : "semanticBoardingPass") into preferredStyleSchemes, or delete it"
        ])
    }
  }

  private static let hasOwnRule: Set<String> = ["preferredStyleSchemes", "upcomingPassInformation"]
}
