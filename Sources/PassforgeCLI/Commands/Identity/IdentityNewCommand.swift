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
    "With --request it answers a certificate request as Apple's portal does, for a key that is elsewhere: the folder gets "
      + "certificate.pem (certificate and intermediate, for --certificate) and root.pem, and the names are those of the "
      + "request.",
  ]
  static let examples = [
    Example(
      "passforge identity new --development dev --pass-type pass.example.coffee --team A1B2C3D4E5",
      "dev/identity.pem and its kin"),
    Example(
      "passforge identity new --development dev --request apple/request.certSigningRequest",
      "dev/certificate.pem, for the key that the request was made with"),
  ]

  static let development = Option<String>(
    "--development", value: "DIR", help: "the folder to write to", completion: .folder)
  static let passType = Option<String>(
    "--pass-type", value: "ID",
    help: "whose passes it signs; \(DevelopmentIdentity.Subject.usual.passTypeIdentifier) if not given")
  static let team = Option<String>(
    "--team", value: "ID", help: "the team; \(DevelopmentIdentity.Subject.usual.teamIdentifier) if not given")
  static let nfc = Flag("--nfc", help: "allow passes with nfc")
  static let request = Option<String>(
    "--request", value: "REF", help: "a certificate request to answer, for a key that is elsewhere",
    completion: .file)
  static let force = Flag("--force", "-f", help: "replace what is there")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [development, passType, team, nfc, request, force, json]

  private let folder: String
  private let passTypeIdentifier: String?
  private let teamIdentifier: String?
  private let allowsNFC: Bool
  private let request: SecretReference?
  private let force: Bool
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    guard let folder = try values[Self.development] else {
      throw UsageError.missingArgument("--development DIR", command: Self.name)
    }
    self.folder = folder
    passTypeIdentifier = try values[Self.passType]
    teamIdentifier = try values[Self.team]
    allowsNFC = values[Self.nfc]
    request = try values[Self.request].map { try SecretReference(parsing: $0) }
    force = values[Self.force]
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let store = DevelopmentStore(in: try context.dataFolder())
    if let request {
      let answer = try store.answer(
        context.resolve(request), passTypeIdentifier: passTypeIdentifier, teamIdentifier: teamIdentifier,
        allowsNFC: allowsNFC, environment: context.environment.variables, to: context.path(folder),
        replacing: force)
      return try report(
        [("certificate", "certificate", FilePath.join(folder, "certificate.pem"), nil)], answer.subject,
        in: context)
    }
    let subject = DevelopmentIdentity.Subject(
      passTypeIdentifier: passTypeIdentifier ?? DevelopmentIdentity.Subject.usual.passTypeIdentifier,
      teamIdentifier: teamIdentifier ?? DevelopmentIdentity.Subject.usual.teamIdentifier,
      allowsNFC: allowsNFC)
    _ = try store.export(subject, to: context.path(folder), replacing: force)
    return try report(
      [
        ("identity", "identity", FilePath.join(folder, "identity.pem"), nil),
        (
          "pkcs12", "the same", FilePath.join(folder, "identity.p12"),
          ", password \(DevelopmentStore.exportPassword)"
        ),
      ], subject, in: context)
  }

  private typealias Line = (key: String, label: String, path: String, note: String?)

  private func report(
    _ files: [Line], _ subject: DevelopmentIdentity.Subject, in context: Context
  ) throws -> ExitStatus {
    let files = files + [("root", "root", FilePath.join(folder, "root.pem"), nil)]
    if writesJSON {
      var document = JSONObject()
      document["schemaVersion"] = jsonSchemaVersion
      for file in files { document[file.key] = .string(file.path) }
      document["passTypeIdentifier"] = .string(subject.passTypeIdentifier)
      document["teamIdentifier"] = .string(subject.teamIdentifier)
      document["nfc"] = .bool(subject.allowsNFC)
      try context.print(json: .object(document))
    } else {
      var sheet = FactSheet()
      for file in files { sheet.add(file.label, file.path + (file.note ?? "")) }
      sheet.add("signs", "\(subject.passTypeIdentifier), team \(subject.teamIdentifier)")
      try context.output.write(Array(sheet.text(style: context.outputStyle).utf8))
    }
    return .done
  }
}
