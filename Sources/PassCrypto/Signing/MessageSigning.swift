internal import COpenSSL
internal import PassData

/// The library's own way to a detached signature: the truth that ``SignatureTemplate`` is held to, and the way for
/// every key that is not RSA.
///
/// For a key elsewhere the message is made with the public key in its place and an empty value, and completed with the
/// value that the key makes over the attributes.
struct MessageSigning {
  let key: SigningKey
  let leaf: Certificate
  let intermediate: Certificate?

  /// DER of a detached CMS over the content: SHA-256, signed attributes contentType, signingTime and messageDigest in
  /// DER order, leaf and intermediate embedded, SignerInfo by issuer and serial number.
  ///
  /// The signing time is an argument and set as an attribute here; libcrypto would ask the machine's clock.
  func sign(_ content: [UInt8], at time: Timestamp) throws(CryptoError) -> [UInt8] {
    let flags = UInt32(CMS_PARTIAL | CMS_DETACHED | CMS_BINARY | CMS_NOSMIMECAP)
    guard let message = OwnedPointer(CMS_sign(nil, nil, nil, nil, flags), free: CMS_ContentInfo_free) else {
      throw .library("begin a signature")
    }
    let signer = leaf.withHandle { leaf in
      key.withHandle { key in CMS_add1_signer(message.raw, leaf, key, EVP_sha256(), flags) }
    }
    guard let signer else { throw .library("add the signer") }
    if let intermediate {
      guard intermediate.withHandle({ CMS_add1_cert(message.raw, $0) }) == 1 else {
        throw .library("embed the intermediate")
      }
    }
    try setSigningTime(time, of: signer)
    switch key {
    case .held: try finish(message.raw, over: content, flags: flags)
    case .external(let key): try finish(message.raw, signer, over: content, with: key)
    }
    guard let der = encoded({ i2d_CMS_ContentInfo(message.raw, $0) }) else {
      throw .library("encode the signature")
    }
    return der
  }

  private func setSigningTime(_ time: Timestamp, of signer: OpaquePointer) throws(CryptoError) {
    // UTCTime from 1950 to 2049, else GeneralizedTime, as RFC 5652 asks.
    guard let value = ASN1_TIME_set(nil, Int(time.seconds)) else { throw .signingTimeOutOfRange }
    defer { ASN1_STRING_free(value) }
    guard CMS_signed_add1_attr_by_NID(signer, NID_pkcs9_signingTime, ASN1_STRING_type(value), value, -1) == 1
    else { throw .library("set the signing time") }
  }

  private func finish(_ message: OpaquePointer, over content: [UInt8], flags: UInt32) throws(CryptoError) {
    let finished = content.withUnsafeBytes { buffer -> Int32 in
      // The memory BIO keeps the pointer, so it must not outlive this closure.
      guard let data = OwnedPointer(BIO_new_mem_buf(nonNull(buffer), Int32(buffer.count)), free: pf_bio_free)
      else { return 0 }
      return CMS_final(message, data.raw, nil, flags)
    }
    guard finished == 1 else { throw .library("sign") }
  }

  /// Sets the attributes that `CMS_final` would set, and the value that the key makes over them.
  private func finish(
    _ message: OpaquePointer, _ signer: OpaquePointer, over content: [UInt8], with key: ExternalKey
  ) throws(CryptoError) {
    let digest = Digest.sha256(content)
    let type = OBJ_nid2obj(NID_pkcs7_data)
    guard
      CMS_signed_add1_attr_by_NID(
        signer, NID_pkcs9_messageDigest, V_ASN1_OCTET_STRING, digest, Int32(digest.count)) == 1,
      CMS_signed_add1_attr_by_NID(signer, NID_pkcs9_contentType, V_ASN1_OBJECT, UnsafeRawPointer(type), -1)
        == 1,
      let unsigned = encoded({ i2d_CMS_ContentInfo(message, $0) }),
      let places = try? SignaturePlaces(in: unsigned)
    else { throw .library("prepare the signature") }
    let value = try key.signature(ofSHA256: SignedAttributes.digest(in: unsigned, places.attributes))
    guard
      ASN1_OCTET_STRING_set(CMS_SignerInfo_get0_signature(signer), value, Int32(value.count)) == 1
    else { throw .library("set the signature") }
  }

  /// Whether libcrypto finds that the signature is one over the content by this leaf. Chain and purpose are not asked.
  func verifies(_ signature: [UInt8], over content: [UInt8]) -> Bool {
    defer { _ = OpenSSLReason.drain() }
    return signature.withUnsafeBytes { signature in
      content.withUnsafeBytes { content in
        var cursor = signature.bindMemory(to: UInt8.self).baseAddress
        guard
          let message = OwnedPointer(
            d2i_CMS_ContentInfo(nil, &cursor, signature.count), free: CMS_ContentInfo_free),
          let data = OwnedPointer(
            BIO_new_mem_buf(nonNull(content), Int32(content.count)), free: pf_bio_free)
        else { return false }
        let flags = UInt32(CMS_DETACHED | CMS_BINARY | CMS_NO_SIGNER_CERT_VERIFY)
        return CMS_verify(message.raw, nil, nil, data.raw, nil, flags) == 1
      }
    }
  }
}

extension SigningKey {
  /// Lends a handle that holds the public key at least, which is what libcrypto holds against the certificate.
  fileprivate func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    switch self {
    case .held(let key): key.withHandle(body)
    case .external(let key): body(key.publicKey.raw)
    }
  }
}

/// `BIO_new_mem_buf` refuses a null pointer even for no bytes.
func nonNull(_ buffer: UnsafeRawBufferPointer) -> UnsafeRawPointer {
  buffer.baseAddress ?? UnsafeRawPointer(pf_empty())
}
