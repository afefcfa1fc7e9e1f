import PassCrypto
import PassData

struct IdentityShowCommand: ImmediateCommand {
  static let name = "identity show"
  static let abstract = "what is in a .p12, a certificate or a PEM"
  static let discussion = [
    "Every certificate in the file is shown. Where a private key is there too, the certificate that fits it comes "
      + "first, with the chain that it hangs on. The key itself is never shown."
  ]
  static let examples = [
    Example("passforge identity show prod.p12", "asks for the password on the terminal"),
    Example("passforge identity show pass.cer --json", "a certificate as it came from Apple"),
  ]

  static let reference = Positional<String>("REF", help: "FILE, env:NAME, fd:N or -")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [reference] + PasswordOptions.arguments + [json]

  private let reference: SecretReference
  private let password: PasswordOptions
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    reference = try SecretReference(parsing: values[Self.reference])
    password = try PasswordOptions(values)
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let moment = try context.moment()
    let loader = try context.identityLoader(password)
    let certificates = try loader.certificates(of: context.resolve(reference))
    let loaded = try Self.identity(of: context.resolve(reference), loader)
    let others = certificates.filter { $0 != loaded?.identity.leaf }
    if writesJSON {
      try context.print(json: Self.json(loaded, others, file: reference.description, at: moment))
    } else {
      var sheets = others.map { IdentityReport.sheet(of: $0, at: moment).text(style: context.outputStyle) }
      if let loaded {
        sheets.insert(Self.text(loaded.identity, at: moment, style: context.outputStyle), at: 0)
      }
      try context.output.write(Array(sheets.joined(separator: "\n").utf8))
      try context.report(loaded?.notes ?? [])
    }
    return .done
  }

  /// Nil where there is no private key: that is no fault here.
  private static func identity(of reference: SecretReference, _ loader: IdentityLoader) throws
    -> IdentityLoader.Loaded?
  {
    do throws(CryptoError) {
      return try loader.load(IdentitySource(identity: reference))
    } catch .isCertificate, .isIntermediate, .withoutKey {
      return nil
    }
  }

  private static func text(_ identity: SigningIdentity, at moment: Timestamp, style: TextStyle) -> String {
    var sheet = IdentityReport.sheet(of: identity.leaf, at: moment)
    sheet.add("private key", "there, and fits")
    sheet.add("chain", identity.chain.description)
    sheet.add("signer", IdentityReport.words(for: identity.signer))
    return sheet.text(style: style)
  }

  private static func json(
    _ loaded: IdentityLoader.Loaded?, _ others: [CertificateFacts], file: String, at moment: Timestamp
  ) -> JSONValue {
    var object = JSONObject()
    object["schemaVersion"] = jsonSchemaVersion
    object["file"] = .string(file)
    object["hasKey"] = .bool(loaded != nil)
    if let identity = loaded?.identity {
      object["signer"] = .string(identity.signer.rawValue)
      object["chain"] = .string(identity.chain.description)
      object["identity"] = IdentityReport.json(of: identity.leaf, at: moment)
    }
    object["certificates"] = .array(others.map { IdentityReport.json(of: $0, at: moment) })
    object["findings"] = .array((loaded?.notes ?? []).map(\.json))
    return .object(object)
  }
}
