import PassData

extension CardBuilder {
  /// The airline pass of iOS 26: everything comes from semantic tags, in the airports' own times.
  mutating func semanticBoardingPass() -> Face {
    let slot = input.pictures["primaryLogo"] == nil ? "logo" : "primaryLogo"
    flightHeader(logo: slot)
    y += 4
    journey(airports())
    times()
    let fold = y
    y += 14
    row(boardingFields(), look(20, .medium), space: 14)
    row(passengerFields(), look(16), space: 12)
    row(extraFields(), look(16), space: 12)
    let height = foot(side: 130, footer: true)
    return finish(
      outline: .notchedCard(Size(width, height), radius: 18, notchAt: fold), height: height)
  }

  private mutating func flightHeader(logo slot: String) {
    let logo = picture(
      slot, in: Rect(x: margin, y: 16, width: 130, height: 34), horizontally: 0, vertically: 0.5)
    let flight = flightName()
    let day = moment("originalDepartureDate", zone: "departureLocationTimeZone", date: .medium, time: .none)
    let fields = [flight, day].compactMap { $0 }
    let left = logo.map { $0.maxX + 12 } ?? margin
    let look = look(17, .medium)
    let fitting = RowFitting(
      values: fields.map(\.value), labels: fields.map(\.label), valueFont: look.value, labelFont: look.label,
      width: width - margin - left, gap: 16, isJustified: false)
    let top = (Self.headerHeight - height(of: look)) / 2
    for (field, box) in zip(fields, fitting.boxes) {
      self.field(
        field, look, size: fitting.valueSize, x: left + box.x, width: box.width, top: top, alignment: .right)
    }
    y = Self.headerHeight
  }

  private func flightName() -> FieldEntry? {
    guard let carrier = input.semanticText("airlineCode"), let number = input.semanticText("flightNumber")
    else {
      return nil
    }
    return FieldEntry(tag: "\(carrier.text) \(number.text)", label: "Flight", at: number.pointer)
  }

  private func airports() -> [FieldEntry] {
    [("departureCityName", "departureAirportCode"), ("destinationCityName", "destinationAirportCode")]
      .compactMap {
        city, code in
        input.semanticText(code).map {
          FieldEntry(tag: $0.text, label: input.semanticText(city)?.text ?? "", at: $0.pointer)
        }
      }
  }

  private mutating func times() {
    let font = Font(15, .medium)
    let box = Rect(x: margin, y: y - 4, width: rowWidth / 2, height: font.lineHeight)
    let ends: [(String, String, String, Rect, TextRun.Alignment)] = [
      ("currentDepartureDate", "originalDepartureDate", "departureLocationTimeZone", box, .left),
      (
        "currentArrivalDate", "originalArrivalDate", "destinationLocationTimeZone",
        Rect(x: width / 2, y: box.y, width: box.width, height: box.height), .right
      ),
    ]
    for (current, original, zone, place, alignment) in ends {
      let time =
        moment(current, zone: zone, date: .none, time: .short)
        ?? moment(original, zone: zone, date: .none, time: .short)
      guard let time else { continue }
      line(time.value, font, palette.foreground, in: place, alignment, from: time.source(.value), as: nil)
    }
    y += font.lineHeight + 8
  }

  private func boardingFields() -> [FieldEntry] {
    var fields: [FieldEntry] = []
    let boards =
      moment("currentBoardingDate", zone: "departureLocationTimeZone", date: .none, time: .short)
      ?? moment("originalBoardingDate", zone: "departureLocationTimeZone", date: .none, time: .short)
    if var boards {
      boards.label = "Boards"
      fields.append(boards)
    }
    let group = input.semantic("boardingGroup") == nil ? ("boardingZone", "Zone") : ("boardingGroup", "Group")
    for (tag, label) in [("departureTerminal", "Terminal"), ("departureGate", "Gate"), group] {
      if let text = input.semanticText(tag) {
        fields.append(FieldEntry(tag: text.text, label: label, at: text.pointer))
      }
    }
    if let (seats, pointer) = input.semantic("seats"), let seat = seats[0]?["seatNumber"]?.stringValue {
      fields.append(
        FieldEntry(
          tag: DrawableText.line(seat), label: "Seat", at: pointer.appending(0).appending("seatNumber")))
    }
    return Array(fields.prefix(5))
  }

  private func passengerFields() -> [FieldEntry] {
    var fields: [FieldEntry] = []
    if let (name, pointer) = input.semantic("passengerName") {
      let parts = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"].compactMap {
        name[$0]?.stringValue
      }
      fields.append(
        FieldEntry(tag: DrawableText.line(parts.joined(separator: " ")), label: "Passenger", at: pointer))
    }
    if let text = input.semanticText("ticketFareClass") {
      fields.append(FieldEntry(tag: text.text, label: "Class", at: text.pointer))
    }
    return fields
  }

  private func extraFields() -> [FieldEntry] {
    [
      ("confirmationNumber", "Confirmation"), ("membershipProgramStatus", "Status"),
      ("boardingSequenceNumber", "Sequence"),
    ]
    .compactMap { tag, label in
      input.semanticText(tag).map { FieldEntry(tag: $0.text, label: label, at: $0.pointer) }
    }
  }

  private func moment(_ tag: String, zone: String, date: DateStyle, time: DateStyle) -> FieldEntry? {
    guard let (value, pointer) = input.semantic(tag), let text = value.stringValue,
      let moment = WrittenMoment(text)
    else { return nil }
    let zone =
      input.semanticText(zone).map { DateRequest.Zone.named($0.text) }
      ?? .written(minutes: moment.offsetMinutes)
    let shown = input.formatter.text(of: DateRequest(moment.moment, zone: zone, date: date, time: time))
    return FieldEntry(tag: shown, label: time == .none ? "Date" : "", at: pointer)
  }
}
