import PassCrypto
import PassData
import PassSystem

/// What the phases of a batch are put together from.
struct BatchParts {
  let forge: Forge
  let supply: RowSupply
  let options: BatchOptions
  let temporaryFolder: String

  private let destination: BatchDestination
  private let original: FileStatus?

  init(_ batch: Batch) throws {
    forge = batch.forge
    supply = batch.rows
    options = batch.options
    destination = batch.options.destination
    temporaryFolder = supply.environment["TMPDIR"] ?? "/tmp"
    original = try supply.path.map { path throws(SystemError) in try FileStatus(of: path) }
    // A dry run writes nothing, so nothing can be overwritten.
    for path in options.isDryRun ? [] : writtenPaths {
      guard let original, let there = try? FileStatus(of: path), there.isSameFile(as: original) else {
        continue
      }
      throw BatchError.rowsWouldBeOverwritten(path: path)
    }
  }

  /// What a batch writes beside its passes: none of it may be the file that rows are read from.
  private var writtenPaths: [String] {
    [rejectedPath, destination.path] + BatchDestination.reports.map(destination.companion)
  }

  /// `rejected.csv` in the shape of the input.
  private var rejectedPath: String { destination.companion("rejected.\(supply.format.rawValue)") }

  /// One phase: its rows, its tasks, its end.
  struct Phase {
    var feed: RowFeed
    let landing: Landing
    /// What the columns told that is no error.
    let columnFindings: [Diagnostic]
  }

  /// Judges every row and signs none.
  func judging() throws -> Phase {
    if case .folder(let path, _) = destination, !options.isDryRun { try Directory.create(path) }
    let reader = try RowReader(supply.input, format: supply.format, options: supply.options)
    let worker = try worker(for: reader, sink: nil)
    var feed = RowFeed(reader, tasks: tasksInFlight) { worker.judge($0) }
    let found = try columnFindings(&feed)
    let landing = Landing(
      self, worker: worker, output: nil,
      rejectedRows: options.isDryRun ? nil : RejectedFile(at: rejectedPath))
    return Phase(feed: feed, landing: landing, columnFindings: found)
  }

  /// Makes the passes.
  ///
  /// - Parameters:
  ///   - rowCount: how many rows there are, where they have been counted.
  ///   - rejected: the rows that judging rejected; nil where this phase judges itself.
  func forging(rowCount: Int?, rejected: RowSet?) throws -> Phase {
    if case .folder(let path, _) = destination { try Directory.create(path) }
    let reader = try RowReader(supply.input, format: supply.format, options: supply.options)
    // Before anything is written: columns that can be right for no row.
    var feed = RowFeed(reader, tasks: tasksInFlight) { _ in [] }
    _ = try rows(of: reader)
    let found = try columnFindings(&feed)
    let opening = try RunOpening(
      destination, options: options, forge: forge, rowCount: rowCount, temporaryFolder: temporaryFolder)
    let worker = try worker(for: reader, sink: opening.output.sink, judgedAlready: rejected)
    let known = opening.known
    feed.begin { await worker.forge($0, from: known) }
    let landing = Landing(
      self, worker: worker, output: opening.output,
      rejectedRows: rejected == nil ? RejectedFile(at: rejectedPath) : nil)
    return Phase(feed: feed, landing: landing, columnFindings: found)
  }

  /// - Throws: ``BatchError/rowsChangedMeanwhile(file:)``: half of an old file and half of a new one is no batch.
  func checkRowsUnchanged() throws {
    guard let original, let path = supply.path else { return }
    guard try FileStatus(of: path) == original else { throw BatchError.rowsChangedMeanwhile(file: path) }
  }

  private static let never: @Sendable () -> Bool = { false }
  private static let anywhere: @Sendable (Int, OutputName) -> String = { $1.text }

  /// How many signatures are made at once: a key elsewhere says it itself.
  private var lanes: Int { forge.identity?.keySessions ?? options.jobs }

  private var tasksInFlight: Int { max(4 * max(options.jobs, 2), 2 * lanes) }

  private func worker(
    for reader: RowReader, sink: (any PassSink)?, judgedAlready rejected: RowSet? = nil
  ) throws -> RowWorker {
    RowWorker(
      forge: forge, rows: try rows(of: reader), shard: options.shard,
      rejected: rejected, writer: sink?.writer, lanes: SigningLanes(count: lanes),
      sampling: Sampling(options.verification, shard: options.shard),
      mayKeep: sink?.mayKeep ?? Self.never, place: sink?.place ?? Self.anywhere)
  }

  private func rows(of reader: RowReader) throws -> RowReading {
    try RowReading(
      forge.template, file: supply.input.name, columns: reader.columns, settings: supply.settings,
      defaultZone: supply.timeZone, environment: supply.environment)
  }

  /// How many JSON rows are looked at for the names that they have.
  private static let rowsWithNames = 256

  /// What is wrong with the columns for this template.
  ///
  /// JSON rows need not all have the same members, so a name is unknown if none of the first rows has it.
  private func columnFindings(_ feed: inout RowFeed) throws -> [Diagnostic] {
    let columns = feed.reader.columns ?? Self.members(of: feed.peek(Self.rowsWithNames))
    // No row, no name: the batch is empty, and nothing is wrong with it.
    guard let columns else { return [] }
    let found = forge.findings(forColumns: columns + supply.settings.map(\.name))
    guard !found.contains(where: { $0.severity == .error }) else { throw PipelineError.refused(found) }
    return found
  }

  private static func members(of rows: [DataRow]) -> [String]? {
    var names: [String] = []
    var seen: Set<ByteString> = []
    var isEmpty = true
    for row in rows {
      guard case .success(.object(let object)) = row.content else { continue }
      isEmpty = false
      for member in object where seen.insert(ByteString(member.key)).inserted { names.append(member.key) }
    }
    return isEmpty ? nil : names
  }
}
