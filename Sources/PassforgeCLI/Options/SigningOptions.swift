import PassCrypto
import PassSystem

/// Whose signature a pass gets. One list for every command that signs.
struct SigningOptions: Sendable {
  static let identity = Option<String>(
    "--identity", value: "REF", help: "a .p12, or PEM with key and certificates",
    detail: "REF is FILE, env:NAME, fd:N or -; see passforge help secrets.", under: .signing,
    completion: .file,
    variable: "PASSFORGE_IDENTITY")
  static let certificate = Option<String>(
    "--certificate", value: "REF", help: "the certificate alone, beside --key", under: .signing,
    completion: .file, variable: "PASSFORGE_CERTIFICATE")
  static let key = Option<String>(
    "--key", value: "REF", help: "its private key",
    detail:
      "A key that must not be read is command:PROGRAM, which is asked for each signature, or pkcs11:token=…;object=… in "
      + "a token (docs/signers.md).",
    under: .signing, completion: .file, variable: "PASSFORGE_KEY")
  static let intermediate = Option<String>(
    "--intermediate", value: "REF", help: "Apple's certificate above it, where it is not found",
    detail: "It is looked for in the .p12 and in the authorities folders first.", under: .signing,
    completion: .file, variable: "PASSFORGE_INTERMEDIATE")
  static let development = Flag(
    "--development", help: "a throw-away identity; phones do not trust it",
    detail: "Made for the type and team of the pass, kept in the user's data folder, and reported as "
      + "development-signed.", under: .signing)
  static let idsFromCertificate = Flag(
    "--ids-from-cert", help: "take pass type and team from the certificate",
    detail: "Never done without this option.",
    under: .signing)
  static let arguments: [any ArgumentKey] =
    [identity, certificate, key, intermediate, development, idsFromCertificate] + PasswordOptions.arguments
    + KeyUseOptions.arguments

  let identity: SecretReference?
  let certificate: SecretReference?
  let key: SecretReference?
  let intermediate: SecretReference?
  let isDevelopment: Bool
  let takesIDsFromCertificate: Bool
  let password: PasswordOptions
  let keyUse: KeyUseOptions

  init(_ values: ArgumentValues) throws {
    try self.init(values, identity: try values[Self.identity], named: "--identity")
  }

  /// - Parameters:
  ///   - word: where the command takes the identity from another argument.
  ///   - name: of that argument.
  init(_ values: ArgumentValues, identity word: String?, named name: String) throws {
    identity = try word.map { try SecretReference(parsing: $0) }
    certificate = try values[Self.certificate].map { try SecretReference(parsing: $0) }
    key = try values[Self.key].map { try SecretReference(parsing: $0) }
    intermediate = try values[Self.intermediate].map { try SecretReference(parsing: $0) }
    isDevelopment = values[Self.development]
    takesIDsFromCertificate = values[Self.idsFromCertificate]
    password = try PasswordOptions(values)
    keyUse = try KeyUseOptions(values)
    if isDevelopment {
      for (option, value) in [("--identity", identity), ("--certificate", certificate), ("--key", key)]
      where value != nil {
        throw UsageError.conflict("--development", option)
      }
      if takesIDsFromCertificate { throw UsageError.conflict("--development", "--ids-from-cert") }
    }
    for (option, value) in [("--certificate", certificate), ("--key", key)]
    where identity != nil && value != nil {
      throw UsageError.conflict(name, option)
    }
  }

  /// The options that say who signs, as far as they were given.
  var given: [String] {
    [
      ("--development", isDevelopment), ("--identity", identity != nil),
      ("--certificate", certificate != nil),
      ("--key", key != nil), ("--ids-from-cert", takesIDsFromCertificate),
    ].compactMap { name, isGiven in isGiven ? name : nil }
  }
}
