/// The dark and light modules of a barcode.
public struct SymbolMatrix: Sendable, Equatable {
  public let columns: Int
  public let rows: Int
  /// How tall a row is, in module widths: 1 for square codes, 3 for PDF417, and the whole height for one-row codes.
  public let rowHeight: Double
  private let modules: [Bool]

  /// nil unless there are `columns` × `rows` modules, row by row from the top.
  public init?(columns: Int, rows: Int, rowHeight: Double, modules: [Bool]) {
    guard columns > 0, rows > 0, rowHeight > 0, modules.count == columns * rows else { return nil }
    self.columns = columns
    self.rows = rows
    self.rowHeight = rowHeight
    self.modules = modules
  }

  public func isDark(column: Int, row: Int) -> Bool {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return false }
    return modules[row * columns + column]
  }

  /// The dark stretches of a row, as first column and length.
  public func darkRuns(inRow row: Int) -> [(start: Int, length: Int)] {
    var runs: [(start: Int, length: Int)] = []
    var column = 0
    while column < columns {
      guard isDark(column: column, row: row) else {
        column += 1
        continue
      }
      let start = column
      while isDark(column: column, row: row) { column += 1 }
      runs.append((start, column - start))
    }
    return runs
  }
}

/// A barcode on its white box.
public struct BarcodePlacement: Sendable, Equatable {
  /// Where the modules go; the white around it is a box item of its own.
  public var area: Rect
  public var format: BarcodeFormat
  /// nil where there is nothing that could encode the message: the box stays empty, with a note.
  public var symbol: SymbolMatrix?

  public init(area: Rect, format: BarcodeFormat, symbol: SymbolMatrix?) {
    self.area = area
    self.format = format
    self.symbol = symbol
  }
}
