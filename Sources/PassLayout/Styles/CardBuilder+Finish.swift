import PassData

extension CardBuilder {
  static let cornerRadius = 12.0

  /// The card's least height in proportion to its width: that of the cards in Wallet's stack.
  var leastHeight: Double { width * 1.3 }

  /// Puts the barcode, or what stands in its place, at the foot, and answers the card's height.
  mutating func foot(side: Double = 144, footer: Bool = false) -> Double {
    let footerPicture = footer ? input.pictures["footer"] : nil
    let footerHeight = footerPicture == nil ? 0 : 15.0 + 8
    if let block = barcodeBlock(side: side) {
      let isSquare = block.entry.message.format.isSquare
      let below = isSquare ? 16.0 : 26.0
      let cardHeight = max(leastHeight, y + 6 + footerHeight + block.size.height + below)
      let top = cardHeight - below - block.size.height
      if footerPicture != nil { footerImage(above: top) }
      draw(block, top: top)
      return cardHeight
    }
    let cardHeight = max(leastHeight, y + footerHeight + 60)
    if footerPicture != nil { footerImage(above: cardHeight - 56) }
    footMarks(top: cardHeight - 52)
    return cardHeight
  }

  private mutating func footerImage(above top: Double) {
    let box = Rect(
      x: (width - min(286, rowWidth)) / 2, y: top - 15 - 8, width: min(286, rowWidth), height: 15)
    picture("footer", in: box, horizontally: 0.5, vertically: 0.5)
  }

  /// Puts the card's own colour under everything and makes the face.
  mutating func finish(outline: Path, height: Double) -> Face {
    let card = Rect(x: 0, y: 0, width: width, height: height)
    let ground = DisplayItem(
      .box(BoxShape(card, fill: .color(palette.background))),
      from: ItemSource(.card, JSONPointer([.key("backgroundColor")])))
    items.insert(ground, at: 0)
    noteContrast()
    return Face(side: .front, size: Size(width, height), outline: outline, items: items)
  }

  /// Text that can hardly be told from the card is the pass's own fault, but a person should hear of it.
  private mutating func noteContrast() {
    let isOnPicture = input.pictures["artwork"] != nil || input.pictures["background"] != nil
    guard !isOnPicture else { return }
    for (key, color) in [("foregroundColor", palette.foreground), ("labelColor", palette.label)]
    where color.contrast(to: palette.background) < 2 {
      notes.append(
        DrawingNote(
          .lowContrast, "\(key) can hardly be told from backgroundColor", at: JSONPointer([.key(key)])))
    }
  }
}
