internal import PassData

/// Makes the three certificates of a development chain, shaped like Apple's and named so that nobody takes them for it.
enum DevelopmentChain {
  struct Issued {
    let key: PrivateKey
    let certificate: Certificate
  }

  /// 2020-01-01T00:00:00Z and 2049-12-31T23:59:59Z: wide, so that passes with any reasonable clock can be tried.
  static let notBefore = Timestamp(seconds: 1_577_836_800)
  static let notAfter = Timestamp(seconds: 2_524_607_999)

  private static let organization = "passforge development"

  static func makeRoot() throws(CryptoError) -> Issued {
    let key = try PrivateKey.generateRSA()
    let builder = CertificateBuilder(
      subject: name("passforge Development Root CA (not Apple)", unit: "passforge development"),
      publicKey: key.publicKey, notBefore: notBefore, notAfter: notAfter,
      extensions: authorityExtensions(pathLength: nil))
    return Issued(key: key, certificate: try builder.signed(by: key, issuer: nil))
  }

  static func makeIntermediate(under root: Issued) throws(CryptoError) -> Issued {
    let key = try PrivateKey.generateRSA()
    let builder = CertificateBuilder(
      subject: name(
        "passforge Development Worldwide Developer Relations (not Apple)", unit: "passforge development"),
      publicKey: key.publicKey, notBefore: notBefore, notAfter: notAfter,
      extensions: authorityExtensions(pathLength: 0) + [
        .init(identifier: ObjectIdentifier.developerRelations[0], content: DER.null)
      ])
    return Issued(key: key, certificate: try builder.signed(by: root.key, issuer: root.certificate))
  }

  static func makeLeaf(for subject: DevelopmentIdentity.Subject, under intermediate: Issued)
    throws(CryptoError) -> Issued
  {
    let key = try PrivateKey.generateRSA()
    return Issued(key: key, certificate: try makeLeaf(for: subject, key.publicKey, under: intermediate))
  }

  /// - Parameter publicKey: of a key that may be anywhere, as a SubjectPublicKeyInfo in DER.
  static func makeLeaf(
    for subject: DevelopmentIdentity.Subject, _ publicKey: [UInt8], under intermediate: Issued
  ) throws(CryptoError) -> Certificate {
    let commonName = "Pass Type ID\(subject.allowsNFC ? " with NFC" : ""): \(subject.passTypeIdentifier)"
    let builder = CertificateBuilder(
      subject: [.init(identifier: ObjectIdentifier.userID, text: subject.passTypeIdentifier)]
        + name(commonName, unit: subject.teamIdentifier),
      publicKey: publicKey, notBefore: notBefore, notAfter: notAfter, extensions: leafExtensions(subject))
    return try builder.signed(by: intermediate.key, issuer: intermediate.certificate)
  }

  private static func name(_ commonName: String, unit: String) -> [DistinguishedName.Part] {
    [
      .init(identifier: ObjectIdentifier.commonName, text: commonName),
      .init(identifier: ObjectIdentifier.organizationalUnit, text: unit),
      .init(identifier: ObjectIdentifier.organization, text: organization),
    ]
  }

  private static func authorityExtensions(pathLength: UInt8?) -> [CertificateBuilder.Extension] {
    let length = pathLength.map { DER.element(0x02, [$0]) } ?? []
    return [
      .init(
        identifier: "2.5.29.19", isCritical: true, content: DER.sequence(DER.boolean(true), length)),
      // keyCertSign and cRLSign.
      .init(identifier: "2.5.29.15", isCritical: true, content: DER.bits([5, 6])),
    ]
  }

  private static func leafExtensions(_ subject: DevelopmentIdentity.Subject) -> [CertificateBuilder.Extension]
  {
    let usages = [ObjectIdentifier.clientAuthentication, ObjectIdentifier.passSigning]
    var extensions: [CertificateBuilder.Extension] = [
      .init(identifier: "2.5.29.19", isCritical: true, content: DER.sequence()),
      // digitalSignature.
      .init(identifier: "2.5.29.15", isCritical: true, content: DER.bits([0])),
      .init(
        identifier: "2.5.29.37", content: DER.sequence(usages.flatMap(DER.objectIdentifier))),
      .init(
        identifier: ObjectIdentifier.passTypeIdentifier, content: DER.utf8String(subject.passTypeIdentifier)),
      .init(identifier: ObjectIdentifier.passMarker, content: DER.null),
    ]
    if subject.allowsNFC {
      extensions.append(.init(identifier: ObjectIdentifier.nearFieldCommunication, content: DER.null))
    }
    return extensions
  }
}
