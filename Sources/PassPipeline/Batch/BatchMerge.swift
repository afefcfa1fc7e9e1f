public import PassData
import PassSystem

/// Joins the reports of shards, and proves that together they are one batch: every row once, no file twice, no serial
/// number twice.
///
/// Reports are sorted by row, so they are read side by side and never held: memory does not grow with them.
public struct BatchMerge {
  private let parts: [BatchMergePart]
  private let given: Int?
  private let temporaryFolder: String

  /// - Parameters:
  ///   - parts: folders of batches, archives or reports: how the user named each, and where it lies.
  ///   - rows: how many rows there should be; nil for what the shards wrote down.
  /// - Throws: ``BatchMergeError/noReport(path:)``.
  public init(_ parts: [(name: String, path: String)], rows: Int?, temporaryFolder: String) throws {
    self.parts = try parts.map { try BatchMergePart($0.name, at: $0.path) }
    given = rows
    self.temporaryFolder = temporaryFolder
  }

  /// Reads all reports to their end.
  ///
  /// - Parameter take: is given each line, with its line feed, in the order of the rows; a line of a row that has come
  ///   before is left out.
  /// - Throws: ``BatchMergeError`` for a report that cannot be read on.
  public func run(_ take: ([UInt8]) throws -> Void = { _ in }) throws -> BatchUnion {
    var check = BatchMergeCheck(parts, rows: given, spillingInto: temporaryFolder)
    var queue = BatchMergeQueue()
    var readers = try parts.map { try $0.reader() }
    for index in readers.indices { try queue.push(next(&readers[index], index, after: 0), from: index) }
    while let (line, index) = queue.pop() {
      if try check.take(line, from: index) { try take(line.raw + [UInt8(ascii: "\n")]) }
      try queue.push(next(&readers[index], index, after: line.row), from: index)
    }
    return check.finish()
  }

  private func next(_ reader: inout RowReader, _ index: Int, after row: Int) throws -> BatchMergeLine? {
    guard let found = try reader.next() else { return nil }
    let line = try BatchMergeLine(found, of: parts[index])
    // Twice the same row is for the check; going back would break the merge itself.
    guard line.row >= row else {
      throw BatchMergeError.notSorted(report: parts[index].name, line: found.line)
    }
    return line
  }
}

/// What the shards came to together.
public struct BatchUnion: Sendable, Equatable {
  public var parts = 0
  /// Rows that are told of.
  public var rows = 0
  /// How many there should be; nil where nobody knows.
  public var expected: Int?
  public var made = 0
  public var rejected = 0
  public var bytes = 0
  /// What keeps the union from being one batch; the first hundred.
  public var findings: [Diagnostic] = []
  /// How many findings there are in all.
  public var faults = 0

  public var isProven: Bool { faults == 0 }

  public init() {}
}

/// The lines that come next, the lowest row first; of one row, that of the part named first.
struct BatchMergeQueue {
  private var heap: [(line: BatchMergeLine, part: Int)] = []

  mutating func push(_ line: BatchMergeLine?, from part: Int) {
    guard let line else { return }
    heap.append((line, part))
    var child = heap.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (BatchMergeLine, Int)? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
      guard let least = children.min(by: isBefore), isBefore(least, parent) else { break }
      heap.swapAt(parent, least)
      parent = least
    }
    return first
  }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    (heap[one].line.row, heap[one].part) < (heap[other].line.row, heap[other].part)
  }
}
