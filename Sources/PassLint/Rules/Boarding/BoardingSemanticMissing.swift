import PassData
import PassModel

extension LintRule {
  /// pass-builder warns of the cities and one zone only; we follow the documentation.
  static let boardingSemanticMissing = LintRule(
    tree: "boarding.semantic-missing", .warning,
    "a semantic boarding pass has the twelve tags that Apple requires",
    Note(
      why: "without one of them Wallet shows the classic boarding pass and says nothing",
      source: "Apple, Creating an Airline Boarding Pass Using Semantic Tags", .apple,
      bad: "no departureCityName",
      good: "all twelve"), when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard pass.isSemanticBoardingPass else { return }
    report.missingTags(tags, of: "semantic boarding pass", in: pass)
  }

  private static let tags = [
    "airlineCode", "flightNumber", "departureAirportCode", "destinationAirportCode", "departureCityName",
    "destinationCityName", "departureLocationTimeZone", "destinationLocationTimeZone", "originalArrivalDate",
    "originalBoardingDate", "originalDepartureDate", "passengerName",
  ]
}
