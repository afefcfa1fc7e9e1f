/// Makes raw signatures with a key that is not in this process.
///
/// What it gives is judged by ``ExternalKey`` before anybody uses it; it need not look at it.
protocol RawSigner: Sendable {
  /// - Parameter input: for an RSA key the DigestInfo of PKCS#1 in DER, 51 bytes, which is to be padded and signed as it
  ///   is; for a key on a curve the digest itself, 32 bytes.
  /// - Returns: for an RSA key the value of PKCS#1 v1.5, as long as the key; for a key on a curve both numbers, as
  ///   ECDSA-Sig-Value in DER or one behind the other.
  func sign(_ input: [UInt8]) throws(CryptoError) -> [UInt8]
}

/// The DigestInfo of PKCS#1 v1.5 (RFC 8017, 9.2) for SHA-256: what an RSA key pads and signs.
enum DigestInfo {
  private static let prefix = DER.sequence(
    DER.sequence(DER.objectIdentifier("2.16.840.1.101.3.4.2.1"), DER.null),
    DER.octetString([UInt8](repeating: 0, count: 32))
  ).dropLast(32)

  static func sha256(_ digest: [UInt8]) -> [UInt8] { prefix + digest }
}
