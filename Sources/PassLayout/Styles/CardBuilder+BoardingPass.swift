import PassData

extension CardBuilder {
  /// Header, the journey with its sign, the fold, auxiliary fields above secondary ones, footer picture, barcode.
  mutating func boardingPass() -> Face {
    header()
    y += 4
    journey(shown(.primary, atMost: 2))
    let fold = y
    y += 14
    row(shown(.auxiliary, atMost: 5), look(18))
    row(shown(.secondary, atMost: 4), look(18))
    let height = foot(side: 130, footer: true)
    return finish(
      outline: .notchedCard(Size(width, height), radius: Self.cornerRadius, notchAt: fold), height: height)
  }

  /// The two ends of a journey in one size, with the sign of the means of travel between them.
  mutating func journey(_ fields: [FieldEntry]) {
    var look = look(38, .light)
    look.label = Font(11, .semibold)
    let sign = 30.0
    let side = (rowWidth - sign - 24) / 2
    let size = TextFitting.size(from: 38, least: 0.3) { size in
      fields.allSatisfy { TextMeasurer.width(of: $0.value, Font(size, .light)) <= side }
    }
    let height = height(of: look)
    if fields.count == 1, let only = fields.first {
      field(only, look, size: size, x: margin, width: side, top: y, alignment: .left)
    }
    if fields.count == 2 {
      field(fields[0], look, size: size, x: margin, width: side, top: y, alignment: .left)
      field(fields[1], look, size: size, x: width - margin - side, width: side, top: y, alignment: .right)
    }
    let middle = y + look.label.lineHeight + 1 + look.value.lineHeight / 2
    let box = Rect(x: (width - sign) / 2, y: middle - sign / 2, width: sign, height: sign)
    let path = Glyphs.transit(contents.transitType).placed(at: Point(box.x, box.y), scale: sign / 24)
    add(
      .path(PathShape(path, bounds: box, color: palette.label)),
      ItemSource(
        .decoration, JSONPointer([.key(contents.style.dictionaryKey), .key("transitType")])))
    y += height + 10
  }
}
