import PassData
import PassModel

extension LintRule {
  /// The links of airlines, too, which only a semantic boarding pass shows.
  static let posterKeysOnClassic = LintRule(
    tree: "poster.keys-on-classic", .note, "keys of modern appearances stand in passes that have one",
    Note(
      why: "a classic pass ignores them", source: "Apple, Pass", .apple,
      bad: #""eventTicket": {…}, "eventLogoText": "Hall""#,
      good: #""preferredStyleSchemes": ["posterEventTicket", "eventTicket"], "eventLogoText": "Hall""#),
    when: modern
  ) { pass, report in
    let isPoster = pass.isPosterEventTicket || pass.style(.posterGeneric) != nil
    let isAirline = pass.isSemanticBoardingPass
    for member in pass.root {
      guard let (key, slot) = PassSchema.row(member.key, in: .pass) else { continue }
      let isForEvents = eventKeys.contains(slot)
      let isForFlights = flightKeys.contains(slot)
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

  private static let eventKeys = KeySet(modernKeys(.eventTicket), of: .pass)
  private static let flightKeys = KeySet(modernKeys(.boardingPass), of: .pass)
  private static let modern = Gate(object: .pass, keys: eventKeys.bits | flightKeys.bits)

  /// The keys that only a modern appearance of a style reads.
  private static func modernKeys(_ style: StyleSet) -> [String] {
    PassSchema.keys(of: .pass).filter {
      $0.since >= .iOS(18) && $0.styles.contains(style) && $0.styles != .all && !hasOwnRule.contains($0.name)
    }.map(\.name)
  }

  private static let hasOwnRule: Set<String> = ["preferredStyleSchemes", "upcomingPassInformation"]
}
