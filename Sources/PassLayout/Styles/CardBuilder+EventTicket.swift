import PassData

extension CardBuilder {
  /// With a strip: the primary field over it, then rows. Without: a column beside the thumbnail, on a blurred picture.
  mutating func eventTicket() -> Face {
    let hasStrip = input.pictures["strip"] != nil
    let backdropPlace = items.count
    // Below the bite in the top edge.
    y = 7
    header()
    if hasStrip {
      strip(height: width * 98 / 375)
      y += 12
      row(shown(.secondary, atMost: 4), look(18))
    } else {
      besideThumbnail()
    }
    let auxiliary = contents[.auxiliary]
    row(limited(auxiliary.filter { $0.row == 0 }, atMost: 4), look(17))
    row(limited(auxiliary.filter { $0.row == 1 }, atMost: 4), look(17))
    let height = foot(side: hasStrip ? 126 : 140)
    if !hasStrip { blurredBackground(height: height, at: backdropPlace) }
    return finish(outline: .ticket(Size(width, height), radius: Self.cornerRadius), height: height)
  }

  private mutating func besideThumbnail() {
    y += 4
    let thumbnail = thumbnail()
    let column = rowWidth - (thumbnail.map { $0.width + 14 } ?? 0)
    let top = y
    row(shown(.primary, atMost: 1), look(24, least: 0.5), width: column, space: 10)
    row(shown(.secondary, atMost: 4), look(17), width: column)
    if let thumbnail { y = max(y, top + thumbnail.height + 12) }
  }

  /// The thumbnail at the right of ``y``, cropped to between 2:3 and 3:2.
  mutating func thumbnail() -> Rect? {
    guard let picture = input.pictures["thumbnail"], picture.size.width > 0, picture.size.height > 0 else {
      return nil
    }
    let aspect = min(max(picture.size.width / picture.size.height, 2.0 / 3), 3.0 / 2)
    let box = aspect >= 1 ? Size(90, 90 / aspect) : Size(90 * aspect, 90)
    let rect = Rect(x: width - margin - box.width, y: y + 2, width: box.width, height: box.height)
    backdrop("thumbnail", in: rect, radius: 5)
    return rect
  }

  /// The background picture, blurred and darkened as iOS does, under everything drawn so far.
  private mutating func blurredBackground(height: Double, at place: Int) {
    guard input.pictures["background"] != nil else { return }
    let drawn = items
    items = Array(drawn.prefix(place))
    let card = Rect(x: 0, y: 0, width: width, height: height)
    backdrop("background", in: card, blur: 12)
    fill(card, .color(Color(0, 0, 0, 0.36)))
    items += drawn.dropFirst(place)
  }
}
