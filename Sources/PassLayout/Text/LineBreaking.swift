/// Breaks paragraphs into lines for the back of a pass, where text wraps.
///
/// Lines break at spaces, after hyphens and slashes, between letters of East Asian scripts, and, where a word
/// is wider than the line, between any two letters.
enum LineBreaking {
  static func lines(of text: String, _ font: Font, width: Double) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      lines(ofParagraph: paragraph, font, width: width)
    }
  }

  private static func lines(ofParagraph text: Substring, _ font: Font, width available: Double) -> [Substring]
  {
    let scale = font.size / Double(InterWidths.unitsPerEm)
    var lines: [Substring] = []
    var start = text.startIndex
    var index = start
    var width = 0.0
    var lastBreak: (index: Substring.Index, width: Double)?
    while index < text.endIndex {
      let character = text[index]
      let advance = Double(TextMeasurer.width(of: character, font.weight)) * scale
      if width + advance > available, index > start, character != " " {
        let end = lastBreak?.index ?? index
        lines.append(trimmed(text[start..<end]))
        width -= lastBreak?.width ?? width
        start = end
        lastBreak = nil
      }
      width += advance
      index = text.index(after: index)
      if breaksAfter(character) { lastBreak = (index, width) }
    }
    lines.append(trimmed(text[start...]))
    return lines
  }

  private static func breaksAfter(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x20, 0x2D, 0x2F, 0x200B, 0x2013, 0x2014: return true
    case 0x3000...0x9FFF, 0xAC00...0xD7FF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: return true
    default: return false
    }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
