internal import COpenSSL
internal import PassData

/// Takes the facts out of an `X509`, once, when a ``Certificate`` is made.
struct CertificateReading {
  private let handle: OpaquePointer
  private let der: [UInt8]

  init(_ handle: OpaquePointer, der: [UInt8]) {
    self.handle = handle
    self.der = der
  }

  func facts() throws(CryptoError) -> CertificateFacts {
    // Lets libcrypto read the extensions; what it says about them is asked for below. Faults in them stay in the
    // queue otherwise.
    let flags = X509_get_extension_flags(handle)
    defer { _ = OpenSSLReason.drain() }
    let extensions = extensionContents()
    guard let subject = DistinguishedName(reading: X509_get_subject_name(handle)),
      let issuer = DistinguishedName(reading: X509_get_issuer_name(handle)),
      let notBefore = timestamp(X509_get0_notBefore(handle)),
      let notAfter = timestamp(X509_get0_notAfter(handle)), let publicKey = publicKeyInfo()
    else { throw .notACertificate(reason: "its names, dates or key cannot be read") }
    let isAuthority = flags & UInt32(EXFLAG_CA) != 0 && mayIssue(flags)
    let pathLength = X509_get_pathlen(handle)
    return CertificateFacts(
      der: der, sha256: Digest.sha256(der), sha1: Digest.sha1(der), subject: subject, issuer: issuer,
      serialNumber: octets(X509_get0_serialNumber(handle)), notBefore: notBefore, notAfter: notAfter,
      subjectKeyIdentifier: X509_get0_subject_key_id(handle).map(octets),
      authorityKeyIdentifier: X509_get0_authority_key_id(handle).map(octets), publicKey: publicKey,
      publicKeySHA256: Digest.sha256(publicKey), key: key(),
      extensionIdentifiers: extensions.map(\.identifier),
      extendedKeyUsages: extendedKeyUsages(extensions),
      passTypeExtension: text(ObjectIdentifier.passTypeIdentifier, in: extensions),
      orderTypeExtension: text(ObjectIdentifier.orderTypeIdentifier, in: extensions),
      issuerAddress: issuerAddress(extensions), isAuthority: isAuthority,
      pathLength: pathLength < 0 ? nil : Int(pathLength), signatureDigest: signatureDigest(),
      kind: kind(
        extensions.map(\.identifier), subject: subject, issuer: issuer, isAuthority: isAuthority))
  }

  private func mayIssue(_ flags: UInt32) -> Bool {
    guard flags & UInt32(EXFLAG_INVALID) == 0 else { return false }
    return flags & UInt32(EXFLAG_KUSAGE) == 0
      || X509_get_key_usage(handle) & UInt32(KU_KEY_CERT_SIGN) != 0
  }

  private func kind(
    _ extensions: [String], subject: DistinguishedName, issuer: DistinguishedName, isAuthority: Bool
  ) -> CertificateFacts.Kind {
    if isAuthority {
      if subject == issuer { return .root }
      let isMarked = ObjectIdentifier.developerRelations.contains(where: extensions.contains)
      let isNamed = subject.commonName?.contains("Worldwide Developer Relations") ?? false
      return isMarked || isNamed ? .developerRelationsIntermediate : .authority
    }
    if extensions.contains(ObjectIdentifier.passTypeIdentifier) { return .passType }
    if extensions.contains(ObjectIdentifier.orderTypeIdentifier) { return .order }
    let pushMarks = [ObjectIdentifier.pushDevelopment, ObjectIdentifier.pushTopics]
    return pushMarks.contains(where: extensions.contains) ? .push : .other
  }

  // MARK: Names, dates, numbers

  private func octets(_ string: UnsafePointer<ASN1_STRING>?) -> [UInt8] {
    guard let string, let data = ASN1_STRING_get0_data(string) else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(max(0, ASN1_STRING_length(string)))))
  }

  private func timestamp(_ time: UnsafePointer<ASN1_TIME>?) -> Timestamp? {
    // The distance to 1970, because `struct tm` would drag the C library's types in.
    guard let time, let epoch = ASN1_TIME_set(nil, 0) else { return nil }
    defer { ASN1_STRING_free(epoch) }
    var days: Int32 = 0
    var seconds: Int32 = 0
    guard ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else { return nil }
    return Timestamp(seconds: Int64(days) * 86_400 + Int64(seconds))
  }

  // MARK: Keys

  private func publicKeyInfo() -> [UInt8]? {
    guard let info = X509_get_X509_PUBKEY(handle) else { return nil }
    return encoded { i2d_X509_PUBKEY(info, $0) }
  }

  private func key() -> CertificateFacts.Key {
    guard let key = X509_get0_pubkey(handle) else { return .other(name: "unknown") }
    return KeyDescription.of(key)
  }

  private func signatureDigest() -> String {
    var digest: Int32 = 0
    guard OBJ_find_sigid_algs(X509_get_signature_nid(handle), &digest, nil) == 1, digest != NID_undef,
      let name = OBJ_nid2sn(digest)
    else { return "unknown" }
    return String(cString: name)
  }

  // MARK: Extensions

  private struct Content {
    let identifier: String
    let bytes: [UInt8]
  }

  private func extensionContents() -> [Content] {
    (0..<max(0, X509_get_ext_count(handle))).compactMap { index in
      guard let entry = X509_get_ext(handle, index) else { return nil }
      return Content(
        identifier: ObjectIdentifier.text(of: X509_EXTENSION_get_object(entry)),
        bytes: octets(X509_EXTENSION_get_data(entry)))
    }
  }

  private func text(_ identifier: String, in extensions: [Content]) -> CertificateFacts.TextExtension {
    guard let found = extensions.first(where: { $0.identifier == identifier }) else { return .absent }
    var reader = BERReader(found.bytes)
    guard let element = try? reader.next(), reader.isAtEnd, let text = reader.text(element) else {
      return .unreadable
    }
    return .text(text)
  }

  private func extendedKeyUsages(_ extensions: [Content]) -> [String] {
    guard let found = extensions.first(where: { $0.identifier == "2.5.29.37" }) else { return [] }
    var reader = BERReader(found.bytes)
    guard let list = try? reader.next(.sequence), let items = try? reader.elements(inside: list) else {
      return []
    }
    return items.compactMap { reader.objectIdentifier($0) }
  }

  private func issuerAddress(_ extensions: [Content]) -> String? {
    guard let found = extensions.first(where: { $0.identifier == "1.3.6.1.5.5.7.1.1" }) else { return nil }
    var reader = BERReader(found.bytes)
    guard let list = try? reader.next(.sequence), let descriptions = try? reader.elements(inside: list)
    else { return nil }
    for description in descriptions {
      guard let fields = try? reader.elements(inside: description), fields.count == 2 else { continue }
      // id-ad-caIssuers, and a uniformResourceIdentifier.
      guard reader.objectIdentifier(fields[0]) == "1.3.6.1.5.5.7.48.2", fields[1].isContext(6) else {
        continue
      }
      return String(validating: reader.bytes[fields[1].content], as: UTF8.self)
    }
    return nil
  }
}
