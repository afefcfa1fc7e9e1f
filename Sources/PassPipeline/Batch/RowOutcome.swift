public import PassData

/// What became of one row.
public enum RowOutcome: Sendable, Equatable {
  /// Judged and found good, where nothing is signed.
  case judged(row: Int, line: Int)
  case made(BatchPass)
  /// An earlier run made this very pass, and it is still there.
  case kept(BatchPass)
  case rejected(RejectedRow)

  /// Counted from 1.
  public var row: Int {
    switch self {
    case .judged(let row, _): row
    case .made(let pass), .kept(let pass): pass.row
    case .rejected(let rejected): rejected.row
    }
  }
}

/// A pass of a batch, as its report tells of it. Nothing personal but the serial.
public struct BatchPass: Sendable, Equatable {
  public var row: Int
  public var line: Int
  public var serial: String
  /// Relative to the destination: `0/C-1042.pkpass` in a folder, the name inside an archive.
  public var file: String
  public var bytes: Int
  /// SHA-256 of the file, hexadecimal.
  public var sha256: String
  /// SHA-256 of its manifest.json, hexadecimal: the same whoever signed it and when.
  public var contentDigest: String
  /// SHA-256 over template, row and identity, hexadecimal: what tells a changed row from one that is done.
  public var inputDigest: String
}

/// A row that no pass was made of.
public struct RejectedRow: Sendable, Equatable {
  public var row: Int
  public var line: Int
  /// At least one error.
  public var reasons: [Diagnostic]
}
