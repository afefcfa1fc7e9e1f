/// The style keys of pass.json. Exactly one classic style; ``posterGeneric`` may stand beside one.
public enum PassStyle: String, Sendable, CaseIterable {
  case boardingPass
  case coupon
  case eventTicket
  case generic
  case storeCard
  /// iOS 27. Older systems show the classic style that stands beside it.
  case posterGeneric

  /// The five styles of iOS 6.
  public static let classic: [PassStyle] = [.boardingPass, .coupon, .eventTicket, .generic, .storeCard]

  public var isClassic: Bool { self != .posterGeneric }
}

/// Several styles at once, for tables.
public struct StyleSet: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let boardingPass = StyleSet(rawValue: 1)
  public static let coupon = StyleSet(rawValue: 2)
  public static let eventTicket = StyleSet(rawValue: 4)
  public static let generic = StyleSet(rawValue: 8)
  public static let storeCard = StyleSet(rawValue: 16)
  public static let posterGeneric = StyleSet(rawValue: 32)

  public static let all: StyleSet = [
    .boardingPass, .coupon, .eventTicket, .generic, .storeCard, .posterGeneric,
  ]

  public init(_ style: PassStyle) {
    switch style {
    case .boardingPass: self = .boardingPass
    case .coupon: self = .coupon
    case .eventTicket: self = .eventTicket
    case .generic: self = .generic
    case .storeCard: self = .storeCard
    case .posterGeneric: self = .posterGeneric
    }
  }

  public func contains(_ style: PassStyle) -> Bool { contains(StyleSet(style)) }

  /// The styles in the order of ``PassStyle``.
  public var styles: [PassStyle] { PassStyle.allCases.filter(contains) }
}
