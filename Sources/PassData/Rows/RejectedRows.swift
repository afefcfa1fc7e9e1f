/// Writes the rows that were rejected in the shape of the file they came from, so that it can be mended and fed again.
///
/// Cells keep their bytes. A CSV file gets a last column with the reason; reasons begin with `passforge: `, so that no
/// spreadsheet takes one for a formula and a reader knows it wherever it stands. A JSON object gets a last member;
/// what is no JSON object, and a row whose quote is never closed, is written as it came, without a reason.
public struct RejectedRows: Sendable {
  private enum Shape {
    /// The encoding is nil where only ASCII had come when the first row was rejected.
    case csv(delimiter: UInt8, encoding: RowEncoding?, lineEnd: [UInt8])
    case jsonLines
    case jsonArray
  }

  private let shape: Shape

  /// What the file begins with: a byte order mark and a header where the input has them.
  public let opening: [UInt8]

  /// What it ends with.
  public let closing: [UInt8]

  /// - Parameter reader: the reader that has read the rows, at least up to the first rejected one.
  public init(like reader: RowReader) {
    let mark = reader.hasByteOrderMark ? reader.encoding.mark : []
    switch reader.format {
    case .csv, .tsv:
      let delimiter = reader.delimiter ?? UInt8(ascii: ",")
      let lineEnd = reader.csv?.header.lineEnd ?? []
      let shape = Shape.csv(
        delimiter: delimiter, encoding: reader.csv?.encoding, lineEnd: lineEnd.isEmpty ? [0x0A] : lineEnd)
      self.shape = shape
      opening = mark + Self.header(of: reader, delimiter, lineEnd.isEmpty ? [0x0A] : lineEnd)
      closing = []
    case .jsonLines: (shape, opening, closing) = (.jsonLines, mark, [])
    case .jsonArray: (shape, opening, closing) = (.jsonArray, mark + Array("[\n".utf8), Array("\n]\n".utf8))
    }
  }

  /// One row with its reason.
  ///
  /// - Parameter isFirst: whether no row was written before, which a JSON array must know.
  public func bytes(of row: DataRow, reason: String, isFirst: Bool) -> [UInt8] {
    switch shape {
    case .csv(let delimiter, let encoding, let lineEnd):
      // The rest of the file is one open cell: a reason would become part of it. The row is the last one.
      if case .failure(let error) = row.content, error.fault == .unterminatedQuote { return row.raw }
      let cell = [delimiter] + Self.cell(reason: reason, delimiter: delimiter) + lineEnd
      return row.raw + (encoding?.encode(cell) ?? Self.asciiOnly(cell))
    case .jsonLines: return Self.object(row, reason) + [0x0A]
    case .jsonArray: return (isFirst ? [] : Array(",\n".utf8)) + Self.object(row, reason)
    }
  }

  private static func header(of reader: RowReader, _ delimiter: UInt8, _ lineEnd: [UInt8]) -> [UInt8] {
    guard let csv = reader.csv else { return [] }
    let cells = csv.header.written + [Array(rejectionReasonColumn.utf8)]
    let line = csv.preamble + cells.joined(separator: [delimiter]) + lineEnd
    return reader.encoding.encode(line)
  }

  /// A cell with the mark of our reasons, on one line, in quotes where it holds what would end it.
  private static func cell(reason: String, delimiter: UInt8) -> [UInt8] {
    let oneLine = reason.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    let bytes = Array((CSVText.reasonStart + oneLine).utf8)
    guard bytes.contains(where: { $0 == delimiter || $0 == UInt8(ascii: "\"") }) else { return bytes }
    let quote = UInt8(ascii: "\"")
    return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }

  /// What is right whatever the encoding turns out to be.
  private static func asciiOnly(_ text: [UInt8]) -> [UInt8] {
    WideUTF8.map(text) { value, bytes in
      bytes.append(value < 0x80 ? UInt8(truncatingIfNeeded: value) : UInt8(ascii: "?"))
    }
  }

  private static func object(_ row: DataRow, _ reason: String) -> [UInt8] {
    guard case .success(.object(let object)) = row.content, row.raw.last == UInt8(ascii: "}") else {
      return row.raw
    }
    var bytes = Array(row.raw.dropLast())
    if !object.isEmpty { bytes.append(UInt8(ascii: ",")) }
    JSONWriter.appendString(rejectionReasonColumn, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    JSONWriter.appendString(reason, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
