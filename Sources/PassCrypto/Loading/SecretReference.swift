internal import PassSystem

/// Where a certificate, a key or a password is to be had: `FILE`, `env:NAME`, `fd:N` or `-`; and for a key that is
/// elsewhere and stays there, `command:PROGRAM` and `pkcs11:ATTRIBUTES`.
///
/// Never the secret itself: what is written on a command line can be read by every process of the machine.
public enum SecretReference: Sendable, Hashable, CustomStringConvertible {
  case file(String)
  case environment(String)
  case descriptor(Int32)
  case standardInput
  /// A program that signs with a key which nobody sees.
  case command(SignerCommand)
  /// A key in a token.
  case token(TokenURI)

  /// - Throws: ``CryptoError/badReference(text:)`` for an empty text or a bad number,
  ///   ``CryptoError/referenceIsContent`` for a certificate or key in its place,
  ///   ``CryptoError/badTokenURI(text:reason:)`` and ``CryptoError/tokenURIHoldsPIN`` for a `pkcs11:` that is none.
  public init(parsing text: String) throws(CryptoError) {
    if Self.looksLikeContent(text) { throw .referenceIsContent }
    if text == "-" {
      self = .standardInput
    } else if let name = text.afterPrefix("env:") {
      guard !name.isEmpty, !name.contains("=") else { throw .badReference(text: text) }
      self = .environment(name)
    } else if let number = text.afterPrefix("fd:") {
      guard let descriptor = Int32(number), descriptor >= 0 else { throw .badReference(text: text) }
      self = .descriptor(descriptor)
    } else if let line = text.afterPrefix("command:") {
      guard let command = SignerCommand(line) else { throw .badReference(text: text) }
      self = .command(command)
    } else if text.hasPrefix("pkcs11:") {
      self = .token(try TokenURI(text))
    } else {
      guard !text.isEmpty else { throw .badReference(text: text) }
      self = .file(text)
    }
  }

  /// A key or a certificate itself, PEM or base64 of PEM or DER: told apart from a path before any message names it.
  private static func looksLikeContent(_ text: String) -> Bool {
    let isEncoded = ["MII", "LS0tLS1CRUdJTi"].contains(where: text.hasPrefix)
    return text.contains("-----BEGIN") || isEncoded && text.utf8.count >= 200
  }

  /// Whether it stands for a key that is not read, but asked for signatures.
  public var isExternal: Bool {
    switch self {
    case .command, .token: true
    case .file, .environment, .descriptor, .standardInput: false
    }
  }

  /// Whether reading it twice gives the same twice.
  public var isRepeatable: Bool {
    switch self {
    case .file(let path): (try? FileStatus(of: path))?.kind == .regular
    case .environment, .command, .token: true
    case .descriptor, .standardInput: false
    }
  }

  /// As the user wrote it.
  public var description: String {
    switch self {
    case .file(let path): path
    case .environment(let name): "env:\(name)"
    case .descriptor(let number): "fd:\(number)"
    case .standardInput: "-"
    case .command(let command): "command:\(command.text)"
    case .token(let uri): uri.text
    }
  }

  /// What it refers to, read once. The environment is the one the command was given.
  ///
  /// - Throws: ``CryptoError/referenceIsKey(text:)`` for a key that cannot be read.
  public func read(environment: [String: String], limit: Int = 1 << 20) throws(CryptoError) -> SecretBytes {
    if isExternal { throw .referenceIsKey(text: description) }
    if case .environment(let name) = self {
      guard let value = environment[name] else { throw .variableNotSet(name: name) }
      return SecretBytes(copying: value.utf8)
    }
    do throws(SystemError) {
      var bytes = try readBytes(limit: limit)
      return SecretBytes(taking: &bytes)
    } catch {
      throw .system(error)
    }
  }

  private func readBytes(limit: Int) throws(SystemError) -> [UInt8] {
    switch self {
    case .file(let path): try FileReader.read(path, limit: limit)
    case .descriptor(let number): try FileReader.read(descriptor: number, named: description, limit: limit)
    case .standardInput: try FileReader.read(descriptor: 0, named: "<stdin>", limit: limit)
    case .environment, .command, .token: []
    }
  }
}

extension String {
  func afterPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
