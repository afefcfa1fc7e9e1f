import PassPipeline
import PassSystem

/// How a batch runs.
struct BatchManner: Sendable {
  static let jobs = Option<Int>(
    "--jobs", "-j", value: "N", help: "signatures at once; otherwise one a processor")
  static let keySessions = Option<Int>(
    "--key-sessions", value: "N", help: "how many signatures at once the key makes",
    detail:
      "4 for a key in a token or behind a command, which may be more than --jobs: they wait, and need no "
      + "processor. For a key in a file, no more than so many. Everything else uses all processors.")
  static let shard = Option<ShardValue>(
    "--shard", value: "K/N", help: "only every Nth row, beginning with row K",
    detail:
      "Otherwise the scheduler says: PASSFORGE_SHARD, an array of Slurm, an indexed job of Kubernetes, parallel "
      + "jobs of GitLab, and those of GitHub with PASSFORGE_SHARD_INDEX and PASSFORGE_SHARD_TOTAL.")
  static let verify = Option<VerificationChoice>(
    "--verify", value: "WHICH", help: "open again: sample (the first, one in 256) or all")
  static let check = Flag("--check", help: "judge every row, and sign none")
  static let stream = Flag(
    "--stream", help: "judge and sign each row as it comes",
    detail:
      "Otherwise every row is judged before the first is signed, so that a batch with a fault throughout ends "
      + "before it begins.")
  static let failFast = Flag("--fail-fast", help: "stop at the first rejected row")
  static let maxErrors = Option<Int>("--max-errors", value: "N", help: "stop at the Nth rejected row")

  static let arguments: [any ArgumentKey] = [
    jobs, keySessions, shard, verify, check, stream, failFast, maxErrors,
  ]

  let mode: BatchOptions.Mode
  let largestNumberOfErrors: Int?
  private let jobs: Int?
  /// How many signatures at once the key makes; nil for the usual.
  let keySessions: Int?
  private let shard: Shard?
  private let verification: BatchOptions.Verification

  init(_ values: ArgumentValues) throws {
    jobs = try values.positive(Self.jobs)
    keySessions = try values.positive(Self.keySessions)
    shard = try values[Self.shard]?.shard
    verification = try values[Self.verify] == .all ? .all : .sample
    let isCheck = values[Self.check]
    let isStream = values[Self.stream]
    if isCheck, isStream { throw UsageError.conflict("--check", "--stream") }
    mode = isCheck ? .checkOnly : isStream ? .stream : .validateFirst
    let largest = try values.positive(Self.maxErrors)
    if values[Self.failFast], largest != nil { throw UsageError.conflict("--fail-fast", "--max-errors") }
    largestNumberOfErrors = values[Self.failFast] ? 1 : largest
  }

  /// The part of the rows, and who assigned it, where it was not the user.
  func part(in context: Context) throws -> (shard: Shard, assignedBy: String?) {
    if let shard { return (shard, nil) }
    guard let assigned = try Shard.assigned(by: context.environment) else { return (.whole, nil) }
    return (assigned.shard, assigned.by)
  }

  func options(_ outputs: BatchOutputs, shard: Shard, in context: Context) -> BatchOptions {
    var options = BatchOptions(
      destination: outputs.destination(in: context),
      jobs: min(jobs ?? Processors.available, keySessions ?? .max))
    options.isDryRun = outputs.isDryRun || outputs.spelled == nil
    options.mode = options.isDryRun ? .checkOnly : mode
    options.shard = shard
    options.verification = verification
    options.largestNumberOfErrors = largestNumberOfErrors
    options.replacesExisting = outputs.force
    return options
  }
}

/// `K/N`.
struct ShardValue: ArgumentValue {
  let shard: Shard

  static func read(_ word: String) throws(UnreadableValue) -> ShardValue {
    if let shard = Shard(parsing: word) { return ShardValue(shard: shard) }
    throw UnreadableValue(expected: "K/N", hints: ["K counts from 1: --shard 1/4 to --shard 4/4"])
  }
}

enum VerificationChoice: String, ArgumentChoice {
  case sample, all
}
