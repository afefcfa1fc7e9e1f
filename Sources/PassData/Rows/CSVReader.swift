/// Reads the rows of a CSV file one after the other (RFC 4180).
///
/// Memory does not grow with the file. A row that cannot be read is given as such, and the next one is read.
struct CSVReader: RowSource {
  private let name: String
  private let largestRow: Int
  private var buffer: RowBuffer<DecodedSource>
  private var record = CSVRecord()
  private var line = 1
  private var number = 0
  let delimiter: UInt8
  /// What stands before the header: the line that tells Excel the delimiter, or nothing.
  let preamble: [UInt8]
  private(set) var header = CSVHeader()

  init(_ input: RowInput, options: RowOptions) throws {
    name = input.name
    largestRow = options.largestRow
    if let declared = options.delimiter, !CSVDelimiter.isUsable(declared) {
      throw RowError(.unusableDelimiter(declared), at: SourceLocation(file: name))
    }
    buffer = RowBuffer(try DecodedSource(try input.open(), declared: options.encoding, name: name))
    try buffer.fill()
    let (start, isLast) = (buffer.start, buffer.isLast)
    let found = buffer.bytes.withUnsafeBufferPointer { bytes -> (delimiter: UInt8, next: Int) in
      let declared = CSVDelimiter.declared(in: bytes)
      let next = declared?.next ?? start
      let delimiter = options.delimiter ?? declared?.delimiter
      return (delimiter ?? CSVDelimiter.guess(in: bytes, from: next, isLast: isLast), next)
    }
    delimiter = found.delimiter
    preamble = Array(buffer.bytes[start..<found.next])
    if found.next > start { line = 2 }
    buffer.consume(upTo: found.next)
    try readHeader()
  }

  var encoding: RowEncoding? { buffer.source.encoding }
  var encodingIsGuess: Bool { buffer.source.isGuess }
  var hasByteOrderMark: Bool { buffer.source.hasMark }

  mutating func next() throws -> DataRow? {
    guard try advance() else { return nil }
    number += 1
    let row = buffer.bytes.withUnsafeBufferPointer { dataRow(in: $0) }
    passRecord()
    return row
  }

  private mutating func readHeader() throws {
    guard try advance() else { throw RowError(.noHeader, at: SourceLocation(file: name, line: line)) }
    if let (fault, offset) = record.fault { throw RowError(fault, at: place(ofByte: offset)) }
    let names = try buffer.bytes.withUnsafeBufferPointer { try columnNames(in: $0) }
    do throws(RowFault) {
      header = try CSVHeader(names)
    } catch { throw RowError(error, at: SourceLocation(file: name, line: line)) }
    header.written = header.data(of: record.cells[...]).map { Array(buffer.bytes[$0.written]) }
    header.lineEnd = Array(buffer.bytes[record.end..<record.next])
    passRecord()
  }

  private func columnNames(in bytes: UnsafeBufferPointer<UInt8>) throws -> [String] {
    try record.cells.enumerated().map { position, cell in
      if let (offset, fault) = CSVText.firstFault(in: bytes, cell) {
        throw RowError(.notText(column: "\(position + 1)", fault), at: place(ofByte: offset))
      }
      return CSVText.text(of: cell, in: bytes)
    }
  }

  /// Finds the next record that is not a blank line.
  private mutating func advance() throws -> Bool {
    while true {
      while !buffer.scan(&record, delimiter: delimiter) {
        if buffer.unreadCount > largestRow { throw tooLarge() }
        try buffer.fill()
      }
      if record.end - buffer.start > largestRow { throw tooLarge() }
      if buffer.isAtEnd { return false }
      guard isBlank else { return true }
      passRecord()
    }
  }

  private var isBlank: Bool {
    guard record.cells.count == 1, record.fault == nil else { return false }
    return buffer.bytes[buffer.start..<record.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private mutating func passRecord() {
    line += record.lineCount
    buffer.consume(upTo: record.next)
  }

  private func tooLarge() -> RowError {
    RowError(.rowTooLarge(limit: largestRow), at: SourceLocation(file: name, line: line))
  }

  private func dataRow(in bytes: UnsafeBufferPointer<UInt8>) -> DataRow {
    // A row that never ends was written without a reason.
    let isOpen = record.fault?.0 == .unterminatedQuote
    let all = record.cells[...]
    let cells = isOpen ? all : header.data(of: all) { CSVText.isReason($0, in: bytes) }
    return DataRow(
      number: number, line: line, raw: raw(cells, in: bytes), content: content(of: cells, in: bytes))
  }

  private func content(
    of cells: ArraySlice<CSVRecord.Cell>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Result<DataRow.Content, RowError> {
    if let (fault, offset) = record.fault { return .failure(RowError(fault, at: place(ofByte: offset))) }
    let columns = header.columns
    guard cells.count == columns.count else {
      return .failure(
        RowError(
          .cellCount(found: cells.count, expected: columns.count), at: SourceLocation(file: name, line: line))
      )
    }
    let isASCII = CSVText.isASCII(bytes, buffer.start..<record.end)
    var texts: [String] = []
    texts.reserveCapacity(cells.count)
    for cell in cells {
      if !isASCII, let (offset, fault) = CSVText.firstFault(in: bytes, cell) {
        return .failure(RowError(.notText(column: columns[texts.count], fault), at: place(ofByte: offset)))
      }
      if header.reasonPosition != nil, CSVText.isReason(cell, in: bytes) {
        let place = place(ofByte: cell.written.lowerBound)
        return .failure(RowError(.strayReason(column: columns[texts.count]), at: place))
      }
      texts.append(CSVText.text(of: cell, in: bytes))
    }
    return .success(.cells(texts))
  }

  /// The cells as they stand in the file, in its encoding.
  private func raw(_ cells: ArraySlice<CSVRecord.Cell>, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var written: [UInt8]
    if cells.count == record.cells.count {
      written = Array(bytes[buffer.start..<record.end])
    } else {
      written = Array(cells.map { bytes[$0.written] }.joined(separator: [delimiter]))
    }
    return encoding?.encode(written) ?? written
  }

  /// The place of a byte of the record. Without the line's text: rows are people's data.
  private func place(ofByte offset: Int) -> SourceLocation {
    let text = SourceText(file: name, bytes: Array(buffer.bytes[buffer.start..<record.end]))
    var place = text.location(ofByte: offset - buffer.start)
    place.line = (place.line ?? 1) + line - 1
    place.excerpt = nil
    return place
  }
}
