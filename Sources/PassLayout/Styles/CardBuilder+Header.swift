import PassData

extension CardBuilder {
  static let headerHeight = 66.0

  /// Logo left, its text beside it, header fields right. Leaves ``y`` below.
  mutating func header(logo slot: String = "logo", look: RowLook? = nil) {
    let look = look ?? self.look(18)
    let band = Rect(x: margin - 4, y: 8, width: width - 2 * (margin - 4), height: Self.headerHeight - 16)
    let logoBox = Rect(x: band.x, y: band.y, width: min(160, band.width / 2), height: band.height)
    let logo = picture(slot, in: logoBox, horizontally: 0, vertically: 0.5)
    let left = logo.map { $0.maxX + 10 } ?? margin
    let text = DrawableText.line(input.localized(input.pass["logoText"]?.stringValue ?? ""))
    let font = Font(17, .semibold)
    // The text beside the logo gives way to header fields, but keeps room for a few letters.
    let reserved = text.isEmpty ? 0 : min(TextMeasurer.width(of: text, font), 64) + 12
    let fieldsLeft = headerFields(look, from: left + reserved)
    let box = Rect(
      x: left, y: band.midY - font.lineHeight / 2,
      width: max(0, fieldsLeft - left - (fieldsLeft < width - margin ? 12 : 0)),
      height: font.lineHeight)
    line(
      text, font, palette.foreground, in: box, from: ItemSource(.logoText, JSONPointer([.key("logoText")])),
      as: .logoText)
    y = Self.headerHeight
  }

  /// Header fields hug the right edge, the first of them left-most. Answers where they begin.
  @discardableResult
  mutating func headerFields(_ look: RowLook, from left: Double, atMost limit: Int = 3) -> Double {
    let fields = shown(.header, atMost: limit)
    guard !fields.isEmpty else { return width - margin }
    let room = max(40, width - margin - left)
    let fitting = RowFitting(
      values: fields.map(\.value), labels: fields.map(\.label), valueFont: look.value, labelFont: look.label,
      width: room, gap: 14, isJustified: false)
    let origin = width - margin - room
    let top = (Self.headerHeight - height(of: look)) / 2
    for (field, box) in zip(fields, fitting.boxes) {
      self.field(
        field, look, size: fitting.valueSize, x: origin + box.x, width: box.width, top: top,
        alignment: field.alignment ?? .right)
    }
    if fields.count > 1 { return origin + (fitting.boxes.first?.x ?? 0) }
    let widest = fields.map {
      max(
        TextMeasurer.width(of: $0.label, look.label),
        TextMeasurer.width(of: $0.value, Font(fitting.valueSize, look.value.weight)))
    }
    return width - margin - min(room, widest.max() ?? 0)
  }
}
