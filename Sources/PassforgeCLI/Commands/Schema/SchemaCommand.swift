import PassData
import PassModel

struct SchemaCommand: ImmediateCommand {
  static let name = "schema"
  static let abstract = "the JSON Schema of pass.json, for editors"
  static let discussion = [
    "JSON Schema 2020-12, printed from the same table of keys that lint uses. It says what Wallet needs; lint says much "
      + "more. Name it in \"$schema\" of your editor's settings, not in pass.json."
  ]
  static let examples = [
    Example("passforge schema > pass.schema.json", "of a finished pass"),
    Example(
      "passforge schema --template > template.schema.json", "of a template: expressions may stand for values"),
  ]

  static let template = Flag("--template", help: "let expressions stand in place of values")
  static let arguments: [any ArgumentKey] = [template]

  private let purpose: JSONSchemaDocument.Purpose

  init(_ values: ArgumentValues) { purpose = values[Self.template] ? .template : .finishedPass }

  func run(in context: Context) throws -> ExitStatus {
    try context.print(json: JSONSchemaDocument.value(for: purpose))
    return .done
  }
}
