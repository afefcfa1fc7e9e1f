import PassCrypto
import PassData

struct AuthoritiesAddCommand: ImmediateCommand {
  static let name = "authorities add"
  static let abstract = "install Apple's certificates from files"
  static let discussion = [
    "Only what is exactly one of Apple's certificates is taken, whatever the file is called. It lies in the user's "
      + "data folder then, and every command finds it there."
  ]
  static let examples = [
    Example("passforge authorities add AppleWWDRCAG4.cer", "the intermediate of today's certificates")
  ]

  static let files = Positionals<String>("FILE", atLeastOne: true, help: "certificates in DER or PEM")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [files, json]

  private let files: [String]
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    files = try values[Self.files]
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let installer = AuthorityInstaller(into: try context.dataFolder())
    let installed = try files.flatMap { try installer.add(file: context.path($0)) }
    try AuthoritiesReport.print(installed, in: context, asJSON: writesJSON)
    return .done
  }
}
