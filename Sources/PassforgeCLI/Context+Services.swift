import PassCrypto
import PassData
import PassSystem

/// What commands build from the world that they run in.
extension Context {
  /// The one clock of a run.
  func moment(asked: Timestamp? = nil) throws -> Timestamp {
    try SystemClock.moment(asked: asked, environment: environment, now: now)
  }

  func dataFolder() throws -> DataFolder { try DataFolder(environment: environment.variables) }

  func authorities(adding folders: [String] = []) throws -> Authorities {
    try Authorities(environment: environment.variables, adding: folders.map(path))
  }

  func identityLoader(_ password: PasswordOptions) throws -> IdentityLoader {
    IdentityLoader(
      environment: environment.variables, password: password.source(in: self), authorities: try authorities())
  }

  /// The reference that was given, or the one in the variable that stands in for its option.
  func reference(_ given: SecretReference?, or key: Option<String>) throws -> SecretReference? {
    if let given { return resolve(given) }
    guard let name = key.declaration.variable, let word = environment[name] else { return nil }
    return resolve(try SecretReference(parsing: word))
  }

  /// A reference from where the user stands.
  func resolve(_ reference: SecretReference) -> SecretReference {
    switch reference {
    case .file(let spelled): return .file(path(spelled))
    case .command(var command):
      if command.program.contains("/") { command.program = path(command.program) }
      return .command(command)
    case .token(var uri):
      // A name without a slash is looked for where libraries are.
      uri.module = uri.module.map { $0.contains("/") ? path($0) : $0 }
      uri.pinFile = uri.pinFile.map(path)
      return .token(uri)
    case .environment, .descriptor, .standardInput: return reference
    }
  }
}
