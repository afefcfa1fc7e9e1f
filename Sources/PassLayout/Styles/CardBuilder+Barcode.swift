import PassData

/// A barcode's white box before it has a place: its size and what goes into it.
struct BarcodeBlock {
  var entry: BarcodeEntry
  var symbol: SymbolMatrix?
  var code: Size
  var padding: Size
  var textHeight: Double

  var size: Size {
    Size(code.width + 2 * padding.width, code.height + 2 * padding.height + textHeight)
  }
}

extension CardBuilder {
  /// The barcode that the front shows; nil without one, or where NFC moves it to the back.
  mutating func barcodeBlock(side: Double = 144) -> BarcodeBlock? {
    guard let entry = contents.barcode else { return nil }
    if contents.hasNFC {
      notes.append(
        DrawingNote(.barcodeOnBack, "with NFC the code moves to the back on iOS", at: entry.pointer))
      return nil
    }
    return block(for: entry, side: side)
  }

  /// Measures the box for a barcode. Codes with very many modules get a larger square, so that they stay readable.
  mutating func block(for entry: BarcodeEntry, side: Double) -> BarcodeBlock {
    var symbol: SymbolMatrix?
    if let encoder = input.symbols {
      do {
        symbol = try encoder.symbol(for: entry.message)
      } catch {
        notes.append(DrawingNote(.barcodeNotDrawn, error.reason, at: entry.pointer))
      }
    }
    let room = width - 2 * margin
    let format = entry.message.format
    let hasText = !(entry.alternateText ?? "").isEmpty
    let modules = Double(symbol?.columns ?? 0)
    let code: Size
    let padding: Size
    if format.isSquare {
      let wanted = min(max(side, modules * 1.5), room - 48)
      code = Size(wanted, wanted)
      padding = Size(12, 12)
    } else if format == .pdf417 {
      let wanted = min(max(270, modules * 1.5), room - 24)
      let rows = Double(symbol?.rows ?? 12)
      let natural = modules > 0 ? wanted / modules * 3 * rows : 60
      code = Size(wanted, min(max(natural, 54), 110))
      padding = Size(12, 12)
    } else {
      // Scanners of bars need ten modules of white on either side (EAN-13 eleven).
      let box = min(max(282, (modules + 22) * 1.5), room)
      let quiet = modules > 0 ? max(14, box * 11 / (modules + 22)) : 16
      code = Size(box - 2 * quiet, 54)
      padding = Size(quiet, 14)
    }
    return BarcodeBlock(
      entry: entry, symbol: symbol, code: code, padding: padding, textHeight: hasText ? 17 : 0)
  }

  /// Draws a barcode's box with its top at `top`, centred. What no longer counts is faint and without its text.
  mutating func draw(_ block: BarcodeBlock, top: Double, in card: Rect? = nil) {
    let middle = card?.midX ?? width / 2
    let size = block.size
    let box = Rect(x: middle - size.width / 2, y: top, width: size.width, height: size.height)
    fill(box, .color(.white), radius: 7)
    let isFaded = contents.status != .valid
    let area = Rect(
      x: box.x + block.padding.width, y: box.y + block.padding.height, width: block.code.width,
      height: block.code.height)
    add(
      .barcode(BarcodePlacement(area: area, format: block.entry.message.format, symbol: block.symbol)),
      ItemSource(.barcode, block.entry.pointer), opacity: isFaded ? 0.2 : 1)
    if block.symbol == nil { missingSymbol(in: area) }
    if isFaded {
      statusBanner(in: box)
    } else if let text = block.entry.alternateText, !text.isEmpty {
      let font = Font(12)
      line(
        text, font, .black,
        in: Rect(x: box.x + 8, y: area.maxY + 5, width: box.width - 16, height: font.lineHeight), .center,
        from: ItemSource(.alternateText, block.entry.pointer.appending("altText")), as: .alternateText)
    }
  }

  private mutating func missingSymbol(in area: Rect) {
    let font = Font(11)
    let text = input.symbols == nil ? "barcode" : "this barcode can't be drawn"
    line(
      text, font, Color(0.45, 0.45, 0.47),
      in: Rect(x: area.x, y: area.midY - font.lineHeight / 2, width: area.width, height: font.lineHeight),
      .center,
      from: ItemSource(.decoration), as: nil)
  }

  private mutating func statusBanner(in box: Rect) {
    let font = Font(13, .semibold)
    let text = contents.status == .voided ? "Voided" : "Expired"
    let width = TextMeasurer.width(of: text, font) + 28
    let banner = Rect(x: box.midX - width / 2, y: box.midY - 14, width: width, height: 28)
    fill(banner, .color(Color(0.78, 0.12, 0.12)), radius: 14, part: .status)
    let key = contents.status == .voided ? "voided" : "expirationDate"
    line(
      text, font, .white,
      in: Rect(x: banner.x, y: banner.midY - font.lineHeight / 2, width: width, height: font.lineHeight),
      .center,
      from: ItemSource(.status, JSONPointer([.key(key)])), as: nil)
  }

  /// What stands in the code's place: the banner of a pass that no longer counts, the sign of contactless reading.
  mutating func footMarks(top: Double) {
    let box = Rect(x: width / 2 - 60, y: top, width: 120, height: 36)
    if contents.status != .valid {
      statusBanner(in: box)
    } else if contents.hasNFC {
      contactlessSign(in: box)
    }
  }

  private mutating func contactlessSign(in box: Rect) {
    let shape = Glyphs.contactless.placed(at: Point(box.midX - 14, box.midY - 14), scale: 28 / 24)
    add(
      .path(
        PathShape(
          shape, bounds: Rect(x: box.midX - 14, y: box.midY - 14, width: 28, height: 28),
          color: palette.foreground,
          stroke: 2)),
      ItemSource(.status, JSONPointer([.key("nfc")])))
  }
}
