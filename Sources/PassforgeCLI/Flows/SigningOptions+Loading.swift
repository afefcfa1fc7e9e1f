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

  /// What was read on another thread while the pass folder was read.
  struct Ahead: Sendable {
    let authorities: Authorities
    let material: IdentityLoader.Material
  }

  typealias Reading = AheadOfUse<Result<Ahead, any Error>>

  /// Begins to read the identity on another thread; nil where it is made for the pass, or can be read only once.
  ///
  /// Nobody is asked for a password there: who has to type one hears of the folder's faults first.
  func readAhead(in context: Context) throws -> Reading? {
    guard !isDevelopment else { return nil }
    let source = try source(in: context)
    let references = [source.identity, source.certificate, source.key].compactMap(\.self)
    guard !references.isEmpty, references.allSatisfy(\.isRepeatable) else { return nil }
    var silent = context
    silent.allowsPrompts = false
    let reading = Reading { [silent] in
      Result {
        let authorities = try silent.authorities()
        let loader = loader(authorities, keyUse.external(in: silent), in: silent)
        return Ahead(authorities: authorities, material: try loader.read(source))
      }
    }
    reading.begin()
    return reading
  }

  /// Nil where a person has to be asked first.
  private static func read(_ reading: Reading?) throws -> Ahead? {
    do {
      return try reading?.value.get()
    } catch CryptoError.needsPassword {
      return nil
    }
  }

  /// Finds the identity, by the options or by the variables that stand in for them.
  ///
  /// - Parameter identifiers: of the pass; asked only where a development identity is made for it, or a file holds
  ///   several certificates.
  /// - Parameters:
  ///   - external: how a key elsewhere is used.
  ///   - reading: what ``readAhead(in:)`` has begun.
  /// - Throws: `CryptoError.noIdentity` where none is given: it is never chosen in silence.
  func identity(
    for identifiers: () throws -> PassIdentifiers, external: ExternalKeyOptions,
    ahead reading: Reading? = nil, in context: Context
  ) throws -> ChosenIdentity {
    if isDevelopment {
      let wanted = try identifiers()
      guard let passType = wanted.passType, let team = wanted.team else { throw UsageError.noIdentifiers }
      let store = DevelopmentStore(in: try context.dataFolder())
      let identity = try store.identity(
        for: .init(passTypeIdentifier: passType, teamIdentifier: team, allowsNFC: wanted.usesNFC))
      return ChosenIdentity(identity: identity, notes: [], authorities: try context.authorities())
    }
    let ahead = try Self.read(reading)
    let authorities = if let ahead { ahead.authorities } else { try context.authorities() }
    let loaded = try loader(authorities, external, in: context)
      .load(try source(in: context), read: ahead?.material, preferring: try? identifiers().passType)
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
