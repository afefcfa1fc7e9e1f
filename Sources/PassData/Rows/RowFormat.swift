/// The shapes of files in which rows come.
public enum RowFormat: String, Sendable, CaseIterable {
  /// RFC 4180, with the delimiter found out or declared.
  case csv
  /// The same with tabs.
  case tsv
  /// One JSON object a line.
  case jsonLines = "jsonl"
  /// One array of JSON objects.
  case jsonArray = "json"

  /// The format that a file's extension says.
  public init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch fileName[fileName.utf8.index(after: dot)...].lowercased() {
    case "csv", "txt": self = .csv
    case "tsv", "tab": self = .tsv
    case "jsonl", "ndjson": self = .jsonLines
    case "json": self = .jsonArray
    default: return nil
    }
  }
}

/// What the user says about a file of rows.
public struct RowOptions: Sendable {
  /// The ASCII sign between cells, see ``delimiter(named:)``; nil to find out which of `,` `;` tab `|` it is.
  public var delimiter: UInt8?

  /// Nil for UTF-8 unless the bytes tell otherwise. A byte order mark knows better than this.
  public var encoding: RowEncoding?

  /// How many bytes one row may have.
  public var largestRow = 1 << 20

  public init(delimiter: UInt8? = nil, encoding: RowEncoding? = nil, largestRow: Int = 1 << 20) {
    self.delimiter = delimiter
    self.encoding = encoding
    self.largestRow = largestRow
  }
}

extension RowOptions {
  /// The delimiter that a user names: one sign, or the word `tab`. Nil for what cannot stand between cells.
  public static func delimiter(named name: String) -> UInt8? {
    if name == "tab" || name == "\\t" { return 0x09 }
    guard let byte = name.utf8.first, name.utf8.count == 1, CSVDelimiter.isUsable(byte) else { return nil }
    return byte
  }
}
