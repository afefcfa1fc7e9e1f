/// Makes a text from a pass safe to put on one line of a picture.
///
/// Line ends and tabs become spaces, other control characters and non-characters go, and no letter keeps more
/// than a few combining marks, so that a "zalgo" text cannot paint over its neighbours.
enum DrawableText {
  static let marksPerLetter = 4

  static func line(_ text: String) -> String { cleaned(text, keepingLineEnds: false) }

  /// For the back, where line ends are kept, all as `\n`.
  static func paragraphs(_ text: String) -> String { cleaned(text, keepingLineEnds: true) }

  private static func cleaned(_ text: String, keepingLineEnds: Bool) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    var marks = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if isLineEnd(scalar) {
        marks = 0
        if scalar == "\n", previous == "\r" { continue }
        result.append(keepingLineEnds ? "\n" : " ")
      } else if scalar == "\t" {
        marks = 0
        result.append(" ")
      } else if isRefused(scalar) {
        continue
      } else if isMark(scalar) {
        marks += 1
        if marks <= marksPerLetter { result.append(scalar) }
      } else {
        marks = 0
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// What XML or a screen cannot show. Direction overrides go too: each text is a paragraph of its own here, and
  /// an override would only make it read as something else than what it is.
  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

/// Which way a paragraph reads, by its first letter that has a direction (Unicode's rules P2 and P3).
public enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  public init(of text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
        // Arabic-Indic digits alone give no direction.
        if (0x0660...0x0669).contains(scalar.value) || (0x06F0...0x06F9).contains(scalar.value) { continue }
        self = .rightToLeft
        return
      default:
        if scalar.properties.isAlphabetic || scalar.value == 0x200E {
          self = .leftToRight
          return
        }
      }
    }
    self = .leftToRight
  }
}
