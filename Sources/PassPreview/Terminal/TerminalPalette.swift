/// How colours are told to a terminal.
public enum TerminalPalette: Sendable {
  case truecolor
  /// The 6×6×6 cube and the greys of 256 colours.
  case indexed
  /// No colour codes at all: black and white by the letters themselves.
  case mono

  func foreground(_ color: TerminalColor) -> String { code(color, 38) }
  func background(_ color: TerminalColor) -> String { code(color, 48) }

  private func code(_ color: TerminalColor, _ ground: Int) -> String {
    switch self {
    case .truecolor: "\u{1B}[\(ground);2;\(color.red);\(color.green);\(color.blue)m"
    case .indexed: "\u{1B}[\(ground);5;\(color.index)m"
    case .mono: ""
    }
  }
}

/// A colour of three bytes.
struct TerminalColor: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  static let white = TerminalColor(red: 255, green: 255, blue: 255)
  static let black = TerminalColor(red: 0, green: 0, blue: 0)

  /// The nearest of the 256: from the cube, or a grey where all parts are alike.
  var index: Int {
    let parts = [red, green, blue].map { Int($0) }
    let mean = (parts[0] + parts[1] + parts[2]) / 3
    if parts.allSatisfy({ abs($0 - mean) < 8 }) {
      if mean < 8 { return 16 }
      if mean > 246 { return 231 }
      return 232 + min((mean - 8 + 5) / 10, 23)
    }
    let steps = parts.map { part in part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
