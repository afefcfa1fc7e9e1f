import PassData
import PassLint

/// What a line asks `lint` to judge, and by which rules.
struct LintRequest: Sendable {
  let path: String
  let data: DataOptions
  let judgesAllRows: Bool
  let timeZone: String?
  /// The older version of the same pass.
  let against: String?
  let options: LintOptions
  let moment: Timestamp?

  init(_ values: ArgumentValues) throws {
    path = try values[LintCommand.path]
    data = try DataOptions(values)
    judgesAllRows = values[LintCommand.allRows]
    timeZone = try values[LintCommand.timeZone]
    against = try values[LintCommand.against]
    moment = try values[LintCommand.moment]
    let only = Set(try values[LintCommand.only])
    options = LintOptions(
      isStrict: values[LintCommand.strict], ignored: Set(try values[LintCommand.ignore]),
      only: only.isEmpty ? nil : only)
    try options.validate()
    if judgesAllRows, data.data == nil { throw UsageError.needs("--all-rows", what: "--data FILE") }
    if judgesAllRows, against != nil { throw UsageError.conflict("--all-rows", "--against") }
    if timeZone != nil, !judgesAllRows { throw UsageError.needs("--timezone", what: "--all-rows") }
    let users = (path == "-" ? ["PATH"] : []) + data.standardInputUsers
    if users.count > 1 { throw UsageError.inputTakenTwice(users[0], users[1]) }
  }
}
