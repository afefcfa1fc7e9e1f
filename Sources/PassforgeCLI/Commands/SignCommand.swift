import PassPipeline

struct SignCommand: ImmediateCommand {
  static let name = "sign"
  static let abstract = "a finished pass folder -> a signed pass"
  static let discussion = [
    "Signs a folder as it lies there: nothing is rendered, pass.json is packed byte for byte, and ${…} in its texts "
      + "means nothing. An old manifest.json and signature are left out and made anew. Everything else is as in build."
  ]
  static let examples = [
    Example("passforge sign Coffee.pass --identity prod.p12", "Coffee.pkpass in the working folder"),
    Example("passforge sign Coffee.pass --identity prod.p12 --ids-from-cert -o c.pkpass", "for another team"),
  ]

  static let folder = Positional<String>(
    "FOLDER", help: "a folder with pass.json and images", completion: .folder)
  static let arguments: [any ArgumentKey] = [folder] + PassMaking.arguments

  private let folder: String
  private let making: PassMaking

  init(_ values: ArgumentValues) throws {
    folder = try values[Self.folder]
    making = try PassMaking(values)
    let users = making.signing.standardInputUsers
    if users.count > 1 { throw UsageError.inputTakenTwice(users[0], users[1]) }
  }

  func run(in context: Context) throws -> ExitStatus {
    try making.check(folder, inputs: [], in: context)
    return try making.run(folder, nil, in: context) {
      (try TemplateFolder.finished(at: context.path(folder)), .nothing)
    }
  }
}
