/// A text as it goes on one line of a given width: whole, or cut with an ellipsis.
struct FittedLine: Equatable {
  var text: String
  var width: Double
  var isTruncated: Bool
}

enum TextFitting {
  /// Less than this over the edge is rounding, not an overflow.
  static let tolerance = 0.01

  /// Cuts a text to a width, between letters as readers count them, and puts an ellipsis behind what is left.
  static func line(_ text: String, _ font: Font, width available: Double) -> FittedLine {
    let whole = TextMeasurer.width(of: text, font)
    if whole <= available + tolerance { return FittedLine(text: text, width: whole, isTruncated: false) }
    let scale = font.size / Double(InterWidths.unitsPerEm)
    let ellipsis = TextMeasurer.width(of: "…", font)
    var width = ellipsis
    var kept = ""
    for character in text {
      let advance = Double(TextMeasurer.width(of: character, font.weight)) * scale
      guard width + advance <= available + tolerance else { break }
      width += advance
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    let cut = kept + "…"
    return FittedLine(
      text: cut, width: min(TextMeasurer.width(of: cut, font), max(available, 0)), isTruncated: true)
  }

  /// The first of sizes falling by 5 % steps, down to `least` of the start, at which a predicate holds; else the least.
  static func size(from start: Double, least: Double = 0.55, until fits: (Double) -> Bool) -> Double {
    var factor = 1.0
    while factor > least + 0.001 {
      if fits(start * factor) { return start * factor }
      factor -= 0.05
    }
    return start * least
  }
}
