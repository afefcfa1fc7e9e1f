import PassCrypto
import PassData
import PassSystem

struct IdentityRequestCommand: ImmediateCommand {
  static let name = "identity request"
  static let abstract = "a key, and the request that Apple makes a certificate from"
  static let discussion = [
    "The folder gets key.pem (RSA-2048, readable by you alone, never written over another) and "
      + "request.certSigningRequest. At developer.apple.com, under Identifiers, register a Pass Type ID, choose "
      + "Create Certificate and upload the request. What comes back (pass.cer) goes with the key: "
      + "--certificate pass.cer --key key.pem.",
    "With --key, the request is made for a key that is there, such as that of a certificate which is about to end, or "
      + "one in a token (pkcs11:…), or behind command:PROGRAM, which never leave it; command: needs --public-key beside it.",
  ]
  static let examples = [
    Example(
      "passforge identity request --pass-type pass.example.coffee --team A1B2C3D4E5 -o apple",
      "apple/key.pem and apple/request.certSigningRequest")
  ]

  static let passType = Option<String>("--pass-type", value: "ID", help: "the pass type identifier")
  static let team = Option<String>("--team", value: "ID", help: "the team identifier, ten letters and digits")
  static let output = Option<String>(
    "--output", "-o", value: "DIR", help: "the folder to write to", under: .output, completion: .folder)
  static let key = Option<String>(
    "--key", value: "REF", help: "a key that is there already", completion: .file)
  static let publicKey = Option<String>(
    "--public-key", value: "REF", help: "its public key, for a key behind command:", completion: .file)
  static let force = Flag(
    "--force", "-f", help: "replace a request that is there; a key never", under: .output)
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)", under: .output)
  static let arguments: [any ArgumentKey] =
    [passType, team, key, publicKey, output, force, json] + PasswordOptions.arguments
    + KeyUseOptions.arguments

  private let passTypeIdentifier: String
  private let teamIdentifier: String
  private let folder: String
  private let key: SecretReference?
  private let publicKey: SecretReference?
  private let force: Bool
  private let writesJSON: Bool
  private let password: PasswordOptions
  private let keyUse: KeyUseOptions

  init(_ values: ArgumentValues) throws {
    passTypeIdentifier = try Self.required(values, Self.passType)
    teamIdentifier = try Self.required(values, Self.team)
    folder = try Self.required(values, Self.output)
    key = try values[Self.key].map { try SecretReference(parsing: $0) }
    publicKey = try values[Self.publicKey].map { try SecretReference(parsing: $0) }
    if publicKey != nil, key == nil { throw UsageError.needs("--public-key", what: "--key") }
    force = values[Self.force]
    writesJSON = values[Self.json]
    password = try PasswordOptions(values)
    keyUse = try KeyUseOptions(values)
  }

  private static func required(_ values: ArgumentValues, _ option: Option<String>) throws -> String {
    guard let value = try values[option] else {
      throw UsageError.missingArgument(
        "\(option.declaration.name) \(option.declaration.placeholder)", command: name)
    }
    return value
  }

  func run(in context: Context) throws -> ExitStatus {
    let written =
      if let key {
        try CertificateRequest.write(
          passTypeIdentifier: passTypeIdentifier, teamIdentifier: teamIdentifier,
          key: .init(
            context.resolve(key), publicKey: publicKey.map(context.resolve),
            environment: context.environment.variables, password: password.source(in: context),
            external: keyUse.external(in: context)),
          to: context.path(folder), replacingRequest: force)
      } else {
        try CertificateRequest.write(
          passTypeIdentifier: passTypeIdentifier, teamIdentifier: teamIdentifier, to: context.path(folder),
          replacingRequest: force)
      }
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "key": (written.keyPath ?? key?.description).map(JSONValue.string) ?? .null,
        "request": .string(written.requestPath),
        "publicKeySHA256": .string(written.publicKeySHA256),
      ])
    } else {
      var sheet = FactSheet()
      sheet.add("key", written.keyPath.map { "\($0), readable by you alone" })
      sheet.add("request", "\(written.requestPath), to upload at developer.apple.com")
      sheet.add("public key", written.publicKeySHA256)
      try context.output.write(Array(sheet.text(style: context.outputStyle).utf8))
    }
    return .done
  }
}
