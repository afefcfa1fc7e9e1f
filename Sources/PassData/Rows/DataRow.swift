/// One row of data, as it stood in its file.
public struct DataRow: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    /// Of a CSV file: one text per column of ``RowReader/columns``, in that order.
    case cells([String])
    /// Of a JSON file.
    case object(JSONObject)
  }

  /// Counted from 1; the header and blank lines do not count.
  public let number: Int

  /// Where the row begins. A quoted cell may hold line breaks, so this is not ``number`` plus one.
  public let line: Int

  /// The bytes of the row as they stand in the input, without the line end and without our own reason of an earlier
  /// rejection.
  public let raw: [UInt8]

  /// What the row holds, or why it cannot be read. A faulty row does not end the file.
  public let content: Result<Content, RowError>

  public init(number: Int, line: Int, raw: [UInt8], content: Result<Content, RowError>) {
    self.number = number
    self.line = line
    self.raw = raw
    self.content = content
  }
}

/// The name of the column or member that tells why a row was rejected. Readers pass over it.
public let rejectionReasonColumn = "passforge_reason"
