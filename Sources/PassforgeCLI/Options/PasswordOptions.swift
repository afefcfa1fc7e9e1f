import PassCrypto
import PassSystem

/// Where the password of a key is looked for.
struct PasswordOptions: Sendable {
  static let file = Option<String>(
    "--password-file", value: "FILE", help: "the password of the key, in a file", under: .signing,
    completion: .file)
  static let descriptor = Option<Int>(
    "--password-fd", value: "N", help: "the password, from an open descriptor",
    detail: "Otherwise PASSFORGE_KEY_PASSWORD, or a prompt on the terminal.", under: .signing)

  static let arguments: [any ArgumentKey] = [file, descriptor]

  let file: String?
  let descriptor: Int?

  init(_ values: ArgumentValues) throws(UsageError) {
    file = try values[Self.file]
    descriptor = try values[Self.descriptor]
    if file != nil, descriptor != nil { throw .conflict("--password-file", "--password-fd") }
  }

  /// File, descriptor, variable, terminal: in this order, and only when a key turns out to need one.
  func source(in context: Context) -> PasswordSource {
    PasswordSource(
      file: file.map { .file(context.path($0)) }, descriptor: descriptor.flatMap { Int32(exactly: $0) },
      environment: context.environment.variables, prompt: context.mayPrompt ? Self.ask : nil)
  }

  /// The terminal of the process, wherever its streams lead.
  static let ask: PasswordSource.Prompt = { (question) throws(CryptoError) in
    do throws(SystemError) {
      guard var secret = try Terminal.readSecret(prompt: question) else { return nil }
      return SecretBytes(taking: &secret)
    } catch {
      throw .system(error)
    }
  }
}
