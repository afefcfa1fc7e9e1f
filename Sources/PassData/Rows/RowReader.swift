/// Reads the rows of a file one after the other, whatever its format, in memory that does not grow with it.
///
/// To read a file a second time, make a second reader of the same ``RowInput``.
public struct RowReader: Sendable {
  public let format: RowFormat
  private let name: String
  private var source: any RowSource

  /// Opens the file and reads the header, where the format has one.
  ///
  /// - Throws: ``RowError`` for a header that cannot be used or a file that is no text, and what the input throws.
  public init(_ input: RowInput, format: RowFormat, options: RowOptions = RowOptions()) throws {
    self.format = format
    name = input.name
    var options = options
    switch format {
    case .csv: source = try CSVReader(input, options: options)
    case .tsv:
      options.delimiter = options.delimiter ?? UInt8(ascii: "\t")
      source = try CSVReader(input, options: options)
    case .jsonLines: source = try JSONLinesReader(input, options: options)
    case .jsonArray: source = try JSONArrayReader(input, options: options)
    }
  }

  /// The next row, or nil at the end.
  ///
  /// - Throws: ``RowError`` where reading cannot go on, and what the input throws. A row that cannot be read throws
  ///   nothing: it is a value, see ``DataRow/content``.
  public mutating func next() throws -> DataRow? { try source.next() }

  /// The columns of a CSV file, trimmed, in their order, without our own reason column; nil for JSON.
  public var columns: [String]? { csv?.header.columns }

  /// Whether a CSV file has the column ``rejectionReasonColumn``, so it was written by an earlier run. It is passed over.
  public var hasReasonColumn: Bool { csv?.header.reasonPosition != nil }

  /// What stands between the cells of a CSV file; nil for JSON.
  public var delimiter: UInt8? { csv?.delimiter }

  /// The encoding; UTF-8 as long as nothing but ASCII has come.
  public var encoding: RowEncoding { csv?.encoding ?? .utf8 }

  public var hasByteOrderMark: Bool { source.hasByteOrderMark }

  /// What the reader took upon itself and the user should know: an encoding that it guessed. Complete after the last
  /// row.
  public var notes: [Diagnostic] {
    guard let csv, csv.encodingIsGuess else { return [] }
    return [
      Diagnostic(
        .warning, "rows.encoding-guess",
        "the file is not UTF-8; it is read as \(encoding.rawValue), which is a guess",
        at: SourceLocation(file: name),
        hints: ["pass --encoding \(encoding.rawValue) if that is right, or save the file as UTF-8"])
    ]
  }

  var csv: CSVReader? { source as? CSVReader }
}

/// A reader of one format.
protocol RowSource: Sendable {
  var hasByteOrderMark: Bool { get }
  mutating func next() throws -> DataRow?
}
