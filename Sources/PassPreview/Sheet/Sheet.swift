public import PassLayout

/// A page with cards on it and words around them: what every renderer draws.
///
/// One pass front and back, a contact sheet and a comparison are all sheets.
public struct Sheet: Sendable {
  /// One side of a pass at a place on the page.
  public struct Card: Sendable {
    public var face: Face
    public var pictures: PictureStore
    public var origin: Point
    public var scale: Double
    public var marks: [Mark]

    public init(
      _ face: Face, pictures: PictureStore, at origin: Point, scale: Double = 1, marks: [Mark] = []
    ) {
      self.face = face
      self.pictures = pictures
      self.origin = origin
      self.scale = scale
      self.marks = marks
    }

    var bounds: Rect {
      Rect(x: origin.x, y: origin.y, width: face.size.width * scale, height: face.size.height * scale)
    }
  }

  public var size: Size
  public var background: Color
  public var cards: [Card]
  public var texts: [TextRun]

  public init(size: Size, background: Color, cards: [Card] = [], texts: [TextRun] = []) {
    self.size = size
    self.background = background
    self.cards = cards
    self.texts = texts
  }
}

/// A frame around a part of a card: a finding of `lint`, or what differs between two passes.
public struct Mark: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case error, warning, note, difference

    var color: Color {
      switch self {
      case .error: Color(0.85, 0.1, 0.15)
      case .warning: Color(0.9, 0.5, 0)
      case .note: Color(0.1, 0.4, 0.85)
      case .difference: Color(0.85, 0, 0.6)
      }
    }
  }

  public var kind: Kind
  public var rect: Rect
  public var message: String

  public init(_ kind: Kind, _ rect: Rect, _ message: String) {
    self.kind = kind
    self.rect = rect
    self.message = message
  }
}
