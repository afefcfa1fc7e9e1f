import PassCrypto
import PassData
import PassSystem

/// An identity that was found for a pass.
struct ChosenIdentity {
  let identity: SigningIdentity
  let notes: [Diagnostic]
  let authorities: Authorities
}

extension SigningOptions {
  /// - Throws: `CryptoError.noIdentity` where neither an option nor a variable names one, before anything is read.
  func requireSome(in context: Context) throws {
    if isDevelopment || identity != nil || certificate != nil || key != nil { return }
    let variables = [Self.identity, Self.certificate, Self.key].compactMap(\.declaration.variable)
    if variables.allSatisfy({ context.environment[$0] == nil }) { throw CryptoError.noIdentity }
  }

  /// Finds the identity, by the options or by the variables that stand in for them.
  ///
  /// - Parameter identifiers: of the pass; asked only where a development identity is made for it, or a file holds
  ///   several certificates.
  /// - Parameter external: how a key elsewhere is used.
  /// - Throws: `CryptoError.noIdentity` where none is given: it is never chosen in silence.
  func identity(
    for identifiers: () throws -> PassIdentifiers, external: ExternalKeyOptions, in context: Context
  ) throws -> ChosenIdentity {
    if isDevelopment {
      let wanted = try identifiers()
      guard let passType = wanted.passType, let team = wanted.team else { throw UsageError.noIdentifiers }
      let store = DevelopmentStore(in: try context.dataFolder())
      let identity = try store.identity(
        for: .init(passTypeIdentifier: passType, teamIdentifier: team, allowsNFC: wanted.usesNFC))
      return ChosenIdentity(identity: identity, notes: [], authorities: try context.authorities())
    }
    let authorities = try context.authorities()
    let loaded = try loader(authorities, external, in: context)
      .load(try source(in: context), preferring: try? identifiers().passType)
    return ChosenIdentity(
      identity: loaded.identity, notes: loaded.notes + authorities.findings, authorities: authorities)
  }

  /// The identity that is named, for whatever pass.
  func loaded(in context: Context) throws -> IdentityLoader.Loaded {
    try loader(try context.authorities(), keyUse.external(in: context), in: context)
      .load(try source(in: context))
  }

  private func loader(
    _ authorities: Authorities, _ external: ExternalKeyOptions, in context: Context
  ) -> IdentityLoader {
    IdentityLoader(
      environment: context.environment.variables, password: password.source(in: context),
      authorities: authorities, external: external)
  }

  /// The files that may hold the private key.
  func keyFiles(in context: Context) throws -> [String] {
    let source = try source(in: context)
    return [source.identity, source.key].compactMap { reference in
      if case .file(let path)? = reference { path } else { nil }
    }
  }

  /// An option beats every variable: who names a key on the line does not mean the .p12 in the environment.
  private func source(in context: Context) throws -> IdentitySource {
    let isNamed = identity != nil || certificate != nil || key != nil
    let above = try context.reference(intermediate, or: Self.intermediate)
    if isNamed {
      return IdentitySource(
        identity: identity.map(context.resolve), certificate: certificate.map(context.resolve),
        key: key.map(context.resolve), intermediates: above.map { [$0] } ?? [])
    }
    return IdentitySource(
      identity: try context.reference(nil, or: Self.identity),
      certificate: try context.reference(nil, or: Self.certificate),
      key: try context.reference(nil, or: Self.key), intermediates: above.map { [$0] } ?? [])
  }

  /// The options that read standard input.
  var standardInputUsers: [String] {
    [
      ("--identity", identity), ("--certificate", certificate), ("--key", key),
      ("--intermediate", intermediate),
    ].compactMap { name, reference in reference == .standardInput ? name : nil }
  }
}
