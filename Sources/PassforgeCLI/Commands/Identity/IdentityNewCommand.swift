import PassCrypto
import PassData
import PassSystem

struct IdentityNewCommand: ImmediateCommand {
  static let name = "identity new"
  static let abstract = "a throw-away identity in a folder, to try things without Apple"
  static let discussion = [
    "A chain like Apple's (root, intermediate, certificate), valid from 2020 to 2049. What it signs is called "
      + "development-signed wherever it is reported; phones do not trust it.",
    "The folder gets identity.pem (key, certificate, intermediate), identity.p12 (the same; its password is the word "
      + "development) and root.pem, which OpenSSL takes as -CAfile.",
  ]
  static let examples = [
    Example(
      "passforge identity new --development dev --pass-type pass.example.coffee --team A1B2C3D4E5",
      "dev/identity.pem and its kin")
  ]

  static let development = Option<String>(
    "--development", value: "DIR", help: "the folder to write to", completion: .folder)
  static let passType = Option<String>(
    "--pass-type", value: "ID", help: "whose passes it signs; pass.example.development if not given")
  static let team = Option<String>("--team", value: "ID", help: "the team; DEVELOPER1 if not given")
  static let nfc = Flag("--nfc", help: "allow passes with nfc")
  static let force = Flag("--force", "-f", help: "replace what is there")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [development, passType, team, nfc, force, json]

  private let folder: String
  private let subject: DevelopmentIdentity.Subject
  private let force: Bool
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    guard let folder = try values[Self.development] else {
      throw UsageError.missingArgument("--development DIR", command: Self.name)
    }
    self.folder = folder
    subject = DevelopmentIdentity.Subject(
      passTypeIdentifier: try values[Self.passType] ?? "pass.example.development",
      teamIdentifier: try values[Self.team] ?? "DEVELOPER1", allowsNFC: values[Self.nfc])
    force = values[Self.force]
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let store = DevelopmentStore(in: try context.dataFolder())
    _ = try store.export(subject, to: context.path(folder), replacing: force)
    let identity = FilePath.join(folder, "identity.pem")
    let pkcs12 = FilePath.join(folder, "identity.p12")
    let root = FilePath.join(folder, "root.pem")
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "identity": .string(identity),
        "pkcs12": .string(pkcs12),
        "root": .string(root),
        "passTypeIdentifier": .string(subject.passTypeIdentifier),
        "teamIdentifier": .string(subject.teamIdentifier),
        "nfc": .bool(subject.allowsNFC),
      ])
    } else {
      var sheet = FactSheet()
      sheet.add("identity", identity)
      sheet.add("the same", "\(pkcs12), password \(DevelopmentStore.exportPassword)")
      sheet.add("root", root)
      sheet.add("signs", "\(subject.passTypeIdentifier), team \(subject.teamIdentifier)")
      try context.output.write(Array(sheet.text(style: context.outputStyle).utf8))
    }
    return .done
  }
}
