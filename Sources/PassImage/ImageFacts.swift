/// What one image file is: its real format, and for a PNG its size, its kind of pixels and its damage.
public struct ImageFacts: Sendable, Equatable {
  public let format: ImageFormat
  public let byteCount: Int

  /// Nil for other formats and for a PNG without a readable header.
  public let header: PNGHeader?

  /// Nil for a sound PNG and for other formats.
  public let damage: PNGDamage?

  /// Whether pixels can be transparent.
  public let hasAlpha: Bool

  /// Whether it is an animated PNG, of which Wallet shows the first picture at most.
  public let isAnimated: Bool

  /// Whether every pixel was decoded. False for pictures beyond ``pixelLimit``, which are judged by their header.
  public let isDecoded: Bool

  /// How many pixels are decoded at most: an honest image of a pass has a tenth of it, a hostile one must not cost
  /// gigabytes.
  public static let pixelLimit = 16_000_000

  /// Reads a file of any content. Never fails: what is wrong is a fact, too.
  public init(of bytes: [UInt8]) {
    byteCount = bytes.count
    format = ImageFormat(of: bytes)
    guard format == .png else {
      (header, damage, hasAlpha, isAnimated, isDecoded) = (nil, nil, false, false, false)
      return
    }
    let walk = PNGWalk(bytes)
    header = walk.header
    isAnimated = walk.isAnimated
    switch walk.header?.colorType {
    case .grayWithAlpha, .colorWithAlpha: hasAlpha = true
    case .gray, .color, .palette, nil: hasAlpha = walk.hasTransparency
    }
    guard walk.damage == nil, let header = walk.header,
      header.width.multipliedReportingOverflow(by: header.height).partialValue <= Self.pixelLimit,
      header.width <= Self.pixelLimit, header.height <= Self.pixelLimit
    else {
      damage = walk.damage
      isDecoded = false
      return
    }
    let complaint = PNGDecoder.complaint(about: bytes)
    damage = complaint.map(PNGDamage.undecodable)
    isDecoded = complaint == nil
  }

  /// The size in pixels, where it is known.
  public var size: (width: Int, height: Int)? { header.map { ($0.width, $0.height) } }

  /// Whether it is a PNG that can be drawn.
  public var isSoundPNG: Bool { format == .png && header != nil && damage == nil }
}
