/// What makes one row, or a whole file of rows, unreadable.
public indirect enum RowFault: Error, Sendable, Equatable {
  // One row; the next one is read as if nothing had happened.
  case cellCount(found: Int, expected: Int)
  /// A cell whose bytes are no text in the file's encoding.
  case notText(column: String, UTF8Fault)
  /// A quote within a cell that does not begin with one.
  case bareQuote
  /// Something between the closing quote and the end of the cell.
  case textAfterQuote
  /// A quote that begins here and is closed nowhere; all that follows belongs to the row.
  case unterminatedQuote
  /// Our own reason in a cell where data should be: an earlier row was short, and still is.
  case strayReason(column: String)
  case json(JSONFault)
  case notAnObject(found: String)

  // The file.
  case noHeader
  case emptyColumnName(position: Int)
  case duplicateColumn(String, first: Int, second: Int)
  case rowTooLarge(limit: Int)
  /// The bytes of a workbook, not of a text.
  case spreadsheet
  case utf32
  /// A letter, a quote or a line break between cells.
  case unusableDelimiter(UInt8)
  /// A JSON file whose value is no array.
  case notAnArray(found: String)
}

/// A fault and where it stands: of a row as a value in ``DataRow``, of a file as an error thrown.
public struct RowError: DiagnosableError, Equatable {
  public let fault: RowFault
  public let location: SourceLocation

  public init(_ fault: RowFault, at location: SourceLocation) {
    self.fault = fault
    self.location = location
  }

  public var diagnostic: Diagnostic {
    Diagnostic(.error, fault.code, fault.message, at: location, hints: fault.hints)
  }
}

extension RowFault {
  public var code: String {
    switch self {
    case .cellCount: "row.cell-count"
    case .notText: "row.not-text"
    case .bareQuote, .textAfterQuote, .unterminatedQuote: "row.quote"
    case .strayReason: "row.stray-reason"
    case .json(let fault): fault.code
    case .notAnObject: "row.not-object"
    case .noHeader, .emptyColumnName, .duplicateColumn: "rows.header"
    case .rowTooLarge: "rows.too-large"
    case .spreadsheet: "rows.spreadsheet"
    case .utf32: "rows.encoding"
    case .unusableDelimiter: "rows.delimiter"
    case .notAnArray: "rows.not-array"
    }
  }

  var message: String {
    switch self {
    case .cellCount(let found, let expected):
      "\(found) \(found == 1 ? "cell" : "cells"), \(expected) expected"
    case .notText(let column, let fault): "column '\(column)': a byte is not UTF-8: \(fault.words)"
    case .bareQuote: "a quote stands within a cell that does not begin with one"
    case .textAfterQuote: "something stands between a closing quote and the end of its cell"
    case .unterminatedQuote: "the quote that begins here is never closed"
    case .strayReason(let column): "column '\(column)' holds the reason of an earlier rejection"
    case .json(let fault): fault.message
    case .notAnObject(let found): "a row is an object, not \(found)"
    case .noHeader: "there is no header line"
    case .emptyColumnName(let position): "column \(position) has no name in the header"
    case .duplicateColumn(let name, let first, let second):
      "the column '\(name)' stands twice in the header, as number \(first) and number \(second)"
    case .rowTooLarge(let limit): "the row that begins here is larger than \(limit) bytes"
    case .spreadsheet: "this is a workbook, not a text"
    case .utf32: "this is UTF-32"
    case .unusableDelimiter(let byte): "byte 0x\(hexadecimal(byte, 2)) cannot stand between cells"
    case .notAnArray(let found): "rows are an array of objects, not \(found)"
    }
  }

  var hints: [String] {
    switch self {
    case .cellCount: ["put a cell that holds the delimiter or a line break into quotes"]
    case .notText: ["save the file as UTF-8"]
    case .bareQuote, .textAfterQuote: ["put the whole cell into quotes, and double each quote within"]
    case .unterminatedQuote: ["close it, or double it if it belongs to the text"]
    case .strayReason: ["delete the reason and fill in the cells that are missing"]
    case .json(let fault): fault.hints
    case .notAnObject: ["write each row as {\"column\": value}"]
    case .noHeader, .emptyColumnName: ["give every column a name in the first line"]
    case .duplicateColumn: ["rename one of the two"]
    case .rowTooLarge: ["look for a quote or a bracket that is not closed"]
    case .spreadsheet: ["export the sheet as CSV in UTF-8"]
    case .utf32: ["save the file as UTF-8"]
    case .unusableDelimiter: ["name one of , ; tab |"]
    case .notAnArray("an object"): ["pass --format jsonl for one object a line, or put the object into [ ]"]
    case .notAnArray: ["write [{\"column\": value}, …]"]
    }
  }
}
