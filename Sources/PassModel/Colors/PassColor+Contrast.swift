extension PassColor {
  /// How well two colours are told apart, from 1 to 21, as WCAG 2.2 defines it.
  public func contrast(with other: PassColor) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  public var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// The light of each channel value. `pow` would need a C library; x^2.4 = (x^(12/5)), by Newton's fifth root.
  private static let linear: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<30 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    let squared = base * base
    return squared * root * root
  }
}
