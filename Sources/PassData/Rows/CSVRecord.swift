/// One record of a CSV text: where its cells lie, found in one walk over the bytes.
///
/// The grammar is that of RFC 4180. A cell is quoted if its first byte is a quote; quotes anywhere else are faults, but
/// the record still ends where its line does. Lines end at LF, CR LF or a lone CR.
struct CSVRecord {
  struct Cell {
    /// With the quotes.
    var written: Range<Int>
    var isQuoted = false
    var hasDoubledQuotes = false
    /// Between the quotes.
    var content: Range<Int> { isQuoted ? written.lowerBound + 1..<written.upperBound - 1 : written }
  }

  private(set) var cells: [Cell] = []
  /// The first fault, and the byte where it stands; a quote that is never closed goes before all others.
  private(set) var fault: (RowFault, offset: Int)?
  /// Where the record ends, without its line end.
  private(set) var end = 0
  /// Where the next one begins.
  private(set) var next = 0
  /// How many lines it takes.
  private(set) var lineCount = 0

  /// Walks over the record that begins at `start`.
  ///
  /// - Parameter isLast: whether nothing follows `bytes`.
  /// - Returns: false where more bytes are needed to know where the record ends.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, delimiter: UInt8, isLast: Bool
  ) -> Bool {
    cells.removeAll(keepingCapacity: true)
    fault = nil
    lineCount = 1
    var index = start
    while true {
      let isComplete =
        index < bytes.count && bytes[index] == UInt8(ascii: "\"")
        ? quotedCell(bytes, &index, delimiter: delimiter, isLast: isLast)
        : plainCell(bytes, &index, from: index, delimiter: delimiter)
      guard isComplete, index < bytes.count || isLast else { return false }
      if index < bytes.count, bytes[index] == delimiter {
        index += 1
        continue
      }
      end = index
      guard let after = Self.pastLineEnd(bytes, index, isLast: isLast) else { return false }
      next = after
      return true
    }
  }

  /// A cell without quotes: up to a delimiter, a line end or the end of the bytes.
  private mutating func plainCell(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, from start: Int, delimiter: UInt8
  ) -> Bool {
    index = skipPlain(bytes, index, delimiter: delimiter, fault: .bareQuote)
    cells.append(Cell(written: start..<index))
    return true
  }

  private mutating func skipPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ from: Int, delimiter: UInt8, fault: RowFault
  ) -> Int {
    var index = from
    while index < bytes.count {
      let byte = bytes[index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { return index }
      if byte == UInt8(ascii: "\"") { note(fault, at: index) }
      index += 1
    }
    return index
  }

  private mutating func quotedCell(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, delimiter: UInt8, isLast: Bool
  ) -> Bool {
    let start = index
    var cell = Cell(written: start..<start, isQuoted: true)
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard index + 1 < bytes.count || isLast else { return false }
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") {
          cell.hasDoubledQuotes = true
          index += 2
          continue
        }
        index += 1
        cell.written = start..<index
        finishQuotedCell(&cell, bytes, &index, delimiter: delimiter)
        return true
      case 0x0A: lineCount += 1
      case 0x0D where index + 1 >= bytes.count || bytes[index + 1] != 0x0A: lineCount += 1
      default: break
      }
      index += 1
    }
    guard isLast else { return false }
    // Weightier than any fault before: the rest of the file is in this cell.
    fault = (.unterminatedQuote, start)
    cells.append(Cell(written: start..<index))
    return true
  }

  /// What follows a closing quote up to the end of the cell should be nothing.
  private mutating func finishQuotedCell(
    _ cell: inout Cell, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, delimiter: UInt8
  ) {
    let closed = index
    index = skipPlain(bytes, index, delimiter: delimiter, fault: .textAfterQuote)
    if index > closed {
      note(.textAfterQuote, at: closed)
      cell = Cell(written: cell.written.lowerBound..<index)
    }
    cells.append(cell)
  }

  private mutating func note(_ fault: RowFault, at offset: Int) {
    if self.fault == nil { self.fault = (fault, offset) }
  }

  private static func pastLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, isLast: Bool) -> Int? {
    guard index < bytes.count else { return index }
    guard bytes[index] == 0x0D else { return index + 1 }
    guard index + 1 < bytes.count else { return isLast ? index + 1 : nil }
    return bytes[index + 1] == 0x0A ? index + 2 : index + 1
  }
}
