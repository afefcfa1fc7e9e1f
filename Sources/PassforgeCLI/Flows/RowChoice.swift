import PassData
import PassPipeline
import PassTemplate

/// The row that one pass is made of, typed and with its origin.
struct RowChoice: Sendable {
  enum Origin: String, Sendable {
    /// `--data` or `--set`.
    case given
    /// Neither, and the folder needs none.
    case none
    /// The examples of template.json, for a first look.
    case examples
  }

  /// For a folder that takes nothing.
  static let nothing = RowChoice(
    row: TypedRow(values: JSONObject()), origin: .none, columns: [], findings: [])

  let row: TypedRow
  let origin: Origin
  /// The names that it brings, for the check against the template.
  let columns: [String]
  let findings: [Diagnostic]

  /// - Parameter mayUseExamples: whether a pass of the examples can do no harm: it is a development one.
  static func make(
    for template: TemplateFolder, from options: DataOptions, mayUseExamples: Bool, in context: Context
  ) throws -> RowChoice {
    let data = try options.data.map { try RowData.read($0, in: context) }
    var object = data?.object ?? JSONObject()
    var origin = options.isEmpty ? Origin.none : .given
    var findings: [Diagnostic] = []
    if options.isEmpty, mayUseExamples, let schema = template.inputs.row {
      object = try schema.exampleRow()
      origin = .examples
      findings.append(
        Diagnostic(
          .note, "data.examples", "no data was given: the examples of template.json are used",
          hints: ["give a row with --data FILE or --set NAME=VALUE"]))
    }
    let reading = try RowReading(
      template, file: data?.name ?? "", columns: nil,
      settings: options.assignments.map { ($0.name, $0.value) },
      environment: context.environment)
    let row = DataRow(number: 1, line: 1, raw: [], content: .success(.object(object)))
    do {
      return RowChoice(
        row: try reading.typed(row), origin: origin,
        columns: object.keys + options.assignments.map(\.name), findings: findings)
    } catch PipelineError.refused(let found) {
      throw PipelineError.refused(found.map { placed($0, in: data) } + advice(options, template))
    }
  }

  /// A row of a table has a line; a JSON object has a line for each of its values, and `--set` has none.
  private static func placed(_ diagnostic: Diagnostic, in data: RowData?) -> Diagnostic {
    var placed = diagnostic
    placed.location = data.map { SourceLocation(file: $0.name) }
    guard let data, let pointer = diagnostic.location?.pointer else { return placed }
    let whole = JSONPointer(data.root.tokens + pointer.tokens)
    if data.document.value.value(at: whole) != nil { placed.location = data.document.location(of: whole) }
    return placed
  }

  /// What to do where nothing was given and something is needed.
  private static func advice(_ options: DataOptions, _ template: TemplateFolder) -> [Diagnostic] {
    guard options.isEmpty else { return [] }
    return [
      Diagnostic(
        .note, "data.none", "no row was given",
        hints: ["give one with --data FILE; passforge inputs FOLDER shows it"])
    ]
  }
}
