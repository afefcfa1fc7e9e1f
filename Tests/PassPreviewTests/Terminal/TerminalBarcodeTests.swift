import PassLayout
import TestSupport
import Testing

@testable import PassPreview

@Suite struct TerminalBarcodeTests {
  /// Paints what a terminal would show, eight by sixteen pixels a letter, as a screenshot.
  static func screenshot(_ text: String) throws -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let columns = lines.map { Self.cells($0).count }.max() ?? 0
    var sheet = Sheet(
      size: Size(Double(columns * 8 + 80), Double(lines.count * 16 + 80)), background: Color(0.1, 0.1, 0.1))
    var items: [DisplayItem] = []
    for (row, line) in lines.enumerated() {
      for (column, cell) in Self.cells(line).enumerated() {
        let (x, y) = (Double(column * 8 + 40), Double(row * 16 + 40))
        for (index, isFront) in Self.quarters(of: cell.letter).enumerated() {
          let rect = Rect(x: x + Double(index % 2) * 4, y: y + Double(index / 2) * 8, width: 4, height: 8)
          let color = isFront ? cell.front : cell.ground
          items.append(DisplayItem(.box(BoxShape(rect, fill: .color(color))), from: ItemSource(.decoration)))
        }
      }
    }
    let card = Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height)
    let face = Face(side: .front, size: sheet.size, outline: Path(roundedRect: card, radius: 0), items: items)
    sheet.cards = [Sheet.Card(face, pictures: PictureStore(), at: Point(0, 0))]
    return try SheetRenderer.png(sheet, scale: 1)
  }

  struct Cell {
    var letter: Character
    var front: Color
    var ground: Color
  }

  /// Which of upper left, upper right, lower left, lower right a letter fills.
  static func quarters(of letter: Character) -> [Bool] {
    switch letter {
    case "█": [true, true, true, true]
    case "▀": [true, true, false, false]
    case "▄": [false, false, true, true]
    case "▌": [true, false, true, false]
    case "▐": [false, true, false, true]
    default: [false, false, false, false]
    }
  }

  static func cells(_ line: Substring) -> [Cell] {
    var cells: [Cell] = []
    var (front, ground) = (Color(1, 1, 1), Color(0, 0, 0))
    var rest = line
    while let letter = rest.first {
      rest.removeFirst()
      guard letter == "\u{1B}" else {
        cells.append(Cell(letter: letter, front: front, ground: ground))
        continue
      }
      let code = rest.dropFirst().prefix { $0 != "m" }
      rest = rest.dropFirst(code.count + 2)
      let numbers = code.split(separator: ";").compactMap { Int($0) }
      guard numbers.count >= 3 else {
        (front, ground) = (Color(1, 1, 1), Color(0, 0, 0))
        continue
      }
      let color =
        numbers[1] == 2
        ? Color(Double(numbers[2]) / 255, Double(numbers[3]) / 255, Double(numbers[4]) / 255)
        : indexed(numbers[2])
      if numbers[0] == 38 { front = color } else { ground = color }
    }
    return cells
  }

  /// xterm's 256 colours.
  static func indexed(_ index: Int) -> Color {
    if index >= 232 {
      let grey = Double(8 + 10 * (index - 232)) / 255
      return Color(grey, grey, grey)
    }
    let steps = [0.0, 95, 135, 175, 215, 255].map { $0 / 255 }
    let cube = max(0, index - 16)
    return Color(steps[cube / 36 % 6], steps[cube / 6 % 6], steps[cube % 6])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let format: BarcodeFormat
    let message: String
    let palette: TerminalPalette
    var columns = 100
    var testDescription: String { "\(format) \(palette) \(columns)" }
  }

  static let cases: [Case] = [TerminalPalette.truecolor, .indexed, .mono].flatMap { palette in
    [
      Case(format: .qr, message: "TKT:2026-88/A", palette: palette),
      Case(format: .qr, message: String(repeating: "https://example.com/", count: 8), palette: palette),
      Case(
        format: .aztec, message: "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100",
        palette: palette),
      Case(format: .pdf417, message: "BOHNE-30418", palette: palette),
      Case(format: .pdf417, message: "BOHNE-30418", palette: palette, columns: 160),
      Case(format: .code128, message: "HH-7F3K-9Q2M", palette: palette),
      Case(format: .code128, message: "HH-7F3K-9Q2M", palette: palette, columns: 200),
      Case(format: .code39, message: "AB12", palette: palette),
      Case(format: .codabar, message: "A123456B", palette: palette),
      Case(format: .ean13, message: "4006381333931", palette: palette),
      Case(format: .interleaved2of5, message: "00123456", palette: palette),
    ]
  }

  /// One question to the judge for all cases, because starting it takes longer than deciding.
  @Test(.enabled(if: BarcodeJudge.python != nil, "python3 has no package zxing-cpp"))
  func `every code in a terminal decodes from a screenshot`() throws {
    let pictures = try Self.cases.map { row in
      let symbol = try ZintEncoder().symbol(
        for: BarcodeMessage(format: row.format, message: row.message, encoding: "iso-8859-1"))
      let text = TerminalBarcode(symbol: symbol, palette: row.palette).lines(columns: row.columns)
      return try Self.screenshot(#require(text, "\(row) is too wide"))
    }
    let found = try BarcodeJudge.codes(inPNGs: pictures)
    #expect(found.count == Self.cases.count)
    for (row, codes) in zip(Self.cases, found) {
      #expect(codes.map(\.bytes) == [Array(row.message.utf8)], "\(row)")
    }
  }

  @Test func `a code that is too wide is not drawn at all`() throws {
    let symbol = try ZintEncoder().symbol(
      for: BarcodeMessage(format: .qr, message: "A", encoding: "iso-8859-1"))
    #expect(TerminalBarcode(symbol: symbol, palette: .mono).lines(columns: 20) == nil)
  }
}
