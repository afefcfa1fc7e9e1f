import PassPipeline

struct BatchCommand: Command {
  static let name = "batch"
  static let abstract = "one folder and a spreadsheet -> many passes"
  static let discussion = [
    "Makes a pass of every row. All rows are judged before the first pass is signed; a bad row fails alone: it goes to "
      + "rejected.csv beside the passes, in the shape of the input and with the reason in a last column, so that it can "
      + "be mended there and fed in again.",
    "After Ctrl-C, a crash or a full disk the same command goes on: what is there and right is kept, what is missing is "
      + "made, and a row that changed is made anew. report.ndjson tells of each row, SHA256SUMS of each file.",
    "The exit status is 0 where every row became a pass, 1 where rows were rejected, 2 where the batch could not run, "
      + "130 after Ctrl-C.",
  ]
  static let examples = [
    Example("passforge batch coffee --data guests.csv -o out/ --identity prod.p12", "a file a guest"),
    Example("passforge batch coffee --data guests.csv --check", "only look at the rows"),
    Example("passforge batch coffee --data guests.csv --archive out.tar --development", "one file with all"),
    Example(
      "passforge batch coffee --data guests.csv -o out-1 --shard 1/4 --identity prod.p12", "a quarter of them"
    ),
  ]

  static let folder = Positional<String>(
    "FOLDER", help: "a pass folder, with or without template.json", completion: .folder)
  static let arguments: [any ArgumentKey] =
    [folder] + BatchRows.arguments + BatchOutputs.arguments + SigningOptions.arguments + [PassMaking.signedAt]
    + BatchManner.arguments + [LintingOptions.allow]

  static let rareOptions: Set<String> = [
    "--delimiter", "--encoding", "--flat", "--certificate", "--key", "--intermediate", "--ids-from-cert",
    "--password-fd", "--signed-at", "--key-sessions", "--allow", "--color",
  ]

  private let job: BatchJob

  init(_ values: ArgumentValues) throws {
    let manner = try BatchManner(values)
    job = BatchJob(
      folder: try values[Self.folder], rows: try BatchRows(values),
      outputs: try BatchOutputs(
        values, mayBeMissing: manner.mode == .checkOnly || values[OutputOptions.dryRun]),
      manner: manner, signing: try SigningOptions(values), linting: try LintingOptions(values),
      signedAt: try values[PassMaking.signedAt])
    let users = job.rows.options.standardInputUsers + job.signing.standardInputUsers
    if users.count > 1 { throw UsageError.inputTakenTwice(users[0], users[1]) }
  }

  func run(in context: Context) async throws -> ExitStatus { try await job.run(in: context) }
}
