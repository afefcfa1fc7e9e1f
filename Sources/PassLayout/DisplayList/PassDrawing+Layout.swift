import PassData

extension PassDrawing {
  /// Lays a pass out. Nothing that the pass says can make this fail; what can't be drawn becomes a note.
  public init(_ input: LayoutInput) {
    let contents = PassContents(input)
    var card = CardBuilder(input, contents)
    front = card.front()
    style = contents.style
    var back = BackBuilder(input, contents)
    let code = contents.hasNFC ? contents.barcode.map { card.block(for: $0, side: 150) } : nil
    self.back = back.face(moved: card.moved, code: code)
    fits = card.fits
    notes = card.notes + back.notes
    caption = Self.caption(for: contents.style, input.settings)
  }

  private static func caption(for style: FaceStyle, _ settings: LayoutSettings) -> String {
    "\(style.words) · approximation of iOS \(settings.system), not Apple's renderer · "
      + "\(Int(settings.width)) pt · \(settings.localeName) · \(settings.zoneName) · \(settings.now.rfc3339)"
  }
}

extension CardBuilder {
  mutating func front() -> Face {
    switch contents.style {
    case .boardingPass: boardingPass()
    case .coupon, .storeCard: stripCard()
    case .eventTicket: eventTicket()
    case .generic: genericPass()
    case .posterEventTicket: posterEventTicket()
    case .semanticBoardingPass: semanticBoardingPass()
    case .posterGeneric: posterGeneric()
    }
  }
}
