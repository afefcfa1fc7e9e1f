import PassLayout

/// A barcode in a terminal, as large as it needs to be scanned from the screen.
///
/// Square codes get one column and half a line per module, so their modules are square. Wide codes that don't fit so get
/// quarter blocks, two modules per column; PDF417's rows are then a full line tall, which keeps its proportions.
struct TerminalBarcode {
  let symbol: SymbolMatrix
  let palette: TerminalPalette
  /// Light modules on either side: QR wants four, bars ten, EAN-13 eleven.
  private var quiet: Int { Self.quiet(symbol) }

  static func quiet(_ symbol: SymbolMatrix) -> Int { symbol.rows == 1 ? 11 : 4 }

  /// nil where the code is wider than the terminal even so.
  func lines(columns available: Int) -> String? {
    let width = symbol.columns + 2 * quiet
    if width <= available { return halfBlocks() }
    let isSquare = symbol.rowHeight == 1
    guard !isSquare, (width + 1) / 2 <= available else { return nil }
    return quarterBlocks()
  }

  private func halfBlocks() -> String {
    let tall = halfRows
    let height = tall * symbol.rows + 2 * quietRows
    return TerminalPicture(palette: palette).lines(
      width: symbol.columns + 2 * quiet, height: height
    ) { column, row in
      let module = row - quietRows
      let isDark =
        module >= 0 && module < tall * symbol.rows
        && symbol.isDark(column: column - quiet, row: module / tall)
      return isDark ? .black : .white
    }
  }

  /// How many half lines a row of modules takes.
  private var halfRows: Int {
    if symbol.rows == 1 { return max(8, min(symbol.columns / 4, 24)) }
    return max(1, Int(symbol.rowHeight.rounded()))
  }

  private var quietRows: Int { symbol.rowHeight == 1 && symbol.rows > 1 ? quiet : 2 }

  /// Two modules per column. One-row codes take eight lines, PDF417 one line per row.
  private func quarterBlocks() -> String {
    let lines = symbol.rows == 1 ? 8 : symbol.rows
    let width = (symbol.columns + 2 * quiet + 1) / 2
    var out = quietLine(width)
    for line in 0..<lines {
      let row = symbol.rows == 1 ? 0 : line
      out += palette.foreground(.white) + palette.background(.black)
      for column in 0..<width {
        let first = symbol.isDark(column: column * 2 - quiet, row: row)
        let second = symbol.isDark(column: column * 2 + 1 - quiet, row: row)
        switch (first, second) {
        case (false, false): out += "█"
        case (false, true): out += "▌"
        case (true, false): out += "▐"
        case (true, true): out += " "
        }
      }
      out += palette.isMono ? "\n" : "\u{1B}[0m\n"
    }
    return out + quietLine(width)
  }

  private func quietLine(_ width: Int) -> String {
    palette.foreground(.white) + palette.background(.black) + String(repeating: "█", count: width)
      + (palette.isMono ? "\n" : "\u{1B}[0m\n")
  }
}
