/// Where the password of a key comes from. Asked only once a file turns out to need one.
///
/// Never a flag's value. The order is file, descriptor, `PASSFORGE_KEY_PASSWORD`, terminal.
public struct PasswordSource: Sendable {
  /// Asks a person, without echo; nil where there is nobody to ask.
  public typealias Prompt = @Sendable (_ question: String) throws(CryptoError) -> SecretBytes?

  public static let environmentVariable = "PASSFORGE_KEY_PASSWORD"

  private let provide: Prompt
  /// Whether each question is answered anew.
  private let isPerson: Bool

  /// No password at hand.
  public static let none = PasswordSource(prompt: { (_) throws(CryptoError) in nil })

  /// Only a person to ask.
  public init(prompt: @escaping Prompt) {
    provide = prompt
    isPerson = true
  }

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
    isPerson = reference == nil && environment[Self.environmentVariable] == nil
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

  /// A password that is made up now; a person types it twice.
  ///
  /// - Throws: ``CryptoError/passwordsDiffer`` where both are not the same.
  public func newPassword(for name: String) throws(CryptoError) -> SecretBytes? {
    guard let password = try provide("new password for '\(name)': ") else { return nil }
    guard isPerson else { return password }
    guard let again = try provide("the same again: ") else { return nil }
    let isSame = password.withBytes { one in again.withBytes { other in one.elementsEqual(other) } }
    guard isSame else { throw .passwordsDiffer }
    return password
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
