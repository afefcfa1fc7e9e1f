public import PassData

/// Which references make up an identity: `--identity`, or `--certificate` and `--key`; and `--intermediate`.
public struct IdentitySource: Sendable, Hashable {
  /// A .p12, or a PEM with key and certificates.
  public var identity: SecretReference?
  public var certificate: SecretReference?
  public var key: SecretReference?
  /// Offered beside what the .p12 and the authorities folders hold.
  public var intermediates: [SecretReference]

  public init(
    identity: SecretReference? = nil, certificate: SecretReference? = nil, key: SecretReference? = nil,
    intermediates: [SecretReference] = []
  ) {
    self.identity = identity
    self.certificate = certificate
    self.key = key
    self.intermediates = intermediates
  }
}

/// Reads an identity from what people have, and says what is wrong with it in their words.
public struct IdentityLoader: Sendable {
  private let environment: [String: String]
  private let password: PasswordSource
  private let authorities: Authorities
  private let external: ExternalKeyOptions

  /// - Parameter external: how a key is used that is not read but stays elsewhere.
  public init(
    environment: [String: String], password: PasswordSource, authorities: Authorities,
    external: ExternalKeyOptions = ExternalKeyOptions()
  ) {
    self.environment = environment
    self.password = password
    self.authorities = authorities
    self.external = external
  }

  /// An identity and what was worth a note while reading it.
  public struct Loaded: Sendable {
    public let identity: SigningIdentity
    public let notes: [Diagnostic]

    public init(identity: SigningIdentity, notes: [Diagnostic]) {
      self.identity = identity
      self.notes = notes
    }
  }

  /// What the references of an identity hold, read and unlocked, before it is known which pass it is for.
  public struct Material: Sendable {
    let found: KeyMaterial
  }

  /// Reads and unlocks what takes time, for whoever has other things to do before ``load(_:read:preferring:)``.
  public func read(_ source: IdentitySource) throws(CryptoError) -> Material {
    // One for all, so that one password serves certificate and key.
    let unlocking = Unlocking(password)
    var material = KeyMaterial()
    let held = source.key.flatMap { $0.isExternal ? nil : $0 }
    for reference in [source.identity, source.certificate].compactMap(\.self) {
      material.add(try read(reference, unlocking))
    }
    if let held {
      var keys = try read(held, unlocking)
      // Who names a certificate does not mean another one that lies beside the key.
      if source.certificate != nil { keys.certificates.removeAll { !$0.value.facts.isAuthority } }
      material.add(keys)
    }
    return Material(found: material)
  }

  /// Joins a key, the certificate that fits it and the intermediate that issued that.
  ///
  /// Whether it may sign a certain pass now is asked by ``SigningIdentity/check(passTypeIdentifier:teamIdentifier:usesNFC:at:)``.
  /// - Parameters:
  ///   - material: what ``read(_:)`` has read of the same source; nil reads it now.
  ///   - passTypeIdentifier: prefers the certificate for it where a file holds several.
  /// - Throws: ``CryptoError`` where there is no key with its certificate.
  public func load(
    _ source: IdentitySource, read material: Material? = nil, preferring passTypeIdentifier: String? = nil
  ) throws(CryptoError) -> Loaded {
    let found = if let material { material.found } else { try read(source).found }
    let material = try withExternalKey(of: source, found, preferring: passTypeIdentifier)
    let (leaf, key) = try IdentityChoice(material, source: source).pair(preferring: passTypeIdentifier)
    var offered = KeyMaterial()
    for reference in source.intermediates { offered.add(try read(reference)) }
    let beside = material.certificates.filter { $0.value.facts != leaf.value.facts }
    let choice = IntermediateChoice(
      leaf: leaf, beside: beside, offered: offered.certificates, authorities: authorities)
    let chosen = choice.choose()
    let chain = authorities.chain(
      from: leaf.value, embedded: [chosen.intermediate].compactMap(\.self) + beside.map(\.value))
    authorities.cache.remember(leaf.value)
    if let intermediate = chosen.intermediate { authorities.cache.remember(intermediate) }
    let identity = SigningIdentity(
      name: leaf.name, key: key.value, leaf: leaf.value, intermediate: chosen.intermediate, chain: chain,
      loadFindings: chosen.findings)
    return Loaded(identity: identity, notes: material.notes + offered.notes)
  }

  /// The certificates that references hold, without asking for a key: for `identity show`.
  public func certificates(of reference: SecretReference) throws(CryptoError) -> [CertificateFacts] {
    try read(reference).certificates.map(\.value.facts)
  }

  /// Adds the key that stays elsewhere, where the source names one.
  private func withExternalKey(
    of source: IdentitySource, _ material: KeyMaterial, preferring passTypeIdentifier: String?
  ) throws(CryptoError) -> KeyMaterial {
    guard let key = source.key, key.isExternal else { return material }
    let choice = IdentityChoice(material, source: source)
    var external = external
    for case .environment(let name)? in [source.identity, source.certificate] + source.intermediates {
      external.withheldVariables.insert(name)
    }
    // First, so that a copy of the key in a file is not preferred to what was asked for.
    var all = KeyMaterial()
    all.add(
      .external(
        try ExternalKeyOpening(environment: environment, password: password, options: external).open(key) {
          () throws(CryptoError) in
          try choice.certificate(forKey: key.description, preferring: passTypeIdentifier).value.facts
            .publicKey
        }), from: key.description)
    all.add(material)
    return all
  }

  private func read(_ reference: SecretReference) throws(CryptoError) -> KeyMaterial {
    try read(reference, Unlocking(password))
  }

  private func read(_ reference: SecretReference, _ unlocking: Unlocking) throws(CryptoError) -> KeyMaterial {
    try MaterialReader(unlocking: unlocking)
      .read(try reference.read(environment: environment), from: reference.description)
  }
}
