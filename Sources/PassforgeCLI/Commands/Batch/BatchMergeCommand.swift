import PassData
import PassPipeline
import PassSystem

struct BatchMergeCommand: ImmediateCommand {
  static let name = "batch merge"
  static let abstract = "prove that the parts of a batch are the whole, and join their reports"
  static let discussion = [
    "Reads the report of each part side by side and proves that every row is in exactly one of them, and that no file "
      + "and no serial number stands twice. How many rows there are is what the parts wrote down, or --rows.",
    "With -o the reports become one, in the order of the rows: the same bytes as that of a single run. It is written "
      + "only where the proof holds. The exit status is 1 where it does not.",
  ]
  static let examples = [
    Example("passforge batch merge out-1 out-2 out-3 out-4", "four parts, each in its folder"),
    Example(
      "passforge batch merge part-*.tar -o report.ndjson", "parts in archives; their reports lie beside them"),
  ]

  static let parts = Positionals<String>(
    "DIR", atLeastOne: true, help: "the output of a part: its folder, its archive, or its report.ndjson")
  static let rows = Option<Int>("--rows", value: "N", help: "how many rows there should be")
  static let output = Option<String>(
    "--output", "-o", value: "FILE", help: "the joined report", under: .output, completion: .file)

  static let arguments: [any ArgumentKey] = [
    parts, rows, output, OutputOptions.force, OutputOptions.dryRun, OutputOptions.json,
  ]

  private let parts: [String]
  private let rows: Int?
  private let output: OutputOptions

  init(_ values: ArgumentValues) throws {
    parts = try values[Self.parts]
    rows = try values[Self.rows]
    output = try OutputOptions(values)
  }

  func run(in context: Context) throws -> ExitStatus {
    if let file = output.file { try output.check(file, in: context) }
    let merge = try BatchMerge(
      parts.map { (name: $0, path: context.path($0)) }, rows: rows,
      temporaryFolder: context.environment["TMPDIR"] ?? "/tmp")
    let union = try joined(by: merge, in: context)
    if output.writesJSON {
      try context.print(json: json(union))
    } else {
      if !output.goesToStandardOutput { try context.print(line(union)) }
      try context.report(union.findings)
      if union.faults > union.findings.count {
        try context.hint("and \(HumanText.number(union.faults - union.findings.count)) faults more")
      }
    }
    return union.isProven ? .done : .problems
  }

  private func joined(by merge: BatchMerge, in context: Context) throws -> BatchUnion {
    guard let file = output.file, !output.isDryRun else { return try merge.run() }
    if output.goesToStandardOutput { return try merge.run(context.output.write) }
    let part = try PartFile(for: context.path(file))
    let union = try merge.run { try part.append($0) }
    if union.isProven { try part.publish(existing: output.force ? .replace : .refuse) }
    return union
  }

  private func line(_ union: BatchUnion) -> String {
    let rows = HumanText.number(union.rows) + (union.rows == 1 ? " row" : " rows")
    let expected = union.expected.map { $0 == union.rows ? "" : " of " + HumanText.number($0) } ?? ""
    var parts = [
      (union.isProven ? "complete  " : "not complete  ") + rows + expected
        + " in \(union.parts) \(union.parts == 1 ? "part" : "parts")",
      "\(HumanText.number(union.made)) passes \(HumanText.size(union.bytes))",
    ]
    if union.rejected > 0 { parts.append(HumanText.number(union.rejected) + " rejected") }
    if let file = output.file, union.isProven, !output.isDryRun { parts.append("report " + file.visible) }
    return parts.joined(separator: "  ")
  }

  private func json(_ union: BatchUnion) -> JSONValue {
    var object = JSONObject()
    object["schemaVersion"] = jsonSchemaVersion
    object["complete"] = .bool(union.isProven)
    object["parts"] = .number(JSONNumber(union.parts))
    object["rows"] = .number(JSONNumber(union.rows))
    object["expected"] = union.expected.map { .number(JSONNumber($0)) } ?? .null
    object["made"] = .number(JSONNumber(union.made))
    object["rejected"] = .number(JSONNumber(union.rejected))
    object["bytes"] = .number(JSONNumber(union.bytes))
    object["findings"] = .array(union.findings.map(\.json))
    return .object(object)
  }
}
