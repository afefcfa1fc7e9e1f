/// A colour in sRGB with opacity, each part from 0 to 1.
public struct Color: Sendable, Equatable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let white = Color(1, 1, 1)
  public static let black = Color(0, 0, 0)

  public func opacity(_ factor: Double) -> Color { Color(red, green, blue, alpha * factor) }

  /// Relative luminance by WCAG 2, 0 for black to 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio by WCAG 2, from 1 to 21.
  public func contrast(to other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// This colour mixed with another, `share` of the way.
  public func mixed(with other: Color, _ share: Double) -> Color {
    Color(
      red + (other.red - red) * share, green + (other.green - green) * share,
      blue + (other.blue - blue) * share, alpha + (other.alpha - alpha) * share)
  }

  // The curve of sRGB as a polynomial of its power 2.4, so that no mathematics library is needed:
  // 0.012522878x + 0.682171111x² + 0.305306011x³ is within 0.002 of it.
  private static func linear(_ part: Double) -> Double {
    part * (0.012522878 + part * (0.682171111 + part * 0.305306011))
  }
}

extension Color {
  /// Reads the spellings that passes use: `rgb(r, g, b)`, `rgba(r, g, b, a)`, `#RGB`, `#RRGGBB`.
  ///
  /// Three digits are doubled here, as Apple's own library does; `lint` warns of them.
  public init?(passColor text: String) {
    let compact = text.utf8.filter { $0 != 0x20 && $0 != 0x09 }.map { $0 | 0x20 }
    let spelled = String(decoding: compact, as: UTF8.self)
    if text.utf8.first(where: { $0 != 0x20 }) == UInt8(ascii: "#") {
      let digits = Array(text.utf8.filter { $0 != 0x20 }.dropFirst())
      guard let color = Self.hexadecimal(digits) else { return nil }
      self = color
    } else if let color = Self.function(spelled) {
      self = color
    } else {
      return nil
    }
  }

  private static func hexadecimal(_ digits: [UInt8]) -> Color? {
    let values = digits.compactMap { digit -> Double? in
      Character(Unicode.Scalar(digit)).hexDigitValue.map(Double.init)
    }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: return Color(values[0] / 15, values[1] / 15, values[2] / 15)
    case 6, 8:
      let tail = values.suffix(6).map { $0 }
      return Color(
        (tail[0] * 16 + tail[1]) / 255, (tail[2] * 16 + tail[3]) / 255, (tail[4] * 16 + tail[5]) / 255)
    default: return nil
    }
  }

  private static func function(_ text: String) -> Color? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = text[..<open]
    let numbers = text[text.index(after: open)...].dropLast().split(
      separator: ",", omittingEmptySubsequences: false
    ).map { Double($0) }
    guard name == "rgb" || name == "rgba", numbers.count == 3 || numbers.count == 4 else { return nil }
    let parts = numbers.compactMap { $0 }.map { $0.isFinite ? $0 : 0 }
    guard parts.count == numbers.count else { return nil }
    func part(_ index: Int) -> Double { min(max(parts[index] / 255, 0), 1) }
    // Wallet draws cards opaque, whatever the fourth number says.
    return Color(part(0), part(1), part(2))
  }
}
