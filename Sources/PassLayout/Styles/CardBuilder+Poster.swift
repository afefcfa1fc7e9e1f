import PassData

/// Styles whose artwork fills the card. What they hold at the foot is measured first, so that the picture can be
/// darkened behind it.
extension CardBuilder {
  private var posterHeight: Double { width * 448 / 358 + 60 }

  /// The artwork, a shade under the top texts, and a blurred and darkened foot.
  private mutating func poster(height: Double, footTop: Double) {
    let card = Rect(x: 0, y: 0, width: width, height: height)
    let slot = input.pictures["artwork"] == nil ? "background" : "artwork"
    backdrop(slot, in: card)
    if input.pass["suppressHeaderDarkening"]?.boolValue != true {
      fill(
        Rect(x: 0, y: 0, width: width, height: 120), .gradient(Color(0, 0, 0, 0.5), Color(0, 0, 0, 0)))
    }
    let foot = Rect(x: 0, y: footTop, width: width, height: height - footTop)
    fill(
      Rect(x: 0, y: footTop - 70, width: width, height: 70),
      .gradient(Color(0, 0, 0, 0), Color(0, 0, 0, 0.55)))
    if let color = input.pass["footerBackgroundColor"]?.stringValue.flatMap({ Color(passColor: $0) }) {
      fill(foot, .color(color))
    } else {
      backdropPart(slot, of: card, seenIn: foot)
      fill(foot, .color(Color(0, 0, 0, 0.55)))
    }
  }

  /// The blurred foot shows the same part of the artwork that it covers.
  private mutating func backdropPart(_ slot: String, of card: Rect, seenIn clip: Rect) {
    guard let picture = input.pictures[slot] else { return }
    add(
      .image(ImagePlacement(picture.path, rect: card.covering(picture.size), clip: clip, blur: 14)),
      ItemSource(.picture))
  }

  /// Logo left, the date over the time right; at the foot the event, the seat and the venue.
  mutating func posterEventTicket() -> Face {
    var seat = seatFields()
    let admission = admissionField()
    if let admission { seat.insert(admission, at: 0) }
    let look = look(17, .semibold)
    let footHeight = 18 + 34.0 + (seat.isEmpty ? 0 : self.height(of: look) + 10) + 34
    let block = barcodeBlock(side: 118)
    let height = max(posterHeight.rounded(), 66 + 80 + footHeight + (block.map { $0.size.height + 40 } ?? 0))
    let footTop = (height - footHeight).rounded()
    poster(height: height, footTop: footTop)
    posterTop()
    if let block { draw(block, top: footTop - block.size.height - 18) } else { footMarks(top: footTop - 52) }
    y = footTop + 18
    semanticLine("eventName", Font(22, .semibold), palette.foreground, width: rowWidth)
    y += 34
    row(seat, look, space: 10)
    venueLine(bottom: height - 14)
    let card = Rect(x: 0, y: 0, width: width, height: height)
    return finish(outline: Path(roundedRect: card, radius: 18), height: height)
  }

  private mutating func posterTop() {
    let band = Rect(x: margin, y: 16, width: rowWidth, height: 40)
    let logo = picture(
      "primaryLogo", in: Rect(x: band.x, y: band.y, width: 126, height: 30), horizontally: 0, vertically: 0.5)
    let date = posterDate()
    let lineFont = Font(15, .semibold)
    let right =
      date.map { max(TextMeasurer.width(of: $0.day, lineFont), TextMeasurer.width(of: $0.time, lineFont)) }
      ?? 0
    let left = logo.map { $0.maxX + 8 } ?? band.x
    let key = ["eventLogoText", "logoText"].first { input.pass[$0]?.stringValue != nil }
    if logo == nil || key == "eventLogoText", let key, let text = input.pass[key]?.stringValue {
      line(
        DrawableText.line(input.localized(text)), Font(17, .semibold), palette.foreground,
        in: Rect(x: left, y: band.y + 5, width: max(0, band.maxX - right - 12 - left), height: 20),
        from: ItemSource(.logoText, JSONPointer([.key(key)])), as: .logoText)
    }
    guard let date else { return }
    let box = Rect(x: band.midX, y: band.y, width: band.maxX - band.midX, height: lineFont.lineHeight)
    line(
      date.day, lineFont, palette.foreground, in: box, .right, from: ItemSource(.value, date.pointer), as: nil
    )
    let below = Rect(x: box.x, y: box.maxY + 1, width: box.width, height: box.height)
    line(
      date.time, Font(15), palette.foreground, in: below, .right, from: ItemSource(.value, date.pointer),
      as: nil)
  }

  private func posterDate() -> (day: String, time: String, pointer: JSONPointer)? {
    if let (info, pointer) = input.semantic("eventStartDateInfo") {
      if info["undetermined"]?.boolValue == true { return ("TBD", "", pointer) }
      if info["unannounced"]?.boolValue == true { return ("TBA", "", pointer) }
      let zone = info["timeZone"]?.stringValue.map { DateRequest.Zone.named($0) }
      if let moment = info["date"]?.stringValue.flatMap({ WrittenMoment($0) }) {
        let isWholeDay = info["ignoreTimeComponents"]?.boolValue == true
        return dayAndTime(moment, zone: zone ?? .device, withTime: !isWholeDay, at: pointer)
      }
    }
    guard let (value, pointer) = input.semantic("eventStartDate") ?? relevantDate(),
      let moment = value.stringValue.flatMap({ WrittenMoment($0) })
    else { return nil }
    return dayAndTime(moment, zone: .device, withTime: true, at: pointer)
  }

