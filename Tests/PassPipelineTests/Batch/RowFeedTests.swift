import PassData
import PassSystem
import Testing

@testable import PassPipeline

@Suite struct RowFeedTests {
  private func feed(_ text: String, _ format: RowFormat = .csv, window: Int = 3) throws -> RowFeed {
    let reader = try RowReader(RowInput(name: "rows", bytes: Array(text.utf8), pieceSize: 7), format: format)
    return RowFeed(reader, tasks: window) { rows in
      // Later tasks end first.
      if rows.first?.number == 1 { for _ in 0..<50 { await Task.yield() } }
      return rows.map { RowWorker.Work(row: $0, result: .judged) }
    }
  }

  private static func lines(_ count: Int) -> String { "a\n" + (1...count).map { "\($0)\n" }.joined() }

  private func all(_ feed: inout RowFeed) async throws -> [Int] {
    var numbers: [Int] = []
    while let works = try await feed.next() { numbers += works.map(\.row.number) }
    return numbers
  }

  @Test(arguments: [1, 15, 16, 17, 48, 49, 500]) func `results come in the order of the rows`(_ count: Int)
    async throws
  {
    var feed = try feed(Self.lines(count))
    #expect(try await all(&feed) == Array(1...count))
    #expect(feed.rowsRead == count)
    #expect(try await feed.next() == nil)
  }

  @Test(arguments: [1, 16, 20, 100]) func `rows that were looked at first are worked on all the same`(
    _ count: Int
  ) async throws {
    var feed = try feed(Self.lines(60))
    let ahead = feed.peek(count)
    #expect(ahead.map(\.number) == Array(1...min(count, 60)))
    #expect(feed.rowsRead == 0)
    #expect(try await all(&feed) == Array(1...60))
  }

  @Test func `what cannot be read on is told after the rows before it`() async throws {
    struct Torn: ByteSource {
      struct Cut: Error {}
      var rest = Array(RowFeedTests.lines(40_000).utf8)
      mutating func next() throws -> [UInt8] {
        guard !rest.isEmpty else { throw Cut() }
        defer { rest = [] }
        return rest
      }
    }
    let reader = try RowReader(RowInput(name: "rows") { Torn() }, format: .csv)
    var feed = RowFeed(reader, tasks: 2) { rows in rows.map { RowWorker.Work(row: $0, result: .judged) } }
    _ = feed.peek(100)
    var numbers: [Int] = []
    await #expect(throws: (any Error).self) {
      while let works = try await feed.next() { numbers += works.map(\.row.number) }
    }
    #expect(numbers.starts(with: Array(1...30_000)))
  }

  @Test func `draining gives what is in flight and begins nothing new`() async throws {
    var feed = try feed(Self.lines(500))
    let first = try #require(try await feed.next())
    let rest = await feed.drain()
    let numbers = (first + rest.joined()).map(\.row.number)
    #expect(numbers == Array(1...numbers.count))
    #expect(numbers.count <= 16 * 4)
    #expect(try await feed.next() == nil)
  }
}
