import PassData

/// Reads rows, hands them to tasks a few at a time, and gives the results back in the order of the rows.
///
/// At most a window of rows is in flight, so memory does not grow with the file.
struct RowFeed {
  /// Rows that one task takes: enough that handing over costs nothing, few enough that cores end together.
  private static let rowsInTask = 16

  typealias Work = @Sendable ([DataRow]) async -> [RowWorker.Work]

  private(set) var reader: RowReader
  private let window: Int
  private var work: Work
  private var inFlight: [Task<[RowWorker.Work], Never>] = []
  private var first = 0
  /// Rows that were read before the first work began.
  private var ahead: [DataRow] = []
  private var hasEnded = false
  private var isDraining = false
  private var failure: (any Error)?
  private(set) var rowsRead = 0

  init(_ reader: RowReader, tasks window: Int, work: @escaping Work) {
    self.reader = reader
    self.window = window
    self.work = work
  }

  /// Sets what is done with rows, before the first is asked for.
  mutating func begin(_ work: @escaping Work) { self.work = work }

  /// What the reader took upon itself; complete at the end.
  var notes: [Diagnostic] { reader.notes }

  /// The first few rows, which are worked on later: what names JSON rows have is not known before.
  ///
  /// What cannot be read on is thrown by ``next()``, when its turn comes.
  mutating func peek(_ count: Int) -> [DataRow] {
    while ahead.count < count, let row = read() { ahead.append(row) }
    return ahead
  }

  /// The results of the next few rows, or nil at the end.
  ///
  /// - Throws: why the file could not be read on, once everything before that place has been given.
  mutating func next() async throws -> [RowWorker.Work]? {
    fill()
    guard first < inFlight.count else {
      if let failure { throw failure }
      return nil
    }
    return await takeFirst()
  }

  /// What is in flight, with nothing new begun.
  mutating func drain() async -> [[RowWorker.Work]] {
    isDraining = true
    var results: [[RowWorker.Work]] = []
    while first < inFlight.count { results.append(await takeFirst()) }
    return results
  }

  private mutating func takeFirst() async -> [RowWorker.Work] {
    let task = inFlight[first]
    first += 1
    if first == inFlight.count {
      inFlight.removeAll(keepingCapacity: true)
      first = 0
    } else if first >= window {
      inFlight.removeFirst(first)
      first = 0
    }
    return await task.value
  }

  private mutating func fill() {
    while inFlight.count - first < window {
      let rows = nextRows()
      guard let last = rows.last else { return }
      rowsRead = last.number
      inFlight.append(Task { [work] in await work(rows) })
    }
  }

  /// Rows for one task; none at the end.
  private mutating func nextRows() -> [DataRow] {
    guard !isDraining else { return [] }
    var rows = Array(ahead.prefix(Self.rowsInTask))
    ahead.removeFirst(rows.count)
    while rows.count < Self.rowsInTask, let row = read() { rows.append(row) }
    return rows
  }

  /// The next row of the file; nil at its end, and where it cannot be read on.
  private mutating func read() -> DataRow? {
    guard !hasEnded else { return nil }
    do {
      if let row = try reader.next() { return row }
    } catch {
      failure = error
    }
    hasEnded = true
    return nil
  }
}
