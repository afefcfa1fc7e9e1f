import PassData

extension CardBuilder {
  static let headerHeight = 66.0

  /// Logo left, its text beside it, header fields right. Begins at ``y`` and leaves it below.
  mutating func header(logo slot: String = "logo", look: RowLook? = nil) {
    let look = look ?? self.look(18)
    let edge = margin - 4
    let band = Rect(x: edge, y: y + 8, width: width - 2 * edge, height: Self.headerHeight - 16)
    let logoBox = Rect(x: band.x, y: band.y, width: min(160, band.width / 2), height: band.height)
    let logo = picture(slot, in: logoBox, horizontally: 0, vertically: 0.5)
    let left = logo.map { $0.maxX + 10 } ?? margin
    let text = DrawableText.line(input.localized(input.pass["logoText"]?.stringValue ?? ""))
    // Header fields come first: they are what is seen of a pass in the stack. The logo's text takes what they leave.
    let right = headerFields(look, from: left, top: y)
    let font = Font(17, .semibold)
    let room = max(0, right - left - (right < width - margin ? 12 : 0))
    let source = ItemSource(.logoText, JSONPointer([.key("logoText")]))
    line(
      text, font, palette.foreground,
      in: Rect(x: left, y: band.midY - font.lineHeight / 2, width: room, height: font.lineHeight),
      from: source,
      as: .logoText)
    y += Self.headerHeight
  }

  /// Header fields hug the right edge, the first of them left-most. Answers where they begin.
  @discardableResult
  mutating func headerFields(_ look: RowLook, from left: Double, top: Double, atMost limit: Int = 3) -> Double
  {
    let fields = shown(.header, atMost: limit)
    guard !fields.isEmpty else { return width - margin }
    let room = max(40, width - margin - left)
    let fitting = RowFitting(
      values: fields.map(\.value), labels: fields.map(\.label), valueFont: look.value, labelFont: look.label,
      width: room, gap: 14, isJustified: false)
    let origin = width - margin - room
    let rowTop = top + (Self.headerHeight - height(of: look)) / 2
    for (field, box) in zip(fields, fitting.boxes) {
      self.field(
        field, look, size: fitting.valueSize, x: origin + box.x, width: box.width, top: rowTop,
        alignment: field.alignment ?? .right)
    }
    if fields.count > 1 { return origin + (fitting.boxes.first?.x ?? 0) }
    // A lone field has the whole room, so that its alignment shows; what it needs is less.
    let valueFont = Font(fitting.valueSize, look.value.weight)
    let needed = fields.map {
      max(TextMeasurer.width(of: $0.label, look.label), TextMeasurer.width(of: $0.value, valueFont))
    }
    return width - margin - min(room, needed.max() ?? 0)
  }
}
