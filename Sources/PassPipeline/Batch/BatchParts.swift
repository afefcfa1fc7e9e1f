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
    if !options.isDryRun, let original, let there = try? FileStatus(of: rejectedPath),
      there.isSameFile(as: original)
    {
      throw BatchError.rowsWouldBeOverwritten(path: rejectedPath)
    }
  }

  /// `rejected.csv` in the shape of the input.
  private var rejectedPath: String { destination.companion("rejected.\(supply.format.rawValue)") }

  /// One phase: its rows, its tasks, its end.
  struct Phase {
    var feed: RowFeed
    let landing: Landing
  }

  /// Judges every row and signs none.
  func judging() throws -> Phase {
    if case .folder(let path, _) = destination, !options.isDryRun { try Directory.create(path) }
    let reader = try RowReader(supply.input, format: supply.format, options: supply.options)
    let worker = try worker(for: reader, sink: nil)
    let feed = RowFeed(reader, tasks: tasksInFlight) { worker.judge($0) }
    let landing = Landing(
      self, worker: worker, output: nil,
      rejectedRows: options.isDryRun ? nil : RejectedFile(at: rejectedPath))
    return Phase(feed: feed, landing: landing)
  }

  /// Makes the passes.
  ///
  /// - Parameters:
  ///   - rowCount: how many rows there are, where they have been counted.
  ///   - rejected: the rows that judging rejected; nil where this phase judges itself.
  func forging(rowCount: Int?, rejected: RowSet?) throws -> Phase {
    if case .folder(let path, _) = destination { try Directory.create(path) }
    let reader = try RowReader(supply.input, format: supply.format, options: supply.options)
    let opening = try RunOpening(
      destination, options: options, clock: forge.options.clock, rowCount: rowCount,
      temporaryFolder: temporaryFolder)
    let worker = try worker(for: reader, sink: opening.output.sink, judgedAlready: rejected)
    let known = opening.known
    let feed = RowFeed(reader, tasks: tasksInFlight) { await worker.forge($0, from: known) }
    let landing = Landing(
      self, worker: worker, output: opening.output,
      rejectedRows: rejected == nil ? RejectedFile(at: rejectedPath) : nil)
    return Phase(feed: feed, landing: landing)
  }

  /// - Throws: ``BatchError/rowsChangedMeanwhile(file:)``: half of an old file and half of a new one is no batch.
  func checkRowsUnchanged() throws {
    guard let original, let path = supply.path else { return }
    guard try FileStatus(of: path) == original else { throw BatchError.rowsChangedMeanwhile(file: path) }
  }

  /// What is wrong with the columns of a CSV file, whatever its rows say.
  func columnFindings(_ reader: RowReader) -> [Diagnostic] {
    guard let columns = reader.columns else { return [] }
    return forge.findings(forColumns: columns + supply.settings.map(\.name))
  }

  private static let anywhere: @Sendable (Int, OutputName) -> String = { $1.text }

  private var tasksInFlight: Int { 4 * max(options.jobs, 2) }

  private func worker(
    for reader: RowReader, sink: (any PassSink)?, judgedAlready rejected: RowSet? = nil
  ) throws -> RowWorker {
    let rows = try RowReading(
      forge.template, file: supply.input.name, columns: reader.columns, settings: supply.settings,
      defaultZone: supply.timeZone, environment: supply.environment)
    let found = columnFindings(reader)
    guard !found.contains(where: { $0.severity == .error }) else { throw PipelineError.refused(found) }
    return RowWorker(
      forge: forge, rows: rows, shard: options.shard,
      rejected: rejected, writer: sink?.writer, lanes: SigningLanes(count: options.jobs),
      sampling: Sampling(options.verification, shard: options.shard),
      place: sink?.place ?? Self.anywhere)
  }
}
