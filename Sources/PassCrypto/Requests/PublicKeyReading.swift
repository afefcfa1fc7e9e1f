/// Reads the public key of a key that is elsewhere, as services give it out: PEM or DER, or a certificate that has it.
enum PublicKeyReading {
  /// - Returns: the SubjectPublicKeyInfo in DER.
  static func spki(in secret: SecretBytes, from name: String) throws(CryptoError) -> [UInt8] {
    let bytes = secret.withBytes { Array($0) }
    guard !bytes.isEmpty else { throw .empty(name: name) }
    guard PEMBlock.appear(in: bytes) else { return try spki(of: bytes, from: name) }
    for block in PEMBlock.all(in: bytes) {
      guard let der = block.bytes, !der.isEmpty else { throw .unfinishedPEM(name: name, label: block.label) }
      if ["PUBLIC KEY", "CERTIFICATE"].contains(block.label) { return try spki(of: der, from: name) }
    }
    throw notThere(name)
  }

  private static func spki(of der: [UInt8], from name: String) throws(CryptoError) -> [UInt8] {
    // Written anew, so that what stands behind it in a file does not count.
    if let key = PublicKey(spki: der) { return try key.spki() }
    guard let certificate = try? Certificate(der: der) else { throw notThere(name) }
    return certificate.facts.publicKey
  }

  private static func notThere(_ name: String) -> CryptoError {
    .otherContent(
      name: name, found: "no public key",
      hint: "pass the file that begins with -----BEGIN PUBLIC KEY-----")
  }
}
