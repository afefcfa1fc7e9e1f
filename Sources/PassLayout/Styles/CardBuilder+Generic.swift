import PassData

extension CardBuilder {
  /// The primary field beside the thumbnail; below it one row of four where the barcode is square, else two rows.
  mutating func genericPass() -> Face {
    header()
    y += 6
    let top = y
    let thumbnail = thumbnail()
    let column = rowWidth - (thumbnail.map { $0.width + 14 } ?? 0)
    row(shown(.primary, atMost: 1), look(30, least: 0.5), width: column)
    if let thumbnail { y = max(y, top + thumbnail.height + 14) }
    if contents.barcode?.message.format.isSquare == true {
      row(limited(contents[.secondary] + contents[.auxiliary], atMost: 4), look(18))
    } else {
      row(shown(.secondary, atMost: 4), look(18))
      row(shown(.auxiliary, atMost: 4), look(18))
    }
    let height = foot(side: 144)
    let card = Rect(x: 0, y: 0, width: width, height: height)
    return finish(outline: Path(roundedRect: card, radius: Self.cornerRadius), height: height)
  }
}
