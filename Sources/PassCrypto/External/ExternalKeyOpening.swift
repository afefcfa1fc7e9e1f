/// Finds the key behind a reference that is not read: ``SecretReference/isExternal``.
struct ExternalKeyOpening {
  let environment: [String: String]
  let password: PasswordSource
  let options: ExternalKeyOptions

  /// - Parameters:
  ///   - certified: the public key that the key must have, in DER; asked where the key itself cannot tell, as one behind
  ///     a program, or in a token that keeps the private half alone.
  func open(
    _ reference: SecretReference, certified: () throws(CryptoError) -> [UInt8]
  ) throws(CryptoError) -> ExternalKey {
    let name = reference.description
    switch reference {
    case .command(let command):
      let signer = try CommandSigner(command, named: name, environment: environment, options: options)
      return try ExternalKey(name: name, spki: try certified(), signer: signer, sessions: options.sessions)
    case .token(let uri):
      let signer = try TokenSigner(uri, named: name, environment: environment, password: password)
      let spki = if let own = signer.spki { own } else { try certified() }
      return try ExternalKey(name: name, spki: spki, signer: signer, sessions: options.sessions)
    case .file, .environment, .descriptor, .standardInput:
      preconditionFailure("not a key elsewhere")
    }
  }
}
