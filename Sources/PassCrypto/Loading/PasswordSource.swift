/// Where the password of a key comes from. Asked only once a file turns out to need one.
///
/// Never a flag's value. The order is file, descriptor, `PASSFORGE_KEY_PASSWORD`, terminal.
public struct PasswordSource: Sendable {
  /// Asks a person, without echo; nil where there is nobody to ask.
  public typealias Prompt = @Sendable (_ question: String) throws(CryptoError) -> SecretBytes?

  public static let environmentVariable = "PASSFORGE_KEY_PASSWORD"

  private let provide: Prompt

  /// No password at hand.
  public static let none = PasswordSource(prompt: { (_) throws(CryptoError) in nil })

  /// Only a person to ask.
  public init(prompt: @escaping Prompt) { provide = prompt }

  /// - Parameters:
  ///   - file: `--password-file`; one line break at its end is not part of the password.
  ///   - descriptor: `--password-fd`.
  ///   - environment: the environment of the command.
  ///   - prompt: given by the command where standard input is a terminal.
  public init(
    file: SecretReference? = nil, descriptor: Int32? = nil, environment: [String: String],
    prompt: Prompt? = nil
  ) {
    let reference = file ?? descriptor.map { SecretReference.descriptor($0) }
    provide = { (question) throws(CryptoError) in
      if let reference {
        return Self.withoutLineBreak(try reference.read(environment: environment, limit: 1 << 16))
      }
      if let value = environment[Self.environmentVariable] { return SecretBytes(copying: value.utf8) }
      return try prompt?(question)
    }
  }

  /// The password for what is named, or nil if there is none.
  public func password(for name: String) throws(CryptoError) -> SecretBytes? {
    try provide("password for '\(name)': ")
  }

  /// The PIN of the token that a key is in, by the same rules.
  func pin(for name: String) throws(CryptoError) -> SecretBytes? {
    try provide("PIN of the token for '\(name)': ")
  }

  private static func withoutLineBreak(_ secret: SecretBytes) -> SecretBytes {
    secret.withBytes { bytes in
      var end = bytes.count
      if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
      if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
      return SecretBytes(copying: bytes[..<end])
    }
  }
}
