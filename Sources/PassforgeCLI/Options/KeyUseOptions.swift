import PassCrypto

/// How a key is used that stays elsewhere.
struct KeyUseOptions: Sendable {
  static let timeout = Option<Int>(
    "--key-timeout", value: "SECONDS", help: "how long a command: key may take for a signature",
    detail: "30 if not given. Then the program and all that it started is ended.", under: .signing)

  static let arguments: [any ArgumentKey] = [timeout]

  private let timeout: Int?

  init(_ values: ArgumentValues) throws(UsageError) {
    timeout = try values.positive(Self.timeout)
    // Milliseconds of it must fit where the kernel counts them.
    if let timeout, timeout > 86_400 {
      throw .badValue(
        argument: Self.timeout.declaration.name, value: String(timeout),
        expected: "a number up to 86400, a day",
        hints: [])
    }
  }

  /// - Parameters:
  ///   - sessions: how many signatures at once; nil for the usual.
  ///   - secrets: references that the command reads besides the identity's own: a program that signs sees none of them.
  func external(
    sessions: Int? = nil, withholding secrets: [SecretReference] = [], in context: Context
  ) -> ExternalKeyOptions {
    var options = ExternalKeyOptions()
    if let sessions { options.sessions = sessions }
    if let timeout { options.timeoutSeconds = timeout }
    options.workingFolder = context.workingFolder
    for case .environment(let name) in secrets { options.withheldVariables.insert(name) }
    return options
  }
}
