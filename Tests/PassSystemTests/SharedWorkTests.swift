import PassSystem
import Synchronization
import Testing

@Suite struct SharedWorkTests {
  @Test(arguments: [0, 1, 2, 7, 1_000], [false, true])
  func `results stand in the order of the elements`(_ count: Int, _ isBegun: Bool) {
    let work = SharedWork(Array(0..<count)) { $0 * 3 }
    if isBegun { work.begin() }
    #expect(work.results == (0..<count).map { $0 * 3 })
  }

  @Test func `each piece is worked on once, however often it is begun and asked for`() {
    let counts = Mutex([Int](repeating: 0, count: 100))
    let work = SharedWork(Array(0..<100)) { index in
      counts.withLock { $0[index] += 1 }
      return index
    }
    for _ in 0..<3 { work.begin() }
    #expect(work.results == Array(0..<100))
    #expect(work.results == Array(0..<100))
    #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
  }
}
