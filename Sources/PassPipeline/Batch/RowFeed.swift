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
  private let work: Work
  private var inFlight: [Task<[RowWorker.Work], Never>] = []
  private var first = 0
  private var hasEnded = false
  private var failure: (any Error)?
  private(set) var rowsRead = 0

  init(_ reader: RowReader, tasks window: Int, work: @escaping Work) {
    self.reader = reader
    self.window = window
    self.work = work
  }

  /// What the reader took upon itself; complete at the end.
  var notes: [Diagnostic] { reader.notes }

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
    hasEnded = true
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
    while !hasEnded, inFlight.count - first < window {
      var rows: [DataRow] = []
      rows.reserveCapacity(Self.rowsInTask)
      do {
        while rows.count < Self.rowsInTask {
          guard let row = try reader.next() else {
            hasEnded = true
            break
          }
          rowsRead = row.number
          rows.append(row)
        }
      } catch {
        failure = error
        hasEnded = true
      }
      guard !rows.isEmpty else { return }
      inFlight.append(Task { [work, rows] in await work(rows) })
    }
  }
}
