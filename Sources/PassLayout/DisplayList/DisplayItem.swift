public import PassData

/// One thing to draw, in drawing order, and what in the pass it comes from.
public struct DisplayItem: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    case box(BoxShape)
    case path(PathShape)
    case text(TextRun)
    case image(ImagePlacement)
    case barcode(BarcodePlacement)
  }

  public var content: Content
  public var source: ItemSource
  /// 0 to 1; the look of a voided barcode.
  public var opacity: Double

  public init(_ content: Content, from source: ItemSource, opacity: Double = 1) {
    self.content = content
    self.source = source
    self.opacity = opacity
  }

  /// The box in which the item lies, for hovering, outlining and marking.
  public var bounds: Rect {
    switch content {
    case .box(let box): box.rect
    case .path(let path): path.bounds
    case .text(let run): run.drawnBox
    case .image(let image): image.clip
    case .barcode(let barcode): barcode.area
    }
  }
}

/// What in the pass an item comes from.
public struct ItemSource: Sendable, Equatable {
  public enum Part: String, Sendable {
    case card, decoration, picture, logoText, label, value, barcode, alternateText, status, heading
  }

  public var part: Part
  /// The place in pass.json, where there is one.
  public var pointer: JSONPointer?
  /// The `key` of the field.
  public var fieldKey: String?

  public init(_ part: Part, _ pointer: JSONPointer? = nil, fieldKey: String? = nil) {
    self.part = part
    self.pointer = pointer
    self.fieldKey = fieldKey
  }
}

/// How an area is coloured.
public enum Fill: Sendable, Equatable {
  case color(Color)
  /// From top to bottom.
  case gradient(Color, Color)
}

/// A rectangle, with rounded corners if wanted.
public struct BoxShape: Sendable, Equatable {
  public var rect: Rect
  public var radius: Double
  public var fill: Fill

  public init(_ rect: Rect, radius: Double = 0, fill: Fill) {
    self.rect = rect
    self.radius = radius
    self.fill = fill
  }
}

/// A filled or stroked outline.
public struct PathShape: Sendable, Equatable {
  public var path: Path
  public var bounds: Rect
  public var color: Color
  /// The width of the line; nil for a filled shape.
  public var stroke: Double?

  public init(_ path: Path, bounds: Rect, color: Color, stroke: Double? = nil) {
    self.path = path
    self.bounds = bounds
    self.color = color
    self.stroke = stroke
  }
}

/// A picture of the pass, scaled into a box and clipped.
public struct ImagePlacement: Sendable, Equatable {
  /// The entry of the pass: `strip@2x.png`, `de.lproj/logo.png`.
  public var path: String
  /// Where the whole picture goes.
  public var rect: Rect
  /// What of it is seen.
  public var clip: Rect
  public var radius: Double
  /// Standard deviation of the blur in points; 0 for none.
  public var blur: Double

  public init(_ path: String, rect: Rect, clip: Rect, radius: Double = 0, blur: Double = 0) {
    self.path = path
    self.rect = rect
    self.clip = clip
    self.radius = radius
    self.blur = blur
  }
}
