/// Semantic tags. Source: Apple's page `semantictags`; the iOS that brought a tag and the tags that Apple does not list
/// are as `source` says.
extension PassSchema {
  static let semantics: [SchemaKey] = anyTags + eventTags + airTags + journeyTags

  private static let anyTags: [SchemaKey] = [
    SchemaKey("totalPrice", .object(.currencyAmount), .iOS(12), "what it costs in all"),
    SchemaKey("wifiAccess", .array(.object(.wifiNetwork)), .iOS(12), "Wi-Fi networks to join"),
    SchemaKey(
      "silenceRequested", .boolean, .iOS(12), "whether devices shall be silent",
      styles: [.boardingPass, .eventTicket]),
    SchemaKey(
      "duration", .number, .iOS(12), "how long it lasts, in seconds", styles: [.boardingPass, .eventTicket]),
    SchemaKey("seats", .array(.object(.seat)), .iOS(12), "the seats", styles: [.boardingPass, .eventTicket]),
    SchemaKey("balance", .object(.currencyAmount), .iOS(12), "what is left on the card", styles: .storeCard),
  ]

  private static let eventTags: [SchemaKey] = [
    SchemaKey(
      "eventType", .choice(.eventType), .iOS(12), "picks the template of a poster event ticket",
      styles: .eventTicket),
    SchemaKey(
      "eventName", .localizable, .iOS(12), "the event; a poster event ticket needs it", styles: .eventTicket),
    SchemaKey("eventStartDate", .date, .iOS(12), "when it is", styles: .eventTicket),
    SchemaKey("eventEndDate", .date, .iOS(12), "when it is", styles: .eventTicket),
    SchemaKey(
      "eventStartDateInfo", .object(.eventDateInfo), .iOS(18), "when it starts, or that this is not known",
      styles: .eventTicket),
    SchemaKey(
      "eventLiveMessage", .localizable, .iOS(18), "the text of the Live Activity", styles: .eventTicket,
      source: [.analysis, .users]),
    SchemaKey("eventTimeZone", .zone, .iOS(18), "where it is", styles: .eventTicket, source: .analysis),
    SchemaKey(
      "venueName", .localizable, .iOS(12), "the venue; a poster event ticket needs it", styles: .eventTicket),
    SchemaKey(
      "venueLocation", .object(.semanticLocation), .iOS(12), "where the venue is", styles: .eventTicket),
    SchemaKey("venueEntrance", .localizable, .iOS(12), "about the venue", styles: .eventTicket),
    SchemaKey("venuePhoneNumber", .localizable, .iOS(12), "about the venue", styles: .eventTicket),
    SchemaKey(
      "venueRoom", .localizable, .iOS(12), "the room; a poster event ticket needs it", styles: .eventTicket),
    SchemaKey(
      "venueRegionName", .localizable, .iOS(18), "the region; a poster event ticket needs it",
      styles: .eventTicket),
    SchemaKey("venueEntranceDoor", .localizable, .iOS(18), "where to go in", styles: .eventTicket),
    SchemaKey("venueEntranceGate", .localizable, .iOS(18), "where to go in", styles: .eventTicket),
    SchemaKey("venueEntrancePortal", .localizable, .iOS(18), "where to go in", styles: .eventTicket),
    SchemaKey(
      "venueOpenDate", .date, .iOS(18), "when parts of the venue open and close", styles: .eventTicket),
    SchemaKey(
      "venueCloseDate", .date, .iOS(18), "when parts of the venue open and close", styles: .eventTicket),
    SchemaKey(
      "venueDoorsOpenDate", .date, .iOS(18), "when parts of the venue open and close", styles: .eventTicket),
    SchemaKey(
      "venueGatesOpenDate", .date, .iOS(18), "when parts of the venue open and close", styles: .eventTicket),
    SchemaKey(
      "venueParkingLotsOpenDate", .date, .iOS(18), "when parts of the venue open and close",
      styles: .eventTicket),
    SchemaKey(
      "venueBoxOfficeOpenDate", .date, .iOS(18), "when parts of the venue open and close",
      styles: .eventTicket),
    SchemaKey(
      "venueFanZoneOpenDate", .date, .iOS(18), "when parts of the venue open and close", styles: .eventTicket),
    SchemaKey(
      "venuePlaceID", .text, .iOS(26), "the venue's place in Apple Maps", styles: .eventTicket,
      source: [.apple, .users]),
    SchemaKey("admissionLevel", .localizable, .iOS(18), "the level of admission", styles: .eventTicket),
    SchemaKey(
      "admissionLevelAbbreviation", .localizable, .iOS(18), "the level of admission", styles: .eventTicket),
    SchemaKey(
      "additionalTicketAttributes", .localizable, .iOS(18), "what else the ticket gives", styles: .eventTicket
    ),
    SchemaKey("attendeeName", .localizable, .iOS(18), "about the visit", styles: .eventTicket),
    SchemaKey("entranceDescription", .localizable, .iOS(18), "about the visit", styles: .eventTicket),
    SchemaKey("tailgatingAllowed", .boolean, .iOS(18), "whether tailgating is allowed", styles: .eventTicket),
    SchemaKey("genre", .localizable, .iOS(12), "the genre", styles: .eventTicket),
    SchemaKey(
      "performerNames", .array(.localizable), .iOS(12), "who performs; a live performance's poster needs it",
      styles: .eventTicket),
    SchemaKey("artistIDs", .array(.text), .iOS(12), "artists in Apple Music", styles: .eventTicket),
    SchemaKey(
      "albumIDs", .array(.text), .iOS(18), "albums and playlists in Apple Music", styles: .eventTicket),
    SchemaKey(
      "playlistIDs", .array(.text), .iOS(18), "albums and playlists in Apple Music", styles: .eventTicket),
    SchemaKey(
      "airPlay", .array(.object(.airPlay)), .iOS(18), "AirPlay devices", styles: .eventTicket,
      source: [.analysis, .users]),
    SchemaKey(
      "awayTeamAbbreviation", .localizable, .iOS(12), "the teams; a sports poster needs them",
      styles: .eventTicket),
    SchemaKey(
      "homeTeamAbbreviation", .localizable, .iOS(12), "the teams; a sports poster needs them",
      styles: .eventTicket),
    SchemaKey("awayTeamLocation", .localizable, .iOS(12), "sports", styles: .eventTicket),
    SchemaKey("awayTeamName", .localizable, .iOS(12), "sports", styles: .eventTicket),
    SchemaKey("homeTeamLocation", .localizable, .iOS(12), "sports", styles: .eventTicket),
    SchemaKey("homeTeamName", .localizable, .iOS(12), "sports", styles: .eventTicket),
    SchemaKey("leagueAbbreviation", .localizable, .iOS(12), "sports", styles: .eventTicket),
    SchemaKey("leagueName", .localizable, .iOS(12), "sports", styles: .eventTicket),
    SchemaKey("sportName", .localizable, .iOS(12), "sports", styles: .eventTicket),
  ]

