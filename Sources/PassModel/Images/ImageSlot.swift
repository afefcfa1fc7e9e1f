/// The images of a pass, by the name of their files. Sizes are in points; pixels are points times scale.
///
/// Source: Apple's Human Interface Guidelines, "Wallet"; what they leave out is from pass-builder.
public enum ImageSlot: String, Sendable, CaseIterable {
  case icon
  case logo
  case primaryLogo
  case secondaryLogo
  case strip
  case thumbnail
  case background
  case artwork
  case footer
  case venueMap
  case personalizationLogo

  public struct Size: Sendable, Equatable {
    public let width: Int
    public let height: Int
    public init(_ width: Int, _ height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// How a picture of another size is drawn.
  public enum Fit: Sendable {
    /// Scaled down into the box.
    case inside
    /// Scaled and cropped until it fills the box.
    case fill
    /// No size is documented.
    case free
  }

  public var fit: Fit {
    switch self {
    case .icon, .logo, .primaryLogo, .secondaryLogo, .footer: .inside
    case .strip, .thumbnail, .background, .artwork: .fill
    case .venueMap, .personalizationLogo: .free
    }
  }

  /// The box in a style, in points.
  public func box(in style: PassStyle?) -> Size? {
    switch self {
    case .icon: Size(38, 38)
    case .logo: Size(160, 50)
    case .primaryLogo: Size(126, 30)
    case .secondaryLogo: Size(135, 12)
    case .strip: style == .eventTicket ? Size(375, 98) : Size(375, 144)
    case .thumbnail: Size(90, 90)
    case .background: Size(180, 220)
    case .artwork: Size(358, 448)
    case .footer: Size(286, 15)
    case .venueMap, .personalizationLogo: nil
    }
  }

  /// The styles whose classic or poster appearance draws it.
  public var styles: StyleSet {
    switch self {
    case .icon, .personalizationLogo: .all
    case .logo: [.boardingPass, .coupon, .eventTicket, .generic, .storeCard, .posterGeneric]
    case .primaryLogo: [.boardingPass, .coupon, .eventTicket, .generic, .storeCard, .posterGeneric]
    case .secondaryLogo, .venueMap: .eventTicket
    case .strip: [.coupon, .eventTicket, .storeCard]
    case .thumbnail: [.eventTicket, .generic]
    case .background: .eventTicket
    case .artwork: [.eventTicket, .posterGeneric]
    case .footer: .boardingPass
    }
  }
}

/// A file name that Wallet knows as an image: `strip@2x.png`.
public struct ImageName: Sendable, Hashable {
  public let slot: ImageSlot
  public let scale: Int

  public init(_ slot: ImageSlot, scale: Int) {
    self.slot = slot
    self.scale = scale
  }

  /// Nil for every other name; `Icon.png`, `icon@1x.png` and `icon_2x.png` are no names of Wallet.
  public init?(_ name: String) {
    guard let known = Self.known[name] else { return nil }
    self = known
  }

  public var text: String { scale == 1 ? "\(slot.rawValue).png" : "\(slot.rawValue)@\(scale)x.png" }

  /// Every name, in the order of the slots.
  public static let all: [ImageName] = ImageSlot.allCases.flatMap { slot in
    [1, 2, 3].map { ImageName(slot, scale: $0) }
  }

  private static let known: [String: ImageName] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.text, $0) })
}
