internal import PassSystem

/// A private key that is elsewhere, known here by its public key.
///
/// Each value that it makes is checked against that public key before anybody sees it, so that a wrong key, a wrong
/// form or a mistaken service is an error with a name, and never a pass that phones refuse. At most ``sessions``
/// values are made at once, however many threads ask.
final class ExternalKey: Sendable {
  /// As the user wrote it.
  let name: String
  let publicKey: PublicKey
  /// The SubjectPublicKeyInfo in DER.
  let spki: [UInt8]
  private let signer: any RawSigner
  private let turnstile: Turnstile

  /// - Parameter spki: of the certificate, or of the token.
  init(name: String, spki: [UInt8], signer: any RawSigner, sessions: Int) throws(CryptoError) {
    guard let publicKey = PublicKey(spki: spki) else { throw .library("read the public key") }
    if case .other(let kind) = publicKey.kind { throw .unsupportedKey(name: name, kind: kind) }
    self.name = name
    self.publicKey = publicKey
    self.spki = spki
    self.signer = signer
    turnstile = Turnstile(places: sessions)
  }

  var sessions: Int { turnstile.places }

  /// The raw signature over a SHA-256 digest, checked: PKCS#1 v1.5 for RSA, ECDSA-Sig-Value in DER for a curve.
  func signature(ofSHA256 digest: [UInt8]) throws(CryptoError) -> [UInt8] {
    let input = publicKey.kind.isRSA ? DigestInfo.sha256(digest) : digest
    let value = try turnstile.pass { () throws(CryptoError) in try signer.sign(input) }
    do throws(SignerFault) {
      return try SignatureJudge(publicKey, digest: digest).accepted(value)
    } catch {
      throw .signer(name: name, error)
    }
  }
}