  private static let airTags: [SchemaKey] = [
    SchemaKey(
      "airlineCode", .text, .iOS(12), "the airline's IATA code; a semantic boarding pass needs it",
      styles: .boardingPass),
    SchemaKey(
      "flightNumber", .integer, .iOS(12), "the number alone; a semantic boarding pass needs it",
      styles: .boardingPass),
    SchemaKey("flightCode", .localizable, .iOS(12), "airline and number", styles: .boardingPass),
    SchemaKey(
      "departureAirportCode", .text, .iOS(12), "IATA codes; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "destinationAirportCode", .text, .iOS(12), "IATA codes; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey("departureAirportName", .localizable, .iOS(12), "the airports", styles: .boardingPass),
    SchemaKey("destinationAirportName", .localizable, .iOS(12), "the airports", styles: .boardingPass),
    SchemaKey(
      "departureCityName", .localizable, .iOS(26), "the cities; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "destinationCityName", .localizable, .iOS(26), "the cities; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "departureLocationTimeZone", .zone, .iOS(26), "the zones; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "destinationLocationTimeZone", .zone, .iOS(26), "the zones; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "departureLocationSecurityPrograms", .array(.choice(.securityProgram)), .iOS(26), "security programs",
      styles: .boardingPass),
    SchemaKey(
      "destinationLocationSecurityPrograms", .array(.choice(.securityProgram)), .iOS(26), "security programs",
      styles: .boardingPass),
    SchemaKey(
      "passengerEligibleSecurityPrograms", .array(.choice(.securityProgram)), .iOS(26), "security programs",
      styles: .boardingPass),
    SchemaKey(
      "departureGate", .localizable, .iOS(12), "the value alone, without 'gate' or 'terminal'",
      styles: .boardingPass),
    SchemaKey(
      "departureTerminal", .localizable, .iOS(12), "the value alone, without 'gate' or 'terminal'",
      styles: .boardingPass),
    SchemaKey(
      "destinationGate", .localizable, .iOS(12), "the value alone, without 'gate' or 'terminal'",
      styles: .boardingPass),
    SchemaKey(
      "destinationTerminal", .localizable, .iOS(12), "the value alone, without 'gate' or 'terminal'",
      styles: .boardingPass),
    SchemaKey(
      "passengerCapabilities", .array(.choice(.passengerCapability)), .iOS(26), "what the passenger may do",
      styles: .boardingPass),
    SchemaKey(
      "passengerAirlineSSRs", .array(.text), .iOS(26), "special service requests", styles: .boardingPass),
    SchemaKey(
      "passengerInformationSSRs", .array(.text), .iOS(26), "special service requests", styles: .boardingPass),
    SchemaKey(
      "passengerServiceSSRs", .array(.text), .iOS(26), "special service requests", styles: .boardingPass),
    SchemaKey(
      "internationalDocumentsAreVerified", .boolean, .iOS(26), "whether the badge is shown",
      styles: .boardingPass),
    SchemaKey(
      "internationalDocumentsVerifiedDeclarationName", .localizable, .iOS(26), "the text of the badge",
      styles: .boardingPass),
    SchemaKey("loungePlaceIDs", .array(.text), .iOS(26), "lounges in Apple Maps", styles: .boardingPass),
    SchemaKey("ticketFareClass", .localizable, .iOS(26), "the class of the fare", styles: .boardingPass),
  ]

  private static let journeyTags: [SchemaKey] = [
    SchemaKey(
      "departureLocation", .object(.semanticLocation), .iOS(12), "where the journey begins and ends",
      styles: .boardingPass),
    SchemaKey(
      "destinationLocation", .object(.semanticLocation), .iOS(12), "where the journey begins and ends",
      styles: .boardingPass),
    SchemaKey(
      "departureLocationDescription", .localizable, .iOS(12), "where the journey begins and ends",
      styles: .boardingPass),
    SchemaKey(
      "destinationLocationDescription", .localizable, .iOS(12), "where the journey begins and ends",
      styles: .boardingPass),
    SchemaKey("departurePlatform", .localizable, .iOS(12), "trains", styles: .boardingPass),
    SchemaKey("destinationPlatform", .localizable, .iOS(12), "trains", styles: .boardingPass),
    SchemaKey("departureStationName", .localizable, .iOS(12), "trains", styles: .boardingPass),
    SchemaKey("destinationStationName", .localizable, .iOS(12), "trains", styles: .boardingPass),
    SchemaKey("carNumber", .localizable, .iOS(12), "trains", styles: .boardingPass),
    SchemaKey("boardingGroup", .localizable, .iOS(12), "the order of boarding", styles: .boardingPass),
    SchemaKey(
      "boardingSequenceNumber", .localizable, .iOS(12), "the order of boarding", styles: .boardingPass),
    SchemaKey(
      "boardingZone", .localizable, .iOS(26), "the value alone, without 'zone'", styles: .boardingPass),
    SchemaKey("confirmationNumber", .localizable, .iOS(12), "the booking", styles: .boardingPass),
    SchemaKey(
      "currentArrivalDate", .date, .iOS(12), "where it differs from the original", styles: .boardingPass),
    SchemaKey(
      "currentBoardingDate", .date, .iOS(12), "where it differs from the original", styles: .boardingPass),
    SchemaKey(
      "currentDepartureDate", .date, .iOS(12), "where it differs from the original", styles: .boardingPass),
    SchemaKey(
      "originalArrivalDate", .date, .iOS(12), "as booked; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "originalBoardingDate", .date, .iOS(12), "as booked; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "originalDepartureDate", .date, .iOS(12), "as booked; a semantic boarding pass needs them",
      styles: .boardingPass),
    SchemaKey(
      "passengerName", .object(.personName), .iOS(12), "the passenger; a semantic boarding pass needs it",
      styles: .boardingPass),
    SchemaKey(
      "membershipProgramName", .localizable, .iOS(12), "the frequent traveller", styles: .boardingPass),
    SchemaKey(
      "membershipProgramNumber", .localizable, .iOS(12), "the frequent traveller", styles: .boardingPass),
    SchemaKey(
      "membershipProgramStatus", .localizable, .iOS(26), "the frequent traveller's status",
      styles: .boardingPass),
    SchemaKey("priorityStatus", .localizable, .iOS(12), "about the passenger", styles: .boardingPass),
    SchemaKey("securityScreening", .localizable, .iOS(12), "about the passenger", styles: .boardingPass),
    SchemaKey("transitProvider", .localizable, .iOS(12), "about the journey", styles: .boardingPass),
    SchemaKey("transitStatus", .localizable, .iOS(12), "about the journey", styles: .boardingPass),
    SchemaKey("transitStatusReason", .localizable, .iOS(12), "about the journey", styles: .boardingPass),
    SchemaKey("vehicleName", .localizable, .iOS(12), "about the journey", styles: .boardingPass),
    SchemaKey("vehicleNumber", .localizable, .iOS(12), "about the journey", styles: .boardingPass),
    SchemaKey("vehicleType", .localizable, .iOS(12), "about the journey", styles: .boardingPass),
  ]

  static let currencyAmount: [SchemaKey] = [
    SchemaKey("amount", .text, .required, .iOS(12), "the number, as a string"),
    SchemaKey("currencyCode", .text, .required, .iOS(12), "an ISO 4217 code"),
  ]

  static let semanticLocation: [SchemaKey] = [
    SchemaKey("latitude", .number, .required, .iOS(12), "degrees", rule: .range(-90...90)),
    SchemaKey("longitude", .number, .required, .iOS(12), "degrees", rule: .range(-180...180)),
  ]

  static let personName: [SchemaKey] =
    [
      "familyName", "givenName", "middleName", "namePrefix", "nameSuffix", "nickname",
    ].map { SchemaKey($0, .text, .iOS(12), "a part of the name") } + [
      SchemaKey("phoneticRepresentation", .text, .iOS(12), "how the name sounds")
    ]

  static let seat: [SchemaKey] = [
    SchemaKey("seatAisle", .localizable, .iOS(18), "the aisle"),
    SchemaKey("seatDescription", .localizable, .iOS(12), "such as 'flat bed'"),
    SchemaKey("seatIdentifier", .localizable, .iOS(12), "the seat in one text"),
    SchemaKey("seatLevel", .localizable, .iOS(18), "the level"),
    SchemaKey("seatNumber", .localizable, .iOS(12), "the number"),
    SchemaKey("seatRow", .localizable, .iOS(12), "the row"),
    SchemaKey("seatSection", .localizable, .iOS(12), "the section"),
    SchemaKey("seatSectionColor", .color, .iOS(18), "the colour of the section"),
    SchemaKey("seatType", .localizable, .iOS(12), "such as 'reserved'"),
  ]

  static let wifiNetwork: [SchemaKey] = [
    SchemaKey("ssid", .text, .required, .iOS(12), "the network's name"),
    SchemaKey("password", .text, .required, .iOS(12), "its password"),
    SchemaKey("captiveToken", .text, .iOS(12), "read, and not documented", source: .analysis),
    SchemaKey("captiveTokenAuthURL", .url, .iOS(12), "read, and not documented", source: .analysis),
  ]

  static let eventDateInfo: [SchemaKey] = [
    SchemaKey("date", .date, .iOS(18), "the moment"),
    SchemaKey("ignoreTimeComponents", .boolean, .iOS(18), "shows the day alone"),
    SchemaKey("timeZone", .zone, .iOS(18), "where it is"),
    SchemaKey("unannounced", .boolean, .iOS(18, 1), "shown as 'TBA'"),
    SchemaKey("undetermined", .boolean, .iOS(18, 1), "shown as 'TBD'; wins over unannounced"),
  ]

  static let airPlay: [SchemaKey] = [
    SchemaKey(
      "airPlayDeviceGroupToken", .text, .iOS(18), "a group of AirPlay devices", source: [.analysis, .users])
  ]
}
