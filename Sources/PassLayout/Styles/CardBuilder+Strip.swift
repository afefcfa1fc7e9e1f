import PassData

extension CardBuilder {
  /// A coupon or a store card: header, the strip with the primary field over it, one row of at most four, barcode.
  mutating func stripCard() -> Face {
    header()
    strip(height: input.pictures["strip"] == nil ? 96 : width * 144 / 375)
    y += 12
    row(limited(contents[.secondary] + contents[.auxiliary], atMost: 4), look(18))
    let height = foot(side: 150 - (input.pictures["strip"] == nil ? 0 : 20))
    let size = Size(width, height)
    let outline: Path =
      contents.style == .coupon
      ? .perforatedCard(size)
      : Path(roundedRect: Rect(x: 0, y: 0, width: width, height: height), radius: Self.cornerRadius)
    return finish(outline: outline, height: height)
  }

  /// The strip picture from edge to edge, with the primary field over it: value large, label below.
  mutating func strip(height band: Double) {
    let box = Rect(x: 0, y: y, width: width, height: band)
    backdrop("strip", in: box)
    let fields = shown(.primary, atMost: 1)
    if let field = fields.first {
      let isOnPicture = input.pictures["strip"] != nil
      let tallest = min(50, (band - 24) / 1.2 - 14)
      var look = look(tallest, .light, least: 0.45)
      look.label = Font(14, .medium)
      look.labelBelow = true
      look.valueColor = isOnPicture ? palette.onPicture : palette.foreground
      look.labelColor = isOnPicture ? palette.onPicture : palette.label
      let size = TextFitting.size(from: tallest, least: look.least) {
        TextMeasurer.width(of: field.value, Font($0, .light)) <= rowWidth
      }
      self.field(
        field, look, size: size, x: margin, width: rowWidth, top: box.midY - self.height(of: look) / 2,
        alignment: .left)
    }
    y += band
  }
}
