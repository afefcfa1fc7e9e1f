import PassData

/// Good passes of each style, on which no rule has anything to say. Fixtures patch them.
enum BasePass {
  enum Failure: Error { case unknown(String) }

  static func tree(_ name: String) throws -> JSONValue {
    guard let style = styles[name] else { throw Failure.unknown(name) }
    return MergePatch.apply(try JSONReader.read(Array(style.utf8)).value, to: common)
  }

  private static let common: JSONValue = [
    "formatVersion": 1,
    "passTypeIdentifier": "pass.org.harbourclub.member",
    "teamIdentifier": "T3ST0TEAM9",
    "serialNumber": "HC-0001",
    "organizationName": "Harbour Club",
    "description": "Harbour Club membership",
    "logoText": "Harbour",
  ]

  private static let styles: [String: String] = [
    "generic": #"{"generic": {"primaryFields": [{"key": "member", "label": "MEMBER", "value": "Ada"}]}}"#,
    "coupon": #"{"coupon": {"primaryFields": [{"key": "offer", "label": "OFFER", "value": "2 for 1"}]}}"#,
    "storeCard": #"{"storeCard": {"primaryFields": [{"key": "points", "label": "POINTS", "value": 17}]}}"#,
    "eventTicket":
      #"{"eventTicket": {"primaryFields": [{"key": "event", "label": "EVENT", "value": "Gig"}]}}"#,
    "boardingPass": """
    {"boardingPass": {"transitType": "PKTransitTypeTrain", "primaryFields": [
      {"key": "from", "label": "FROM", "value": "BER"}, {"key": "to", "label": "TO", "value": "HAM"}]}}
    """,
    "poster": """
    {"preferredStyleSchemes": ["posterEventTicket", "eventTicket"], "logoText": null, "eventLogoText": "Harbour",
     "eventTicket": {"primaryFields": [{"key": "event", "label": "EVENT", "value": "Gig"}]},
     "semantics": {"eventType": "PKEventTypeGeneric", "eventName": "Gig", "venueName": "Hall",
       "venueRegionName": "Harbour", "venueRoom": "Main"},
     "relevantDates": [{"startDate": "2027-05-01T19:30:00+02:00", "endDate": "2027-05-01T23:00:00+02:00"}],
     "nfc": {"message": "m", "requiresAuthentication": false,
       "encryptionPublicKey": "MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="},
     "accessibilityURL": "https://example.org/a", "bagPolicyURL": "https://example.org/b"}
    """,
    "flight": """
    {"preferredStyleSchemes": ["semanticBoardingPass", "boardingPass"],
     "boardingPass": {"transitType": "PKTransitTypeAir", "primaryFields": [
      {"key": "from", "label": "FROM", "value": "BER"}, {"key": "to", "label": "TO", "value": "LIS"}]},
     "semantics": {"airlineCode": "HC", "flightNumber": 12, "departureAirportCode": "BER",
       "destinationAirportCode": "LIS", "departureCityName": "Berlin", "destinationCityName": "Lisbon",
       "departureLocationTimeZone": "Europe/Berlin", "destinationLocationTimeZone": "Europe/Lisbon",
       "originalBoardingDate": "2027-05-01T09:00+02:00", "originalDepartureDate": "2027-05-01T09:40+02:00",
       "originalArrivalDate": "2027-05-01T12:20+01:00", "passengerName": {"givenName": "Ada"}}}
    """,
    "posterGeneric": """
    {"generic": {"primaryFields": [{"key": "member", "label": "MEMBER", "value": "Ada"}]},
     "posterGeneric": {"primaryFields": [{"key": "member", "value": "Ada"}]},
     "expirationDate": "2030-01-01T00:00Z", "logoSymbolName": "star"}
    """,
  ]
}

/// RFC 7396: null deletes, objects are merged, everything else replaces.
enum MergePatch {
  static func apply(_ patch: JSONValue, to target: JSONValue) -> JSONValue {
    guard case .object(let changes) = patch else { return patch }
    var result = target.objectValue ?? JSONObject()
    for member in changes {
      if member.value.isNull {
        result[member.key] = nil
      } else if member.value == .string("<null>") {
        result[member.key] = .null
      } else {
        result[member.key] = apply(member.value, to: result[member.key] ?? .null)
      }
    }
    return .object(result)
  }
}
