import PassData

/// How the fields of a row look.
struct RowLook {
  var label = Font(11, .semibold)
  var value: Font
  var labelColor: Color
  var valueColor: Color
  /// How far values may shrink before they are cut.
  var least = 0.55
  var gap = 12.0
  /// Whether the label stands under the value, as over a strip.
  var labelBelow = false
}

extension CardBuilder {
  func look(_ size: Double, _ weight: FontWeight = .regular, least: Double = 0.55) -> RowLook {
    RowLook(
      value: Font(size, weight), labelColor: palette.label, valueColor: palette.foreground, least: least)
  }

  /// The height of a row: a line of labels and one of values.
  func height(of look: RowLook) -> Double { look.label.lineHeight + look.value.lineHeight + 1 }

  /// Draws fields side by side at ``y`` and moves it below them. Nothing happens without fields.
  mutating func row(
    _ fields: [FieldEntry], _ look: RowLook, x: Double? = nil, width: Double? = nil, space: Double = 12
  ) {
    guard !fields.isEmpty else { return }
    let x = x ?? margin
    let width = width ?? rowWidth
    let fitting = RowFitting(
      values: fields.map(\.value), labels: fields.map(\.label), valueFont: look.value, labelFont: look.label,
      width: width, gap: look.gap, least: look.least)
    for (field, box) in zip(fields, fitting.boxes) {
      self.field(field, look, size: fitting.valueSize, x: x + box.x, width: box.width, top: y)
    }
    y += height(of: look) + space
  }

  /// One field in its box. A value that shrank keeps the middle of its line.
  mutating func field(
    _ field: FieldEntry, _ look: RowLook, size: Double, x: Double, width: Double, top: Double,
    alignment preset: TextRun.Alignment? = nil
  ) {
    let alignment = preset ?? field.alignment ?? .left
    let valueFont = Font(size, look.value.weight)
    let labelTop = look.labelBelow ? top + look.value.lineHeight : top
    let valueTop = look.labelBelow ? top : top + look.label.lineHeight + 1
    let slack = (look.value.lineHeight - valueFont.lineHeight) / 2
    line(
      field.label, look.label, look.labelColor,
      in: Rect(x: x, y: labelTop, width: width, height: look.label.lineHeight), alignment,
      from: field.source(.label), as: .label)
    line(
      field.value, valueFont, look.valueColor,
      in: Rect(x: x, y: valueTop + slack, width: width, height: valueFont.lineHeight), alignment,
      from: field.source(.value), as: .value)
  }
}
