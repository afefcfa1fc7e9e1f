/// The looks that a pass can have, each with its own layout.
public enum FaceStyle: String, Sendable, CaseIterable {
  case boardingPass, coupon, eventTicket, generic, storeCard
  case posterEventTicket, semanticBoardingPass, posterGeneric

  /// The key of pass.json that holds the fields.
  public var dictionaryKey: String {
    switch self {
    case .posterEventTicket: "eventTicket"
    case .semanticBoardingPass: "boardingPass"
    default: rawValue
    }
  }

  public var words: String {
    switch self {
    case .boardingPass: "boarding pass"
    case .coupon: "coupon"
    case .eventTicket: "event ticket"
    case .generic: "generic pass"
    case .storeCard: "store card"
    case .posterEventTicket: "poster event ticket"
    case .semanticBoardingPass: "semantic boarding pass"
    case .posterGeneric: "poster generic pass"
    }
  }

  /// The order in which Wallet looks for a style when a pass has several.
  static let classicOrder: [FaceStyle] = [.storeCard, .eventTicket, .coupon, .boardingPass, .generic]
}

/// The groups of fields in a style's dictionary.
public enum FieldGroup: String, Sendable, CaseIterable {
  case header = "headerFields"
  case primary = "primaryFields"
  case secondary = "secondaryFields"
  case auxiliary = "auxiliaryFields"
  case back = "backFields"
  case additionalInfo = "additionalInfoFields"
  case footer = "footerFields"
}

/// The means of travel of a boarding pass.
public enum TransitType: String, Sendable {
  case air = "PKTransitTypeAir"
  case boat = "PKTransitTypeBoat"
  case bus = "PKTransitTypeBus"
  case generic = "PKTransitTypeGeneric"
  case train = "PKTransitTypeTrain"
}
