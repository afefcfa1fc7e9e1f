import PassData
import PassLint
import PassPipeline
import PassSystem
import PassTemplate

struct RenderCommand: ImmediateCommand {
  static let name = "render"
  static let abstract = "the pass.json of a row, or any JSON-e file with a context"
  static let discussion = [
    "For a folder: its pass.json with the values of a row, on standard output; nothing is judged or signed. For a file: "
      + "the JSON-e template in it, rendered with the object in --data as its context.",
    "Without --data and --set, the examples of template.json are used.",
  ]
  static let examples = [
    Example("passforge render coffee --data row.json", "what the pass will say"),
    Example("passforge render template.json --data context.json", "JSON-e without any pass"),
  ]

  static let path = Positional<String>("FOLDER|FILE", help: "a pass folder, or a JSON file")
  static let now = Option<Timestamp>(
    "--now", value: "TIME", help: "the clock of expressions",
    detail: "Otherwise SOURCE_DATE_EPOCH, otherwise the time it is.", under: .data)
  static let compact = Flag("--compact", help: "without line breaks")
  static let arguments: [any ArgumentKey] = [path] + DataOptions.arguments + [now, compact]

  private let path: String
  private let data: DataOptions
  private let now: Timestamp?
  private let layout: JSONWriter.Layout

  init(_ values: ArgumentValues) throws {
    path = try values[Self.path]
    data = try DataOptions(values)
    now = try values[Self.now]
    layout = values[Self.compact] ? .compact : .indented
  }

  func run(in context: Context) throws -> ExitStatus {
    let moment = try context.moment(asked: now)
    let isFolder = try FileStatus(of: context.path(path)).kind == .directory
    let value = isFolder ? try folder(at: moment, in: context) : try file(at: moment, in: context)
    try context.output.write(JSONWriter.write(value, layout: layout) + [UInt8(ascii: "\n")])
    return .done
  }

  private func folder(at moment: Timestamp, in context: Context) throws -> JSONValue {
    let template = try TemplateFolder.read(at: context.path(path))
    let choice = try RowChoice.make(for: template, from: data, mayUseExamples: true, in: context)
    var options = ForgeOptions(clock: moment)
    options.tokenSecret = try data.secret(in: context)
    options.lint.only = []
    let forge = try Forge(template: template, identity: nil, options: options)
    let columns = forge.findings(forColumns: choice.columns)
    if columns.contains(where: { $0.severity == .error }) { throw PipelineError.refused(columns) }
    let tree = try forge.render(choice.row)
    try context.report(choice.findings + columns)
    return tree
  }

  /// As JSON-e says: every member of the context is a name.
  private func file(at moment: Timestamp, in context: Context) throws -> JSONValue {
    let bytes = try FileReader.read(context.path(path))
    let template = Template(compiling: try JSONReader.read(bytes, file: path))
    var values = try data.data.map { try RowData.read($0, in: context).object } ?? JSONObject()
    for assignment in data.assignments { values[assignment.name] = .string(assignment.value) }
    return try template.render(TemplateContext(values: values, now: moment))
  }
}
