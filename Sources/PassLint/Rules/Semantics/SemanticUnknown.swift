import PassData
import PassModel

extension LintRule {
  static let semanticUnknown = LintRule(
    tree: "semantic.unknown", .note, "every semantic tag is one that the system knows",
    Note(
      why: "the system logs others and ignores them; some names in Apple's own package are stale",
      source: "Apple, SemanticTags; third-party analysis", [.apple, .analysis],
      bad: #""departureAirportTimeZone": "Europe/Berlin""#,
      good: #""departureLocationTimeZone": "Europe/Berlin""#),
    when: .has(.pass, "semantics", "generic", "coupon", "storeCard", "eventTicket", "boardingPass")
  ) { pass, report in
    for unknown in pass.unknown where unknown.owner == .semantics {
      let meant = stale[unknown.name] ?? PassSchema.nearest(to: unknown.name, in: .semantics)
      report.found(
        "the system knows no semantic tag \(Words.quoted(unknown.name))",
        at: .key(pass.pointer(unknown.place)),
        hints: meant.map { ["did you mean '\($0)'?"] } ?? ["delete it"])
    }
  }

  /// Names that pass-builder 0.1.0 writes and that the documentation does not have.
  private static let stale = [
    "departureAirportTimeZone": "departureLocationTimeZone",
    "destinationAirportTimeZone": "destinationLocationTimeZone",
    "departureAirportSecurityPrograms": "departureLocationSecurityPrograms",
    "destinationAirportSecurityPrograms": "destinationLocationSecurityPrograms",
    "airlineLoungePlaceID": "loungePlaceIDs", "airplay": "airPlay",
  ]
}
