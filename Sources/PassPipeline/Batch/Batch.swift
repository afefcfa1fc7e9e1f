public import PassData
public import PassSystem

/// Many passes of one template: a forge, rows, and where the passes go.
///
/// Exact about every row, restartable after any accident: `start()` on a destination where an earlier run of the same
/// batch ended, however it ended, keeps what is there and right and makes what is missing.
public struct Batch: Sendable {
  let forge: Forge
  let rows: RowSupply
  let options: BatchOptions

  /// - Parameter forge: made with `makesMany`, and with an identity unless rows are only judged. Its clock is that of
  ///   ``unfinishedClock(at:)`` where there is one, so that a resumed run ends in the same bytes.
  public init(forge: Forge, rows: RowSupply, options: BatchOptions) {
    self.forge = forge
    self.rows = rows
    self.options = options
  }

  /// The moment that an unfinished run at this destination writes into its signatures.
  ///
  /// - Throws: ``BatchError/runRecordUnreadable(path:)``.
  public static func unfinishedClock(at destination: BatchDestination) throws -> Timestamp? {
    guard let record = try RunRecord.read(at: destination.companion(RunRecord.name)), !record.isFinished
    else { return nil }
    return record.clock
  }

  /// Opens the rows and the destination.
  ///
  /// - Throws: for a header or names that cannot be right for any row, ``PipelineError/refused(_:)`` with all of
  ///   them; ``BatchError`` for a destination that belongs to something else.
  public func start() throws -> BatchRun {
    try BatchRun(BatchParts(self))
  }
}

/// Where rows come from and how they are read.
public struct RowSupply: Sendable {
  public var input: RowInput
  public var format: RowFormat
  public var options: RowOptions
  /// The zone of date-times that bring no offset, where their column names none.
  public var timeZone: String?
  /// The path of the file, where it is one: it must not be overwritten, nor change while it is read.
  public var path: String?

  /// Values that win over every row's (`--set`).
  public var settings: [(name: String, text: String)] = []

  /// Where zone data and temporary files are looked for (`TZDIR`, `TMPDIR`).
  public var environment: Environment

  public init(
    input: RowInput, format: RowFormat, options: RowOptions = RowOptions(), timeZone: String? = nil,
    path: String? = nil, environment: Environment
  ) {
    self.environment = environment
    self.input = input
    self.format = format
    self.options = options
    self.timeZone = timeZone
    self.path = path
  }
}
