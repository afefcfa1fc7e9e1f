import Testing

@testable import PassPipeline

@Suite struct SamplingTests {
  @Test func `the first that is made and one in 256`() {
    let sampling = Sampling(.sample, shard: .whole)
    #expect((5...1_000).filter(sampling.takes(row:)) == [5, 257, 513, 769])
  }

  @Test func `each shard has its own`() throws {
    let sampling = Sampling(.sample, shard: try #require(Shard(parsing: "2/4")))
    let rows = stride(from: 2, through: 4_000, by: 4)
    #expect(rows.filter(sampling.takes(row:)) == [2, 1_026, 2_050, 3_074])
  }

  @Test func `or all`() {
    let sampling = Sampling(.all, shard: .whole)
    #expect((1...300).filter(sampling.takes(row:)).count == 300)
  }
}
