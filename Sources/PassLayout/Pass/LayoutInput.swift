public import PassData

/// All that a drawing depends on. The same input gives the same drawing, on any machine, at any time.
public struct LayoutInput: Sendable {
  /// The tree of pass.json, rendered if it was a template.
  public var pass: JSONValue
  /// The picture for each slot, by base name: `logo`, `strip`, `thumbnail`.
  public var pictures: [String: Picture]
  /// Looks a text up in the `pass.strings` of the chosen language; nil where it isn't listed.
  public var strings: @Sendable (String) -> String?
  public var formatter: any ValueFormatter
  /// What encodes barcodes; without it their boxes stay empty.
  public var symbols: (any SymbolEncoder)?
  public var settings: LayoutSettings

  public init(
    pass: JSONValue, pictures: [String: Picture] = [:],
    strings: @escaping @Sendable (String) -> String? = { _ in nil },
    formatter: any ValueFormatter = PlainValueFormatter(), symbols: (any SymbolEncoder)? = nil,
    settings: LayoutSettings = LayoutSettings()
  ) {
    self.pass = pass
    self.pictures = pictures
    self.strings = strings
    self.formatter = formatter
    self.symbols = symbols
    self.settings = settings
  }
}

/// The device that the drawing is for.
public struct LayoutSettings: Sendable, Equatable {
  public enum Appearance: String, Sendable, CaseIterable {
    case light, dark
  }

  /// Points across: 320, 375, 402 and 430 are widths of iPhones.
  public var width: Double
  /// Light or dark: the back follows it, the card does not.
  public var appearance: Appearance
  /// Decides whether the pass has expired.
  public var now: Timestamp
  /// The iOS whose rules are followed, by its number.
  public var system: Int
  /// Draws the classic style even where the pass asks for a newer one: what an older phone shows.
  public var prefersClassicStyle: Bool
  /// Names for the caption.
  public var localeName: String
  public var zoneName: String

  public init(
    width: Double = 375, appearance: Appearance = .light, now: Timestamp = Timestamp(seconds: 0),
    system: Int = 27, prefersClassicStyle: Bool = false, localeName: String = "en", zoneName: String = "UTC"
  ) {
    self.width = min(max(width.isFinite ? width : 375, 240), 1024)
    self.appearance = appearance
    self.now = now
    self.system = system
    self.prefersClassicStyle = prefersClassicStyle
    self.localeName = localeName
    self.zoneName = zoneName
  }
}

/// A picture of the pass as layout needs it: its name and its size.
public struct Picture: Sendable, Equatable {
  /// The entry of the pass, such as `strip@2x.png`.
  public var path: String
  /// In points: pixels divided by the scale in the name.
  public var size: Size

  public init(path: String, size: Size) {
    self.path = path
    self.size = size
  }
}
