import PassData
import PassPipeline
import PassTemplate

struct InputsCommand: ImmediateCommand {
  static let name = "inputs"
  static let abstract = "what a row of a folder holds, and an example of one"
  static let discussion = [
    "By template.json, and where that is silent by the expressions in the folder's texts."
  ]
  static let examples = [
    Example("passforge inputs coffee", "the values, with what they may be"),
    Example("passforge inputs coffee --example > row.json", "a row to start from"),
  ]

  static let folder = Positional<String>(
    "FOLDER", help: "a pass folder, with or without template.json", completion: .folder)
  static let example = Flag("--example", help: "print an example row alone")
  static let json = Flag("--json", help: "schema and example as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [folder, example, json]

  private let folder: String
  private let wantsExample: Bool
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    folder = try values[Self.folder]
    wantsExample = values[Self.example]
    writesJSON = values[Self.json]
    if wantsExample, writesJSON { throw UsageError.conflict("--example", "--json") }
  }

  func run(in context: Context) throws -> ExitStatus {
    let inputs = try TemplateFolder.read(at: context.path(folder)).inferredInputs
    if wantsExample {
      try context.print(json: .object(inputs.example))
    } else if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion, "schema": inputs.schema, "example": .object(inputs.example),
      ])
    } else {
      try context.output.write(
        Array(InputsSheet(inputs.schema, example: inputs.example).text(in: context).utf8))
    }
    return .done
  }
}
