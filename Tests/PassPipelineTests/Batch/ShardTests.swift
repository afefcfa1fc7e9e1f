import PassPipeline
import PassSystem
import Testing

@Suite struct ShardTests {
  @Test(arguments: ["0/4", "5/4", "1", "1/0", "a/b", "1/2/3", "+1/2", " 1/2", "/", ""])
  func `what is no part of a batch is refused`(_ text: String) {
    #expect(Shard(parsing: text) == nil)
  }

  @Test func `shards cover every row once`() throws {
    let shards = try (1...7).map { try #require(Shard(parsing: "\($0)/7")) }
    for row in 1...100 { #expect(shards.filter { $0.contains(row: row) }.count == 1) }
    #expect(Shard.whole.contains(row: 12))
  }

  struct Case: CustomTestStringConvertible {
    let variables: [String: String]
    let expected: String?
    var testDescription: String { "\(variables)" }
  }

  static let cases = [
    Case(variables: [:], expected: nil),
    Case(variables: ["PASSFORGE_SHARD": "2/3"], expected: "2/3"),
    Case(variables: ["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "5"], expected: "1/5"),
    Case(variables: ["JOB_COMPLETION_INDEX": "4"], expected: nil),
    Case(variables: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"], expected: "3/4"),
    Case(variables: ["CI_NODE_TOTAL": "1", "CI_NODE_INDEX": "1"], expected: nil),
    Case(variables: ["PASSFORGE_SHARD_INDEX": "3", "PASSFORGE_SHARD_TOTAL": "4"], expected: "4/4"),
    Case(
      variables: ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"],
      expected: "4/4"),
    Case(
      variables: [
        "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1",
        "SLURM_ARRAY_TASK_STEP": "2",
      ], expected: "3/3"),
  ]

  @Test(arguments: cases) func `schedulers assign parts`(_ each: Case) throws {
    #expect(try Shard.assigned(by: Environment(each.variables))?.shard.description == each.expected)
  }

  @Test(arguments: [
    ["PASSFORGE_SHARD": "4/3"], ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"],
    [
      "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1",
      "SLURM_ARRAY_TASK_STEP": "2",
    ],
  ]) func `a senseless assignment is an error, not a guess`(_ variables: [String: String]) {
    #expect(throws: BatchError.self) { try Shard.assigned(by: Environment(variables)) }
  }
}
