/// Writes pixels as lines of half blocks: one column and half a line per pixel.
struct TerminalPicture {
  let palette: TerminalPalette

  /// - Parameter color: the colour of a pixel; asked for rows beyond `height` too, where that is odd.
  func lines(width: Int, height: Int, color: (Int, Int) -> TerminalColor) -> String {
    var out = ""
    for row in stride(from: 0, to: height, by: 2) {
      var last: (TerminalColor, TerminalColor)?
      for column in 0..<width {
        let upper = color(column, row)
        let lower = color(column, min(row + 1, height - 1))
        if palette.isMono {
          out += Self.monoBlock(upper.isLight, lower.isLight)
          continue
        }
        if last.map({ $0.0 != upper || $0.1 != lower }) ?? true {
          out += palette.foreground(upper) + palette.background(lower)
          last = (upper, lower)
        }
        out += "▀"
      }
      out += palette.isMono ? "\n" : "\u{1B}[0m\n"
    }
    return out
  }

  /// Light is the letter, dark the ground: right on the dark terminals that most people have.
  private static func monoBlock(_ upper: Bool, _ lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}

extension TerminalPalette {
  var isMono: Bool { if case .mono = self { true } else { false } }
}

extension TerminalColor {
  var isLight: Bool { Int(red) * 3 + Int(green) * 6 + Int(blue) > 1_275 }
}
