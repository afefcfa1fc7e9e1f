import PassPipeline

struct BuildCommand: ImmediateCommand {
  static let name = "build"
  static let abstract = "one folder and a row -> one signed pass"
  static let discussion = [
    "Reads a pass folder, fills it with the values of one row, judges the result, signs it, and opens and verifies the "
      + "finished pass again before anything is written. A pass that Wallet would surely refuse is not signed.",
    "Without --data and --set, a development pass is made of the examples in template.json. The same folder, row, "
      + "identity and --signed-at (or SOURCE_DATE_EPOCH) give the same bytes.",
  ]
  static let examples = [
    Example("passforge build coffee --development", "from the examples, without an Apple account"),
    Example("passforge build coffee --data row.json --identity prod.p12", "the real thing"),
    Example("passforge build coffee --set serial=C-1042 --development -o - > c.pkpass", "to standard output"),
  ]

  static let folder = Positional<String>(
    "FOLDER", help: "a pass folder, with or without template.json", completion: .folder)
  static let arguments: [any ArgumentKey] = [folder] + DataOptions.arguments + PassMaking.arguments

  private let folder: String
  private let data: DataOptions
  private let making: PassMaking

  init(_ values: ArgumentValues) throws {
    folder = try values[Self.folder]
    data = try DataOptions(values)
    making = try PassMaking(values)
    let users = data.standardInputUsers + making.signing.standardInputUsers
    if users.count > 1 { throw UsageError.inputTakenTwice(users[0], users[1]) }
  }

  func run(in context: Context) throws -> ExitStatus {
    try making.check(folder, inputs: [data.data], in: context)
    return try making.run(folder, data, in: context) {
      let template = try TemplateFolder.read(at: context.path(folder))
      let choice = try RowChoice.make(
        for: template, from: data, mayUseExamples: making.signing.isDevelopment, in: context)
      return (template, choice)
    }
  }
}
