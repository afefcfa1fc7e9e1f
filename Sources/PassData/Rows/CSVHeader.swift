/// The columns of a CSV file, and where our own reason column stands among them.
struct CSVHeader: Sendable {
  /// Trimmed, without the reason column.
  private(set) var columns: [String] = []
  private(set) var reasonPosition: Int?
  /// The names as the file spells them, without the reason column.
  var written: [[UInt8]] = []
  var lineEnd: [UInt8] = []

  init() {}

  init(_ names: [String]) throws(RowFault) {
    var positions: [ByteString: Int] = [:]
    for (position, name) in names.enumerated() {
      let trimmed = Self.trimmed(name)
      guard !trimmed.isEmpty else { throw .emptyColumnName(position: position + 1) }
      if let first = positions.updateValue(position, forKey: ByteString(trimmed)) {
        throw .duplicateColumn(trimmed, first: first + 1, second: position + 1)
      }
      if trimmed == rejectionReasonColumn { reasonPosition = position } else { columns.append(trimmed) }
    }
    guard !columns.isEmpty else { throw .noHeader }
  }

  /// The cells of a record without the reason.
  ///
  /// A row with too few or too many cells was written with its reason after them, not in the reason's column. So a last
  /// cell that is one of our reasons is taken off whatever the count; a row whose reason the author deleted has none.
  func data(
    of cells: ArraySlice<CSVRecord.Cell>, isReason: (CSVRecord.Cell) -> Bool = { _ in false }
  ) -> ArraySlice<CSVRecord.Cell> {
    guard let reasonPosition else { return cells }
    if cells.count == columns.count + 1 {
      return cells[..<reasonPosition] + cells[(reasonPosition + 1)...]
    }
    guard let last = cells.last, isReason(last) else { return cells }
    return cells.dropLast()
  }

  private static func trimmed(_ name: String) -> String {
    var scalars = Substring(name).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace || first == "\u{FEFF}" {
      scalars.removeFirst()
    }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