  private func relevantDate() -> (value: JSONValue, pointer: JSONPointer)? {
    input.pass["relevantDate"].map { ($0, JSONPointer([.key("relevantDate")])) }
  }

  private func dayAndTime(
    _ moment: WrittenMoment, zone: DateRequest.Zone, withTime: Bool, at pointer: JSONPointer
  ) -> (day: String, time: String, pointer: JSONPointer) {
    let formatter = input.formatter
    let day = formatter.text(of: DateRequest(moment.moment, zone: zone, date: .medium, time: .none))
    let time =
      withTime ? formatter.text(of: DateRequest(moment.moment, zone: zone, date: .none, time: .short)) : ""
    return (day, time, pointer)
  }

  private func admissionField() -> FieldEntry? {
    input.semanticText("admissionLevel").map { FieldEntry(tag: $0.text, label: "Admission", at: $0.pointer) }
  }

  private func seatFields() -> [FieldEntry] {
    guard let (seats, pointer) = input.semantic("seats"), let seat = seats[0] else { return [] }
    let parts = [
      ("seatAisle", "Aisle"), ("seatSection", "Section"), ("seatRow", "Row"), ("seatNumber", "Seat"),
    ]
    return parts.compactMap { key, label in
      seat[key]?.stringValue.map {
        FieldEntry(
          tag: DrawableText.line(input.localized($0)), label: label, at: pointer.appending(0).appending(key))
      }
    }
  }

  private mutating func venueLine(bottom: Double) {
    let font = Font(13, .medium)
    let logo = picture(
      "secondaryLogo", in: Rect(x: width - margin - 135, y: bottom - 15, width: 135, height: 12),
      horizontally: 1,
      vertically: 0.5)
    y = bottom - font.lineHeight
    semanticLine(
      "venueName", font, palette.label, width: (logo.map { $0.x - 12 } ?? width - margin) - margin)
  }

  private mutating func semanticLine(_ tag: String, _ font: Font, _ color: Color, width: Double) {
    guard let (text, pointer) = input.semanticText(tag) else { return }
    let size = TextFitting.size(from: font.size, least: 0.7) {
      TextMeasurer.width(of: text, Font($0, font.weight)) <= width
    }
    line(
      text, Font(size, font.weight), color, in: Rect(x: margin, y: y, width: width, height: font.lineHeight),
      from: ItemSource(.value, pointer), as: .value)
  }

  /// Logo and header fields over the artwork; the title, up to three more fields, the code and one footer line below.
  mutating func posterGeneric() -> Face {
    let primary = shown(.primary, atMost: 4)
    let hasTitle = primary.first?.label.isEmpty == true
    let title = hasTitle ? primary.first : nil
    let rest = hasTitle ? Array(primary.dropFirst()) : primary
    let footer = shown(.footer, atMost: 1).first
    let look = look(17, .semibold)
    let block = barcodeBlock(side: 112)
    var footHeight = 32.0
    if title != nil { footHeight += 34 }
    if !rest.isEmpty { footHeight += height(of: look) + 12 }
    if let block { footHeight += block.size.height + 12 }
    if footer != nil { footHeight += 22 }
    let height = max(posterHeight.rounded(), 66 + 150 + footHeight)
    let footTop = (height - footHeight).rounded()
    poster(height: height, footTop: footTop)
    picture(
      "primaryLogo", in: Rect(x: margin, y: 18, width: 126, height: 30), horizontally: 0, vertically: 0.5)
    headerFields(look, from: margin + 134, top: 0, atMost: 1)
    y = footTop + 16
    if let title { titleLine(title) }
    row(rest, look)
    if let block {
      draw(block, top: y)
      y += block.size.height + 12
    } else {
      footMarks(top: footTop - 52)
    }
    if let footer { footerLine(footer) }
    let card = Rect(x: 0, y: 0, width: width, height: height)
    return finish(outline: Path(roundedRect: card, radius: 18), height: height)
  }

  private mutating func titleLine(_ field: FieldEntry) {
    let size = TextFitting.size(from: 24, least: 0.6) {
      TextMeasurer.width(of: field.value, Font($0, .semibold)) <= rowWidth
    }
    line(
      field.value, Font(size, .semibold), palette.foreground,
      in: Rect(x: margin, y: y, width: rowWidth, height: 29), from: field.source(.value), as: .value)
    y += 34
  }

  private mutating func footerLine(_ field: FieldEntry) {
    let text = field.label.isEmpty ? field.value : "\(field.label)  \(field.value)"
    line(
      text, Font(13), palette.label, in: Rect(x: margin, y: y, width: rowWidth, height: 16),
      field.alignment ?? .left, from: field.source(.value), as: .value)
    y += 22
  }
}
