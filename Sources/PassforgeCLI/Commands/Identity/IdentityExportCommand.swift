import PassCrypto
import PassData
import PassSystem

struct IdentityExportCommand: ImmediateCommand {
  static let name = "identity export"
  static let abstract = "key and certificate in one .p12"
  static let discussion = [
    "Joins what identity request made and what Apple sent, with the intermediate if it is at hand, in a file with a "
      + "password (AES-256), as servers, CI and Keychain Access take it. It is checked like every identity before it is "
      + "written, and only you can read it.",
    "The password of the new file comes from --export-password-file, --export-password-fd, or twice from the terminal. "
      + "That of the key comes by the usual rules.",
  ]
  static let examples = [
    Example(
      "passforge identity export --certificate pass.cer --key apple/key.pem -o pass.p12",
      "asks for a password twice")
  ]

  static let output = Option<String>(
    "--output", "-o", value: "FILE", help: "the .p12 to write", under: .output, completion: .file)
  static let passwordFile = Option<String>(
    "--export-password-file", value: "FILE", help: "the password of the new file", under: .output,
    completion: .file)
  static let passwordDescriptor = Option<Int>(
    "--export-password-fd", value: "N", help: "the same, from an open descriptor", under: .output)
  static let force = Flag("--force", "-f", help: "replace a file that is there", under: .output)
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)", under: .output)
  static let arguments: [any ArgumentKey] =
    [SigningOptions.identity, SigningOptions.certificate, SigningOptions.key, SigningOptions.intermediate]
    + PasswordOptions.arguments + [output, passwordFile, passwordDescriptor, force, json]

  private let signing: SigningOptions
  private let path: String
  private let passwordFile: String?
  private let passwordDescriptor: Int?
  private let force: Bool
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    signing = try SigningOptions(values)
    guard let path = try values[Self.output] else {
      throw UsageError.missingArgument("--output FILE", command: Self.name)
    }
    self.path = path
    passwordFile = try values[Self.passwordFile]
    passwordDescriptor = try values[Self.passwordDescriptor]
    if passwordFile != nil, passwordDescriptor != nil {
      throw UsageError.conflict("--export-password-file", "--export-password-fd")
    }
    force = values[Self.force]
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    if !force, FileStatus.exists(context.path(path)) { throw SystemError.exists(path: path) }
    try signing.requireSome(in: context)
    let moment = try context.moment()
    let loaded = try signing.loaded(in: context)
    let findings = loaded.notes + loaded.identity.check(at: moment)
    // A certificate that has ended, or lacks its intermediate, is packed all the same: somebody may want to look at it.
    let archive = try loaded.identity.pkcs12(password: try password(in: context))
    try AtomicFile.write(
      archive, to: context.path(path), existing: force ? .replace : .refuse, permissions: 0o600)
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "file": .string(path),
        "identity": IdentityReport.json(of: loaded.identity.leaf, at: moment),
        "intermediate": .bool(loaded.identity.intermediate != nil),
        "findings": .array(findings.map(\.json)),
      ])
    } else {
      var sheet = FactSheet()
      sheet.add("identity", "\(path), readable by you alone")
      sheet.add("signs", loaded.identity.leaf.passTypeIdentifier ?? loaded.identity.leaf.subject.shortText)
      sheet.add("holds", "key, certificate" + (loaded.identity.intermediate == nil ? "" : ", intermediate"))
      try context.output.write(Array(sheet.text(style: context.outputStyle).utf8))
      try context.report(findings)
    }
    return .done
  }

  private func password(in context: Context) throws -> SecretBytes {
    let source = PasswordSource(
      file: passwordFile.map { .file(context.path($0)) },
      descriptor: passwordDescriptor.flatMap { Int32(exactly: $0) }, environment: [:],
      prompt: context.mayPrompt ? PasswordOptions.ask : nil)
    guard let password = try source.newPassword(for: path) else { throw CryptoError.emptyPassword }
    return password
  }
}
