/// How wide a text is, in points, without any font at hand.
///
/// Inter's own table where Inter has the letter; for other scripts a width per em that is typical of the fonts
/// that step in. Combining marks, joiners and other invisible code points have none.
public enum TextMeasurer {
  public static func width(of text: String, _ font: Font) -> Double {
    var units = 0
    for character in text { units += width(of: character, font.weight) }
    return Double(units) * font.size / Double(InterWidths.unitsPerEm)
  }

  /// Whether Inter has every letter of a text, so that its measured width is the drawn one.
  public static func isCovered(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { InterWidths.advance(of: $0, .regular) != nil && !isZeroWidth($0) }
  }

  /// The width of what a reader calls one letter, in Inter's units.
  static func width(of character: Character, _ weight: FontWeight) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return width(of: first, weight) }
    if isEmojiSequence(scalars) { return emojiWidth }
    // Conjuncts of Indic scripts are narrower than their parts; marks stand above or below.
    var units = 0
    for scalar in scalars { units += width(of: scalar, weight) }
    return units
  }

  private static let emojiWidth = InterWidths.unitsPerEm * 5 / 4

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0 == "\u{20E3}" }
  }

  private static func width(of scalar: Unicode.Scalar, _ weight: FontWeight) -> Int {
    if scalar.value < 0x7F { return InterWidths.advance(of: scalar, weight) ?? 0 }
    if isZeroWidth(scalar) { return 0 }
    if let advance = InterWidths.advance(of: scalar, weight) { return advance }
    return Int(ems(of: scalar) * Double(InterWidths.unitsPerEm))
  }

  static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return scalar.value == 0xAD }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Typical advances of the fonts that systems fall back to, per em: rather too wide than too narrow.
  private static func ems(of scalar: Unicode.Scalar) -> Double {
    if scalar.properties.isEmojiPresentation { return 1.25 }
    return switch scalar.value {
    case 0x0530...0x058F: 0.65  // Armenian
    case 0x0590...0x05FF: 0.58  // Hebrew
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.52  // Arabic
    case 0x0900...0x0DFF: 0.66  // scripts of India
    case 0x0E00...0x0EFF: 0.6  // Thai, Lao
    case 0x1000...0x109F, 0x1780...0x17FF: 0.85  // Burmese, Khmer
    case 0x10A0...0x10FF: 0.6  // Georgian
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF: 1  // East Asia
    case 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0x20000...0x3FFFF: 1
    case 0xFF61...0xFFDC: 0.5  // half-width forms
    default: 0.75
    }
  }
}
