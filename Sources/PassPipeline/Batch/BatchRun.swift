public import PassData

/// A batch that runs: the outcomes of its rows, in the order of the rows, as they land.
///
///     let run = try Batch(forge: forge, rows: rows, options: options).start()
///     for try await outcome in run { … }
///     print(run.totals.made)
///
/// Work goes on only as fast as outcomes are taken: at most a window of rows is in flight. Rows are typed, rendered,
/// signed and written by many tasks; names, `unique` columns, reports and the passes' names are the business of one,
/// this one. Use it from one task.
public final class BatchRun: AsyncSequence, AsyncIteratorProtocol {
  public typealias Element = RowOutcome

  /// What the present phase has come to so far.
  public private(set) var totals = BatchTotals()

  /// What judging came to, once it is over.
  public private(set) var judged: BatchTotals?

  /// Whether rows are only judged now; see ``BatchOptions/Mode``.
  public private(set) var isJudging: Bool

  /// Whether ``stop()``, or too many rejected rows, ended the run before its last row.
  public private(set) var endedEarly = false

  /// Called again and again while work goes on, also where there is no outcome to tell for long: for progress, and for
  /// a look at whether to ``stop()``.
  public var heartbeat: ((BatchRun) -> Void)?

  /// What all rows together showed: warnings of rows, each rule once, and of the whole batch, such as one authentication
  /// token for many passes. Complete at the end.
  public var findings: [Diagnostic] { judgedFindings ?? phase.landing.findings }

  private let parts: BatchParts
  private var phase: BatchParts.Phase
  private var rejected = RowSet()
  private var ready: [RowOutcome] = []
  /// Rows that judging rejected, for the case that no other phase comes to tell of them.
  private var untold: [RowOutcome] = []
  private var nextReady = 0
  private var judgedFindings: [Diagnostic]?
  private var isStopping = false
  private var isOver = false

  init(_ parts: BatchParts) throws {
    self.parts = parts
    isJudging = parts.options.mode != .stream
    phase = try isJudging ? parts.judging() : parts.forging(rowCount: nil, rejected: nil)
  }

  public func makeAsyncIterator() -> BatchRun { self }

  /// Takes no new rows; what is in flight still lands. For Ctrl-C: the same command goes on later.
  public func stop() { isStopping = true }

  /// Whether ``stop()`` was called.
  public var isStopped: Bool { isStopping }

  /// What the reader of the rows took upon itself, such as a guessed encoding, and columns that nothing uses. Complete
  /// at the end.
  public var notes: [Diagnostic] { phase.feed.notes + phase.columnFindings }

  /// How many rows of the input there are, as far as that is known.
  public private(set) var rowCount: Int?

  /// How many rows of the input the present phase has read.
  public var rowsRead: Int { phase.feed.rowsRead }

  /// The outcome of the next row; nil when the batch is over and its reports are complete.
  ///
  /// In a batch that judges first, the outcomes of judging are told only where nothing follows: in `checkOnly`, and
  /// where too many rows were rejected.
  ///
  /// - Throws: what ends a batch: rows that cannot be read on, a full disk, a key that fails. What is made stays, and
  ///   the same batch goes on from there.
  public func next() async throws -> RowOutcome? {
    while nextReady == ready.count {
      guard !isOver else { return nil }
      heartbeat?(self)
      ready.removeAll(keepingCapacity: true)
      nextReady = 0
      try await advance()
    }
    defer { nextReady += 1 }
    return ready[nextReady]
  }

  private func advance() async throws {
    do {
      // A task that is cancelled stops like one that was asked to.
      if Task.isCancelled { isStopping = true }
      if isStopping || phase.landing.hasTooManyErrors { return try await endEarly() }
      guard let works = try await phase.feed.next() else { return try endPhase() }
      try await land(works)
    } catch {
      // Even then the report is synced and what was rejected is written down.
      isOver = true
      _ = await phase.feed.drain()
      try? phase.landing.pause()
      throw error
    }
  }

  private func land(_ works: [RowWorker.Work]) async throws {
    for work in works {
      guard !phase.landing.hasTooManyErrors else { return }
      guard let outcome = try await phase.landing.land(work, like: phase.feed.reader) else { continue }
      totals.count(outcome)
      if isJudging, case .rejected(let row) = outcome {
        rejected.insert(row.row)
        if parts.options.mode == .validateFirst, parts.options.largestNumberOfErrors != nil {
          untold.append(outcome)
        }
      }
      if !isJudging || parts.options.mode == .checkOnly { ready.append(outcome) }
    }
  }

  private func endEarly() async throws {
    endedEarly = true
    isOver = true
    let inFlight = await phase.feed.drain()
    if isStopping { for works in inFlight { try await land(works) } }
    try phase.landing.pause()
    if isJudging { ready += untold }
  }

  private func endPhase() throws {
    try parts.checkRowsUnchanged()
    try phase.landing.finish(rowCount: phase.feed.rowsRead)
    rowCount = phase.feed.rowsRead
    guard isJudging else {
      isOver = true
      return
    }
    judged = totals
    guard parts.options.mode == .validateFirst else {
      isOver = true
      return
    }
    isJudging = false
    untold = []
    judgedFindings = phase.landing.findings
    totals = BatchTotals()
    phase = try parts.forging(rowCount: rowCount, rejected: rejected)
  }
}

extension BatchTotals {
  mutating func count(_ outcome: RowOutcome) {
    rows += 1
    switch outcome {
    case .judged: break
    case .made(let pass):
      made += 1
      bytes += pass.bytes
    case .kept(let pass):
      kept += 1
      bytes += pass.bytes
    case .rejected: rejected += 1
    }
  }
}
