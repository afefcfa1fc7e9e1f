import PassData

/// A fixed set of strings that a key may hold.
public enum Vocabulary: String, Sendable, CaseIterable {
  case transitType
  case barcodeFormat
  case textAlignment
  case dateStyle
  case numberStyle
  case dataDetector
  case styleScheme
  case eventType
  case securityProgram
  case passengerCapability
  case upcomingType
  case actionType
  case personalizationField

  /// The words, in Apple's order.
  public var words: [String] {
    switch self {
    case .transitType: TransitType.allCases.map(\.rawValue)
    case .barcodeFormat: BarcodeFormat.allCases.map(\.rawValue)
    case .textAlignment: Self.prefixed("PKTextAlignment", ["Left", "Center", "Right", "Natural"])
    // timeStyle uses the words of dateStyle, too.
    case .dateStyle: Self.prefixed("PKDateStyle", ["None", "Short", "Medium", "Long", "Full"])
    case .numberStyle: Self.prefixed("PKNumberStyle", ["Decimal", "Percent", "Scientific", "SpellOut"])
    case .dataDetector:
      Self.prefixed("PKDataDetectorType", ["PhoneNumber", "Link", "Address", "CalendarEvent"])
    case .styleScheme: ["posterEventTicket", "eventTicket", "semanticBoardingPass", "boardingPass"]
    case .eventType:
      Self.prefixed(
        "PKEventType",
        [
          "Generic", "LivePerformance", "Movie", "Sports", "Conference", "Convention", "Workshop",
          "SocialGathering",
        ])
    case .securityProgram:
      Self.prefixed(
        "PKTransitSecurityProgram",
        ["TSAPreCheck", "TSAPreCheckTouchlessID", "OSS", "ITI", "ITD", "GlobalEntry", "CLEAR"])
    case .passengerCapability:
      Self.prefixed(
        "PKPassengerCapability", ["Preboarding", "PriorityBoarding", "Carryon", "PersonalItem", "LapInfant"])
    case .upcomingType: ["event"]
    case .actionType:
      [
        "viewSchedule", "watchTrailer", "listenToMusic", "call", "place", "addToBalance", "order", "shop",
        "membershipBenefits", "viewMembership", "bookAppointment", "bookCar", "bookFlight", "bookStay",
        "viewOffersRewards",
      ]
    case .personalizationField:
      Self.prefixed("PKPassPersonalizationField", ["Name", "PostalCode", "EmailAddress", "PhoneNumber"])
    }
  }

  private static func prefixed(_ prefix: String, _ words: [String]) -> [String] { words.map { prefix + $0 } }

  /// Whether a text is one of the words, byte for byte.
  public func contains(_ text: String) -> Bool { Self.sets[self]?.contains(ByteString(text)) ?? false }

  private static let sets: [Vocabulary: Set<ByteString>] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Set($0.words.map(ByteString.init))) })
}
