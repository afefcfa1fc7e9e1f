import PassSystem
import Testing

@Suite struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 7, 1_000]) func `results stand in the order of the elements`(_ count: Int) {
    #expect(Array(0..<count).mappedInParallel { $0 * 3 } == (0..<count).map { $0 * 3 })
  }
}
