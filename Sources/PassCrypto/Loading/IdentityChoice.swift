internal import PassData

/// Chooses, among what was found, the key and the certificate that fits it.
struct IdentityChoice {
  private let material: KeyMaterial
  private let source: IdentitySource

  init(_ material: KeyMaterial, source: IdentitySource) {
    self.material = material
    self.source = source
  }

  typealias Pair = (certificate: KeyMaterial.Found<Certificate>, key: KeyMaterial.Found<SigningKey>)

  /// Of several pairs the one for the wanted pass type, then a Pass Type ID certificate, then the one that lasts longest.
  func pair(preferring passTypeIdentifier: String?) throws(CryptoError) -> Pair {
    guard source.identity != nil || source.certificate != nil || source.key != nil else { throw .noIdentity }
    guard let firstKey = material.keys.first else { throw withoutKey }
    guard let firstCertificate = material.certificates.first else {
      throw source.identity == nil
        ? .certificateNotGiven(key: firstKey.name) : .withoutCertificate(name: firstKey.name)
    }
    let pairs = material.certificates.flatMap { certificate in
      material.keys.filter { $0.value.publicKey == certificate.value.facts.publicKey }
        .map { Pair(certificate, $0) }
    }
    let best = pairs.max {
      rank($0.certificate, passTypeIdentifier) < rank($1.certificate, passTypeIdentifier)
    }
    guard let best else {
      throw mismatch(firstCertificate, firstKey)
    }
    try refuseForeignKeys(best.key)
    return best
  }

  /// The certificate for a key that cannot say which is its own, such as one behind a program: the one that ``pair``
  /// would choose if all had their keys.
  func certificate(
    forKey name: String, preferring passTypeIdentifier: String?
  ) throws(CryptoError) -> KeyMaterial.Found<Certificate> {
    guard let first = material.certificates.first else { throw .certificateNotGiven(key: name) }
    let leaves = material.certificates.filter { !$0.value.facts.isAuthority }
    guard let best = leaves.max(by: { rank($0, passTypeIdentifier) < rank($1, passTypeIdentifier) }) else {
      throw .isIntermediate(name: first.name)
    }
    return best
  }

  private func rank(
    _ certificate: KeyMaterial.Found<Certificate>, _ wanted: String?
  ) -> (Int, Int, Int64) {
    let facts = certificate.value.facts
    let isWanted = wanted != nil && facts.passTypeIdentifier == wanted
    return (isWanted ? 1 : 0, facts.kind == .passType ? 1 : 0, facts.notAfter.seconds)
  }

  private var withoutKey: CryptoError {
    guard let first = material.certificates.first else {
      return .notRecognised(name: source.identity?.description ?? source.certificate?.description ?? "")
    }
    let facts = first.value.facts
    if material.certificates.allSatisfy({ $0.value.facts.isAuthority }) {
      return .isIntermediate(name: first.name)
    }
    if material.isPKCS12 { return .withoutKey(name: first.name) }
    return source.identity == nil
      ? .keyNotGiven(certificate: first.name)
      : .isCertificate(name: first.name, subject: facts.subject.shortText)
  }

  private func mismatch(
    _ certificate: KeyMaterial.Found<Certificate>, _ key: KeyMaterial.Found<SigningKey>
  ) -> CryptoError {
    // An intermediate in the certificate's place is the likelier mistake than a stray key.
    guard material.certificates.contains(where: { !$0.value.facts.isAuthority }) else {
      return .isIntermediate(name: certificate.name)
    }
    let leaf = material.certificates.first { !$0.value.facts.isAuthority } ?? certificate
    return .keyMismatch(
      certificate: leaf.name, certificateKey: leaf.value.facts.publicKeySHA256.hexadecimal, key: key.name,
      keyFingerprint: key.value.fingerprint)
  }

  private func refuseForeignKeys(_ key: KeyMaterial.Found<SigningKey>) throws(CryptoError) {
    if case .other(let kind) = key.value.kind { throw .unsupportedKey(name: key.name, kind: kind) }
  }
}
