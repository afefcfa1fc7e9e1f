import PassLayout

/// Draws the front of a pass with letters: the card in half blocks, its texts in words, its barcode to be scanned.
///
/// At forty columns a card's small print is a smear, so what it says stands below as text.
public enum TerminalRenderer {
  /// - Parameter columns: how wide the terminal is.
  public static func draw(_ pass: DrawnPass, columns: Int, palette: TerminalPalette) throws(PreviewError)
    -> String
  {
    let width = min(max(columns, 20), 80)
    var out = ""
    if !palette.isMono { out += try card(pass, columns: width, palette) + "\n" }
    out += TerminalWords(pass.drawing, columns: max(columns, 20)).text
    if let code = barcode(pass.drawing) {
      out += "\n"
      out +=
        TerminalBarcode(symbol: code, palette: palette).lines(columns: max(columns, 20))
        ?? "the barcode needs a terminal of \(neededColumns(code)) columns\n"
    }
    return out + "\n" + pass.drawing.caption + "\n"
  }

  private static func neededColumns(_ symbol: SymbolMatrix) -> Int {
    let width = symbol.columns + 2 * TerminalBarcode.quiet(symbol)
    return symbol.rowHeight == 1 ? width : (width + 1) / 2
  }

  private static func barcode(_ drawing: PassDrawing) -> SymbolMatrix? {
    for face in drawing.faces {
      for item in face.items {
        if case .barcode(let placement) = item.content, let symbol = placement.symbol { return symbol }
      }
    }
    return nil
  }

  /// The card scaled to the columns. It is drawn four times as large and averaged, which keeps small things visible.
  private static func card(
    _ pass: DrawnPass, columns: Int, _ palette: TerminalPalette
  ) throws(PreviewError) -> String {
    let face = pass.drawing.front
    let sheet = Sheet(
      size: face.size, background: .black, cards: [Sheet.Card(face, pictures: pass.pictures, at: Point(0, 0))]
    )
    let factor = 4
    let pixels = try SheetRenderer.pixels(sheet, scale: Double(columns * factor) / face.size.width)
    let (width, height) = (pixels.width / factor, pixels.height / factor)
    return TerminalPicture(palette: palette).lines(width: width, height: height) { column, row in
      average(pixels, column * factor, row * factor, factor)
    }
  }

  private static func average(_ pixels: Pixels, _ left: Int, _ top: Int, _ side: Int) -> TerminalColor {
    var sum = (0, 0, 0)
    for y in top..<min(top + side, pixels.height) {
      for x in left..<min(left + side, pixels.width) {
        let pixel = pixels[x, y]
        sum = (sum.0 + Int(pixel.red), sum.1 + Int(pixel.green), sum.2 + Int(pixel.blue))
      }
    }
    let count = max(1, side * side)
    return TerminalColor(
      red: UInt8(clamping: sum.0 / count), green: UInt8(clamping: sum.1 / count),
      blue: UInt8(clamping: sum.2 / count))
  }
}
