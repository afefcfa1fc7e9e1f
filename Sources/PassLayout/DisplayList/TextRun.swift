/// One line of text in one font and colour.
public struct TextRun: Sendable, Equatable {
  public enum Alignment: String, Sendable {
    case left, center, right
  }

  public var text: String
  public var font: Font
  public var color: Color
  /// The box that the line may fill.
  public var box: Rect
  /// The base line's distance from the top of the face.
  public var baseline: Double
  public var alignment: Alignment
  public var direction: TextDirection
  /// The measured width of ``text``.
  public var width: Double
  /// Whether every letter is Inter's own, so that ``width`` is exact.
  public var isMeasuredExactly: Bool
  /// The whole text where ``text`` had to be cut.
  public var fullText: String?
  /// Where a link on the back leads.
  public var link: String?

  /// Where the text stands within its box.
  public var drawnBox: Rect {
    let x =
      switch alignment {
      case .left: box.x
      case .center: box.midX - width / 2
      case .right: box.maxX - width
      }
    return Rect(x: x, y: box.y, width: max(width, 1), height: box.height)
  }

  /// A line in a box: cut to the box's width if it is too long, hanging from the box's top.
  public init(
    fitting text: String, _ font: Font, _ color: Color, in box: Rect, _ alignment: Alignment = .left
  ) {
    let line = TextFitting.line(text, font, width: box.width)
    self.text = line.text
    self.font = font
    self.color = color
    self.box = box
    baseline = box.y + font.ascent
    self.alignment = alignment
    direction = TextDirection(of: text)
    width = line.width
    isMeasuredExactly = TextMeasurer.isCovered(line.text)
    fullText = line.isTruncated ? text : nil
  }
}
