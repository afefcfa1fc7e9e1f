public import PassLayout

/// The page around the cards.
enum SheetColors {
  static func background(_ appearance: LayoutSettings.Appearance) -> Color {
    appearance == .dark ? Color(0.13, 0.13, 0.14) : Color(0.87, 0.87, 0.89)
  }

  static func text(_ appearance: LayoutSettings.Appearance) -> Color {
    appearance == .dark ? Color(0.78, 0.78, 0.8) : Color(0.28, 0.28, 0.3)
  }
}

extension Sheet {
  /// Front and back side by side, with the caption below.
  public init(
    _ drawing: PassDrawing, pictures: PictureStore, appearance: LayoutSettings.Appearance,
    marks: [Face.Side: [Mark]] = [:]
  ) {
    let gap = 24.0
    let height = drawing.faces.map(\.size.height).max() ?? 0
    let width = drawing.faces.reduce(gap) { $0 + $1.size.width + gap }
    self.init(
      size: Size(width, height + 2 * gap + 22), background: SheetColors.background(appearance))
    var x = gap
    for face in drawing.faces {
      cards.append(Card(face, pictures: pictures, at: Point(x, gap), marks: marks[face.side] ?? []))
      x += face.size.width + gap
    }
    texts.append(
      TextRun(
        fitting: drawing.caption, Font(11), SheetColors.text(appearance),
        in: Rect(x: gap, y: height + gap + 14, width: width - 2 * gap, height: 14)))
  }
}
