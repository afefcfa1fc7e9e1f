internal import PassData

/// What was found in one or several references: certificates and private keys, in order, each with its reference.
struct KeyMaterial: Sendable {
  struct Found<Value: Sendable>: Sendable {
    let value: Value
    let name: String
  }

  var certificates: [Found<Certificate>] = []
  var keys: [Found<SigningKey>] = []
  var notes: [Diagnostic] = []
  /// Whether any of it was a PKCS#12.
  var isPKCS12 = false

  mutating func add(_ certificate: Certificate, from name: String) {
    guard !certificates.contains(where: { $0.value.facts == certificate.facts }) else { return }
    certificates.append(Found(value: certificate, name: name))
  }

  mutating func add(_ key: PrivateKey, from name: String) { add(.held(key), from: name) }

  mutating func add(_ key: SigningKey, from name: String) {
    guard !keys.contains(where: { $0.value.publicKey == key.publicKey }) else { return }
    keys.append(Found(value: key, name: name))
  }

  mutating func add(_ other: KeyMaterial) {
    for found in other.certificates { add(found.value, from: found.name) }
    for found in other.keys { add(found.value, from: found.name) }
    notes += other.notes
    isPKCS12 = isPKCS12 || other.isPKCS12
  }
}
