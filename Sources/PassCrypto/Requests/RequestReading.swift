internal import COpenSSL

/// A certificate request (PKCS#10) that somebody else made, checked: whoever made it has the private key.
struct RequestReading {
  /// The SubjectPublicKeyInfo in DER.
  let spki: [UInt8]
  let subject: DistinguishedName

  /// - Throws: ``CryptoError/otherContent(name:found:hint:)`` for anything else, and for one that its key did not sign.
  init(_ secret: SecretBytes, from name: String) throws(CryptoError) {
    defer { _ = OpenSSLReason.drain() }
    let bytes = secret.withBytes { Array($0) }
    guard !bytes.isEmpty else { throw .empty(name: name) }
    let blocks = PEMBlock.all(in: bytes)
    let block = blocks.first { ["CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST"].contains($0.label) }
    let der = block?.bytes ?? (blocks.isEmpty ? bytes : [])
    let parsed = der.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var cursor = buffer.baseAddress
      return d2i_X509_REQ(nil, &cursor, buffer.count)
    }
    guard let request = OwnedPointer(parsed, free: X509_REQ_free),
      let info = X509_REQ_get_X509_PUBKEY(request.raw), let spki = encoded({ i2d_X509_PUBKEY(info, $0) }),
      let subject = DistinguishedName(reading: X509_REQ_get_subject_name(request.raw))
    else {
      throw .otherContent(
        name: name, found: "no certificate request",
        hint: "pass the file that begins with -----BEGIN CERTIFICATE REQUEST-----")
    }
    guard let key = X509_REQ_get0_pubkey(request.raw), X509_REQ_verify(request.raw, key) == 1 else {
      throw .otherContent(
        name: name, found: "a request that its key did not sign",
        hint: "make it anew with passforge identity request")
    }
    self.spki = spki
    self.subject = subject
  }
}
