internal import COpenSSL

/// A certificate request (PKCS#10) for a key, signed by it.
///
/// Apple takes the key alone from it and writes the names itself; ours say what it was meant for.
struct RequestSigning {
  private let key: SigningKey
  private let subject: [DistinguishedName.Part]

  init(key: SigningKey, _ passTypeIdentifier: String, _ teamIdentifier: String) {
    self.key = key
    subject = [
      .init(identifier: ObjectIdentifier.userID, text: passTypeIdentifier),
      .init(identifier: ObjectIdentifier.commonName, text: "Pass Type ID: \(passTypeIdentifier)"),
      .init(identifier: ObjectIdentifier.organizationalUnit, text: teamIdentifier),
    ]
  }

  func pem() throws(CryptoError) -> [UInt8] {
    let name = try CertificateBuilder.distinguishedName(subject)
    guard let request = OwnedPointer(X509_REQ_new(), free: X509_REQ_free),
      X509_REQ_set_version(request.raw, 0) == 1, X509_REQ_set_subject_name(request.raw, name.raw) == 1
    else { throw .library("make a request") }
    switch key {
    case .held(let key):
      let isSigned = key.withHandle { key in
        X509_REQ_set_pubkey(request.raw, key) == 1 && X509_REQ_sign(request.raw, key, EVP_sha256()) > 0
      }
      guard isSigned else { throw .library("make a request") }
    case .external(let key): try sign(request.raw, with: key)
    }
    guard let der = encoded({ i2d_X509_REQ(request.raw, $0) }) else { throw .library("make a request") }
    return der.withUnsafeBytes { PEMBlock.text(label: "CERTIFICATE REQUEST", $0) }
  }

  /// What `X509_REQ_sign` does, with a value from elsewhere.
  private func sign(_ request: OpaquePointer, with key: ExternalKey) throws(CryptoError) {
    // RFC 4055, 5 demands a NULL beside the one, RFC 5758, 3.2 forbids it beside the other.
    let (algorithm, parameter) =
      key.publicKey.kind.isRSA
      ? (NID_sha256WithRSAEncryption, V_ASN1_NULL) : (NID_ecdsa_with_SHA256, V_ASN1_UNDEF)
    guard X509_REQ_set_pubkey(request, key.publicKey.raw) == 1, let identifier = X509_ALGOR_new() else {
      throw .library("make a request")
    }
    defer { X509_ALGOR_free(identifier) }
    guard X509_ALGOR_set0(identifier, OBJ_nid2obj(algorithm), parameter, nil) == 1,
      X509_REQ_set1_signature_algo(request, identifier) == 1,
      let unsigned = encoded({ i2d_re_X509_REQ_tbs(request, $0) }), let value = ASN1_BIT_STRING_new()
    else { throw .library("make a request") }
    // The request takes it over.
    X509_REQ_set0_signature(request, value)
    let signature = try key.signature(ofSHA256: Digest.sha256(unsigned))
    // The flag says that no bits at the end are unused; without it trailing zero bits would be cut.
    value.pointee.flags = (value.pointee.flags & ~0x07) | Int(ASN1_STRING_FLAG_BITS_LEFT)
    guard ASN1_STRING_set(value, signature, Int32(signature.count)) == 1 else {
      throw .library("make a request")
    }
  }
}
