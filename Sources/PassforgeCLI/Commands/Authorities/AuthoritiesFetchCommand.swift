import PassCrypto

struct AuthoritiesFetchCommand: ImmediateCommand {
  static let name = "authorities fetch"
  static let abstract = "get the intermediate of a certificate from Apple"
  static let discussion = [
    "The address stands in the certificate. It is fetched over plain HTTP, and taken only if it is exactly one of the "
      + "certificates that passforge knows: no proxy and no name server can slip in another. Without REF, the "
      + "intermediate that issues passes today is fetched.",
    "This is the only command that uses the network.",
  ]
  static let examples = [
    Example("passforge authorities fetch prod.p12", "the one that issued this certificate"),
    Example("passforge authorities fetch", "the one of today"),
  ]

  static let reference = OptionalPositional<String>(
    "REF", help: "a .p12 or certificate: FILE, env:NAME, fd:N or -")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [reference] + PasswordOptions.arguments + [json]

  private let reference: SecretReference?
  private let password: PasswordOptions
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    reference = try values[Self.reference].map { try SecretReference(parsing: $0) }
    password = try PasswordOptions(values)
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let installer = AuthorityInstaller(into: try context.dataFolder())
    let installed: [AuthorityInstaller.Installed]
    if let reference {
      let certificates = try context.identityLoader(password).certificates(of: context.resolve(reference))
      guard let leaf = certificates.first(where: { !$0.isAuthority }) ?? certificates.first else {
        throw CryptoError.notRecognised(name: reference.description)
      }
      installed = try installer.fetch(
        issuerOf: leaf, named: reference.description, transport: context.authorityTransport)
    } else {
      installed = try installer.fetch(transport: context.authorityTransport)
    }
    try AuthoritiesReport.print(installed, in: context, asJSON: writesJSON)
    return .done
  }
}
