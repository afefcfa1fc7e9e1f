public import PassData
public import PassLayout

/// The phone that a preview is for.
public struct PreviewSettings: Sendable, Equatable {
  /// `de_DE`, `en-GB`, `ar`.
  public var locale: String
  /// `Europe/Berlin`.
  public var zone: String
  public var now: Timestamp
  public var width: Double
  public var appearance: LayoutSettings.Appearance
  public var system: Int
  public var prefersClassicStyle: Bool

  public init(
    locale: String = "en_US", zone: String = "UTC", now: Timestamp, width: Double = 375,
    appearance: LayoutSettings.Appearance = .light, system: Int = 27, prefersClassicStyle: Bool = false
  ) {
    self.locale = locale
    self.zone = zone
    self.now = now
    self.width = width
    self.appearance = appearance
    self.system = system
    self.prefersClassicStyle = prefersClassicStyle
  }

  var layout: LayoutSettings {
    LayoutSettings(
      width: width, appearance: appearance, now: now, system: system,
      prefersClassicStyle: prefersClassicStyle,
      localeName: locale, zoneName: zone)
  }
}
