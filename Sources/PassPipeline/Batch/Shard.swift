public import PassSystem

/// One part of a batch that is split over machines or jobs: every N-th row, beginning with row K.
///
/// Row n (from 1) belongs to shard K of N where `(n - 1) % N == K - 1`. The union of all N is the whole, and no row
/// is in two.
public struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// From 1 to ``count``.
  public let number: Int
  public let count: Int

  public static let whole = Shard(unchecked: 1, count: 1)

  private init(unchecked number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `K/N`, both from 1.
  public init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Self.count(parts[0]), let count = Self.count(parts[1]) else {
      return nil
    }
    self.init(number: number, of: count)
  }

  public init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.init(unchecked: number, count: count)
  }

  public func contains(row: Int) -> Bool { (row - 1) % count == number - 1 }

  /// How many of so many rows belong to this part.
  public func rows(of total: Int) -> Int { total < number ? 0 : (total - number) / count + 1 }

  public var description: String { "\(number)/\(count)" }

  /// Digits only, so that `+1` and `1_0` are not numbers.
  private static func count(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}

extension Shard {
  /// Where a scheduler says which part this process is.
  private struct Scheduler {
    let name: String
    let index: String
    let total: String
    /// The number of the first part.
    let first: Int
  }

  /// In the order in which they are asked. GitHub has no variable of its own: its workflow passes
  /// `strategy.job-index` and `strategy.job-total` on. Kubernetes gives the index, and the manifest the total.
  private static let schedulers = [
    Scheduler(name: "passforge", index: "PASSFORGE_SHARD_INDEX", total: "PASSFORGE_SHARD_TOTAL", first: 0),
    Scheduler(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", total: "JOB_COMPLETIONS", first: 0),
    Scheduler(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
  ]

  /// The part that the environment assigns, and who assigned it; nil where nothing does.
  ///
  /// - Throws: ``BatchError/shardEnvironment(variable:value:)`` for variables that make no sense together: half a
  ///   batch in silence would be worse than none.
  public static func assigned(by environment: Environment) throws(BatchError) -> (shard: Shard, by: String)? {
    if let text = environment["PASSFORGE_SHARD"] {
      guard let shard = Shard(parsing: text) else {
        throw .shardEnvironment(variable: "PASSFORGE_SHARD", value: text)
      }
      return (shard, "PASSFORGE_SHARD")
    }
    if let slurm = try slurm(environment) { return (slurm, "Slurm") }
    for scheduler in schedulers {
      guard let indexText = environment[scheduler.index], let totalText = environment[scheduler.total] else {
        continue
      }
      guard let index = count(indexText[...]), let total = count(totalText[...]),
        let shard = Shard(number: index - scheduler.first + 1, of: total)
      else { throw .shardEnvironment(variable: scheduler.index, value: "\(indexText) of \(totalText)") }
      if total > 1 { return (shard, scheduler.name) }
    }
    return nil
  }

  /// An array such as `--array=0-6:2` counts in steps: its tasks 0, 2, 4, 6 are parts 1 to 4 of 4.
  private static func slurm(_ environment: Environment) throws(BatchError) -> Shard? {
    guard let idText = environment["SLURM_ARRAY_TASK_ID"],
      let totalText = environment["SLURM_ARRAY_TASK_COUNT"]
    else { return nil }
    let first = environment["SLURM_ARRAY_TASK_MIN"].flatMap { count($0[...]) } ?? 0
    let step = environment["SLURM_ARRAY_TASK_STEP"].flatMap { count($0[...]) } ?? 1
    guard let id = count(idText[...]), let total = count(totalText[...]), step > 0, id >= first,
      (id - first) % step == 0, let shard = Shard(number: (id - first) / step + 1, of: total)
    else { throw .shardEnvironment(variable: "SLURM_ARRAY_TASK_ID", value: "\(idText) of \(totalText)") }
    return shard
  }
}
