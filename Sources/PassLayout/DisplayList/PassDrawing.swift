public import PassData

/// One side of a pass: its outline and what is drawn within, in order.
public struct Face: Sendable, Equatable {
  public enum Side: String, Sendable, CaseIterable {
    case front, back
  }

  public var side: Side
  public var size: Size
  /// The card's edge; everything is clipped to it.
  public var outline: Path
  public var items: [DisplayItem]

  public init(side: Side, size: Size, outline: Path, items: [DisplayItem]) {
    self.side = side
    self.size = size
    self.outline = outline
    self.items = items
  }
}

/// A pass laid out: both sides, and what was found while fitting its texts.
public struct PassDrawing: Sendable, Equatable {
  public var style: FaceStyle
  public var front: Face
  public var back: Face
  /// How every text of the front was fitted, in drawing order. `lint` takes its measured truncation from here.
  public var fits: [TextFit]
  /// What a person should know about this picture: fields that moved to the back, codes that can't be drawn.
  public var notes: [DrawingNote]
  /// One line under the picture: that it is an approximation, of which system, and with which settings.
  public var caption: String

  public var faces: [Face] { [front, back] }
}

/// How one text of the front was fitted.
public struct TextFit: Sendable, Equatable {
  public enum Part: String, Sendable {
    case label, value, logoText, alternateText
  }

  public var part: Part
  public var pointer: JSONPointer
  public var fieldKey: String?
  /// The text as it should have been shown.
  public var text: String
  /// How wide the text is at the size that was drawn.
  public var naturalWidth: Double
  /// How wide the place is that its row left for it.
  public var availableWidth: Double
  public var fontSize: Double
  /// Whether the text was cut with an ellipsis.
  public var isTruncated: Bool
}

/// A remark about the picture itself, with the place in the pass that it is about.
public struct DrawingNote: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case fieldMovedToBack = "field-moved-to-back"
    case barcodeNotDrawn = "barcode-not-drawn"
    case barcodeOnBack = "barcode-on-back"
    case pictureNotDrawn = "picture-not-drawn"
    case styleFellBack = "style-fell-back"
    case backShortened = "back-shortened"
    case lowContrast = "low-contrast"
  }

  public var kind: Kind
  public var message: String
  public var pointer: JSONPointer?

  public init(_ kind: Kind, _ message: String, at pointer: JSONPointer? = nil) {
    self.kind = kind
    self.message = message
    self.pointer = pointer
  }
}
