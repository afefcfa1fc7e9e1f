import PassData

/// Which style a device draws: a newer one if the pass asks for it and has all that it needs, else the classic one.
struct StyleChoice {
  var style: FaceStyle
  var notes: [DrawingNote] = []

  init(_ input: LayoutInput) {
    let classic = FaceStyle.classicOrder.first { input.pass[$0.dictionaryKey]?.objectValue != nil }
    style = classic ?? .generic
    if input.settings.prefersClassicStyle, classic != nil { return }
    if input.pass["posterGeneric"]?.objectValue != nil {
      if input.settings.system >= 27 || classic == nil { style = .posterGeneric }
      return
    }
    chooseScheme(input)
  }

  private mutating func chooseScheme(_ input: LayoutInput) {
    let schemes = input.pass["preferredStyleSchemes"]?.arrayValue ?? []
    for (index, scheme) in schemes.enumerated() {
      let (wanted, missing): (FaceStyle, [String])
      switch (scheme.stringValue, style) {
      case ("posterEventTicket", .eventTicket) where input.settings.system >= 18:
        (wanted, missing) = (.posterEventTicket, Self.missingForPoster(input))
      case ("semanticBoardingPass", .boardingPass) where input.settings.system >= 26:
        (wanted, missing) = (.semanticBoardingPass, Self.missingForSemanticBoarding(input))
      case ("eventTicket", .eventTicket), ("boardingPass", .boardingPass): return
      default: continue
      }
      guard !missing.isEmpty else {
        style = wanted
        return
      }
      notes.append(
        DrawingNote(
          .styleFellBack,
          "drawn as \(style.words): a \(wanted.words) also needs \(missing.joined(separator: ", "))",
          at: JSONPointer([.key("preferredStyleSchemes"), .index(index)])))
    }
  }

  private static func missingForPoster(_ input: LayoutInput) -> [String] {
    let tags = ["eventName", "venueName", "venueRegionName", "venueRoom"]
    var missing = tags.filter { input.semantic($0) == nil }.map { "semantics.\($0)" }
    if input.pictures["artwork"] == nil, input.pictures["background"] == nil { missing.append("artwork.png") }
    return missing
  }

  private static func missingForSemanticBoarding(_ input: LayoutInput) -> [String] {
    let tags = [
      "airlineCode", "flightNumber", "departureAirportCode", "destinationAirportCode", "departureCityName",
      "destinationCityName", "departureLocationTimeZone", "destinationLocationTimeZone",
      "originalArrivalDate",
      "originalBoardingDate", "originalDepartureDate", "passengerName",
    ]
    return tags.filter { input.semantic($0) == nil }.map { "semantics.\($0)" }
  }
}

extension LayoutInput {
  /// A semantic tag: from the top of the pass, or from the first field that has it.
  func semantic(_ tag: String) -> (value: JSONValue, pointer: JSONPointer)? {
    if let value = pass["semantics"]?[tag] { return (value, JSONPointer([.key("semantics"), .key(tag)])) }
    for style in FaceStyle.allCases where style.dictionaryKey == style.rawValue {
      for group in FieldGroup.allCases {
        for (index, field) in (pass[style.rawValue]?[group.rawValue]?.arrayValue ?? []).enumerated() {
          guard let value = field["semantics"]?[tag] else { continue }
          let path = JSONPointer([.key(style.rawValue), .key(group.rawValue), .index(index)])
          return (value, path.appending("semantics").appending(tag))
        }
      }
    }
    return nil
  }

  /// A tag's text as it is shown; numbers keep their spelling.
  func semanticText(_ tag: String) -> (text: String, pointer: JSONPointer)? {
    guard let (value, pointer) = semantic(tag) else { return nil }
    switch value {
    case .string(let text): return (DrawableText.line(localized(text)), pointer)
    case .number(let number): return (number.text, pointer)
    default: return nil
    }
  }
}
