import PassBundle
import PassData
import PassLint
import PassSystem

struct LintCommand: ImmediateCommand {
  static let name = "lint"
  static let abstract = "what is wrong with it, and how to mend it"
  static let discussion = [
    "Judges a pass folder with the examples of template.json or a row of yours, a finished .pkpass or .pkpasses, or a "
      + "bare pass.json: every known reason why Wallet refuses a pass, shows it wrongly or loses a part of it. An error is "
      + "a refusal, a warning a loss, a note worth knowing. passforge explain ID tells why.",
    "A folder's template.json may list rules to ignore, each with a reason; that silences warnings and notes, never "
      + "errors. The status is 1 where an error was found, or more warnings than --max-warnings.",
  ]
  static let examples = [
    Example("passforge lint coffee", "a folder, filled with its examples"),
    Example("passforge lint ticket --data guests.csv --all-rows", "every row of a sheet, findings grouped"),
    Example("passforge lint coffee --fix --dry-run", "what can be mended, as a diff"),
    Example("passforge lint new.pkpass --against old.pkpass", "may the new one replace the old one?"),
    Example("passforge lint coffee --format sarif > lint.sarif", "for code scanning"),
  ]

  static let path = Positional<String>("PATH|-", help: "a folder, .pkpass, .pkpasses or pass.json")
  static let allRows = Flag(
    "--all-rows", help: "judge every row of --data, findings grouped",
    detail:
      "Then --data may be CSV, TSV, JSON lines or a JSON array, and two rows are held against each other, too.",
    under: .data)
  static let timeZone = Option<String>(
    "--timezone", value: "ZONE", help: "of date-times without offset, with --all-rows", under: .data)
  static let against = Option<String>(
    "--against", value: "OLD.pkpass", help: "an older version of the same pass",
    detail: "Type, serial number and token must not change from version to version.", completion: .file)
  static let format = Option<LintOutput>(
    "--format", value: "FORMAT", help: "text, json, sarif, github, gitlab or junit", under: .output)
  static let json = Flag("--json", help: "the same as --format json (docs/json.md)", under: .output)
  static let strict = Flag("--strict", help: "warnings are errors")
  static let fix = Flag(
    "--fix", help: "mend what is mechanical, in place",
    detail: "Order, spelling and layout of the rest stay as they are.")
  static let dryRun = Flag("--dry-run", help: "with --fix: print the diff, change nothing")
  static let only = RepeatedOption<String>("--only", value: "ID", help: "judge by this rule alone")
  static let ignore = RepeatedOption<String>(
    "--ignore", value: "ID", help: "do not tell of warnings of this rule")
  static let maximum = Option<Int>(
    "--max-warnings", value: "N", help: "more warnings than these are status 1")
  static let moment = Option<Timestamp>(
    "--at", value: "TIME", help: "judge as of this moment",
    detail: "Otherwise SOURCE_DATE_EPOCH, otherwise the time it is.")
  static let arguments: [any ArgumentKey] =
    [path] + DataOptions.arguments + [
      allRows, timeZone, format, json, against, strict, only, ignore, maximum, fix, dryRun, moment,
    ]

  private let request: LintRequest
  private let output: LintOutput
  private let maximum: Int?
  private let fixes: Bool
  private let isDryRun: Bool

  init(_ values: ArgumentValues) throws {
    request = try LintRequest(values)
    let format = try values[Self.format]
    if let format, format != .json, values[Self.json] { throw UsageError.conflict("--format", "--json") }
    output = values[Self.json] ? .json : format ?? .text
    maximum = try values[Self.maximum]
    fixes = values[Self.fix]
    isDryRun = values[Self.dryRun]
    if isDryRun, !fixes { throw UsageError.needs("--dry-run", what: "--fix") }
  }

  func run(in context: Context) throws -> ExitStatus {
    let source = try LintSource(request.path, in: context)
    if fixes {
      let fixing = try LintFixing(source, named: request.path, in: context)
      if isDryRun { return try fixing.show() }
      try fixing.mend()
    }
    // What was mended is read anew.
    let judged = fixes ? try LintSource(request.path, in: context) : source
    let report = try LintRun(request, in: context).report(of: judged)
    let fixable = (try? LintFixing(judged, named: request.path, in: context))?.count ?? 0
    try context.output.write(output.bytes(of: report, fixable: fixable, in: context))
    let status = try self.status(of: report, in: context)
    // In any other form the report is for a program.
    if output == .text { context.tell(ciReport(report, status)) }
    return status
  }

  private func ciReport(_ report: LintReport, _ status: ExitStatus) -> CIReport {
    var told = CIReport("lint", status, findings: report.findings)
    told.add("errors", report.errors)
    told.add("warnings", report.warnings)
    return told
  }

  private func status(of report: LintReport, in context: Context) throws -> ExitStatus {
    if let maximum, report.warnings > maximum {
      if !context.writesJSON {
        try context.errors.write(
          Array("passforge: \(report.warnings) warnings are more than --max-warnings \(maximum)\n".utf8))
      }
      return .problems
    }
    return report.hasErrors ? .problems : .done
  }
}
