internal import COpenSSL
internal import PassData

/// Makes certificates for development chains.
struct CertificateBuilder {
  /// One extension, its content in DER.
  struct Extension {
    let identifier: String
    var isCritical = false
    let content: [UInt8]
  }

  let subject: [DistinguishedName.Part]
  /// The SubjectPublicKeyInfo in DER: the private key may be anywhere.
  let publicKey: [UInt8]
  let notBefore: Timestamp
  let notAfter: Timestamp
  var extensions: [Extension] = []

  /// Signed by its own key if there is no issuer. Subject and authority key identifiers are added here.
  func signed(by key: PrivateKey, issuer: Certificate?) throws(CryptoError) -> Certificate {
    guard let certificate = OwnedPointer(X509_new(), free: X509_free) else {
      throw .library("make a certificate")
    }
    let name = try Self.distinguishedName(subject)
    guard let publicKey = PublicKey(spki: publicKey) else { throw .library("read the public key") }
    guard X509_set_version(certificate.raw, 2) == 1, setSerial(certificate.raw),
      X509_set_subject_name(certificate.raw, name.raw) == 1,
      setTime(X509_getm_notBefore(certificate.raw), notBefore),
      setTime(X509_getm_notAfter(certificate.raw), notAfter),
      X509_set_pubkey(certificate.raw, publicKey.raw) == 1
    else { throw .library("fill a certificate") }
    let named =
      issuer?.withHandle { X509_set_issuer_name(certificate.raw, X509_get_subject_name($0)) }
      ?? X509_set_issuer_name(certificate.raw, name.raw)
    guard named == 1 else { throw .library("name the issuer") }
    let identifiers = keyIdentifiers(issuerKey: key, issuer: issuer?.facts)
    for addition in extensions + identifiers { try add(addition, to: certificate.raw) }
    guard key.withHandle({ X509_sign(certificate.raw, $0, EVP_sha256()) }) > 0,
      let der = encoded({ i2d_X509(certificate.raw, $0) })
    else { throw .library("sign a certificate") }
    return try Certificate(der: der)
  }

  static func distinguishedName(_ parts: [DistinguishedName.Part]) throws(CryptoError) -> OwnedPointer {
    guard let name = OwnedPointer(X509_NAME_new(), free: X509_NAME_free) else {
      throw .library("make a name")
    }
    for part in parts {
      let text = Array(part.text.utf8)
      // As UTF8String outright: the other way applies X.520's 64 characters, which long identifiers pass.
      let added = X509_NAME_add_entry_by_txt(
        name.raw, part.identifier, V_ASN1_UTF8STRING, text, Int32(text.count), -1, 0)
      guard added == 1 else { throw .library("write '\(part.text)' into a name") }
    }
    return name
  }

  /// 63 random bits: unique, positive, and never zero.
  private func setSerial(_ certificate: OpaquePointer) -> Bool {
    var random: UInt64 = 0
    let isDrawn = withUnsafeMutableBytes(of: &random) {
      RAND_bytes($0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32($0.count)) == 1
    }
    return isDrawn && ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), random >> 1 | 1) == 1
  }

  private func setTime(_ field: UnsafeMutablePointer<ASN1_TIME>?, _ time: Timestamp) -> Bool {
    ASN1_TIME_set(field, Int(time.seconds)) != nil
  }

  private func keyIdentifiers(issuerKey: PrivateKey, issuer: CertificateFacts?) -> [Extension] {
    let own = Self.keyIdentifier(publicKey)
    let above = issuer?.subjectKeyIdentifier ?? Self.keyIdentifier(issuerKey.publicKey)
    return [
      Extension(identifier: "2.5.29.14", content: DER.octetString(own)),
      Extension(identifier: "2.5.29.35", content: DER.sequence(DER.implicit(0, above))),
    ]
  }

  /// SHA-1 of the key's bits, the usual method (RFC 5280, 4.2.1.2).
  private static func keyIdentifier(_ publicKey: [UInt8]) -> [UInt8] {
    var reader = BERReader(publicKey)
    guard let info = try? reader.next(.sequence), let parts = try? reader.elements(inside: info),
      let bits = parts.last, bits.isUniversal(.bitString)
    else { return Digest.sha1(publicKey) }
    return Digest.sha1(Array(reader.bytes[bits.content].dropFirst()))
  }

  private func add(_ addition: Extension, to certificate: OpaquePointer) throws(CryptoError) {
    guard let object = OwnedPointer(OBJ_txt2obj(addition.identifier, 1), free: ASN1_OBJECT_free),
      let content = ASN1_OCTET_STRING_new()
    else { throw .library("make an extension") }
    defer { ASN1_OCTET_STRING_free(content) }
    guard ASN1_OCTET_STRING_set(content, addition.content, Int32(addition.content.count)) == 1,
      let made = OwnedPointer(
        X509_EXTENSION_create_by_OBJ(nil, object.raw, addition.isCritical ? 1 : 0, content),
        free: X509_EXTENSION_free),
      X509_add_ext(certificate, made.raw, -1) == 1
    else { throw .library("add an extension") }
  }
}
