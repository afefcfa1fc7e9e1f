internal import PassData

/// The private key of an identity: in this process, or elsewhere.
///
/// Everything that needs a signature asks this one; there is no other seam. A key in this process goes libcrypto's way
/// and the way of ``SignatureTemplate``. A key elsewhere makes the one raw value that only it can make; attributes,
/// certificates and encoding are the same for both.
enum SigningKey: Sendable {
  case held(PrivateKey)
  case external(ExternalKey)

  /// The SubjectPublicKeyInfo in DER: what tells whether a certificate belongs to this key.
  var publicKey: [UInt8] {
    switch self {
    case .held(let key): key.publicKey
    case .external(let key): key.spki
    }
  }

  var kind: CertificateFacts.Key {
    switch self {
    case .held(let key): key.kind
    case .external(let key): key.publicKey.kind
    }
  }

  /// The length of its longest signature.
  var signatureSize: Int {
    switch self {
    case .held(let key): key.signatureSize
    case .external(let key): key.publicKey.signatureSize
    }
  }

  /// SHA-256 of the public key, in hexadecimal: safe to show.
  var fingerprint: String { Digest.sha256(publicKey).hexadecimal }

  var isRSA: Bool { kind.isRSA }
}

extension CertificateFacts.Key {
  var isRSA: Bool {
    if case .rsa = self { true } else { false }
  }
}
