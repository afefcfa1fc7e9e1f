public import PassData

/// The `signature` of a pass from anywhere, judged over the bytes as they came.
public enum DetachedSignature {
  /// Signatures of passes have about 3,000 bytes; larger ones than this are not read.
  public static let sizeLimit = 1 << 20

  /// Everything there is to know about a signature over a content.
  ///
  /// The signature is checked over the signed attributes as received, with the tag of a SET in place of theirs; they are
  /// never encoded again, because a third of real passes hold them in an order or length form of their own. Never throws:
  /// what is wrong is in the report.
  ///
  /// - Parameters:
  ///   - signature: the file's bytes.
  ///   - content: the bytes of manifest.json.
  ///   - authorities: where certificates may come from beside the signature, and whom to trust beside Apple.
  ///   - time: the moment of judgement.
  ///   - name: how the file is called in messages.
  public static func verify(
    _ signature: [UInt8], over content: [UInt8], authorities: Authorities, at time: Timestamp,
    named name: String = "signature"
  ) -> SignatureReport {
    guard !signature.isEmpty else { return unreadable(.empty, name) }
    guard signature.count <= sizeLimit else {
      return unreadable(.malformed("it is larger than \(sizeLimit) bytes"), name)
    }
    let message: SignedMessage
    do throws(BERFault) {
      message = try SignedMessage(parsing: signature)
    } catch {
      return unreadable(.malformed(SignatureWords.shape(of: signature, fault: error)), name)
    }
    let embedded = message.certificates.compactMap { authorities.cache.certificate(der: $0) }
    let signers = message.signers.map { signer in
      SignerJudge(signer, in: message, embedded: embedded, authorities: authorities).judge(content, at: time)
    }
    let worst = signers.first { $0.integrity != .valid }?.integrity
    let integrity = signers.isEmpty ? .noSigner : worst ?? .valid
    let words = SignatureWords(name: name, time: time)
    let certificates = embedded.map(\.facts)
    return SignatureReport(
      integrity: integrity, signers: signers, certificates: certificates,
      hasAttachedContent: message.hasContent,
      findings: words.findings(
        integrity: integrity, signers: signers, certificates: certificates, message: message), name: name)
  }

  private static func unreadable(
    _ integrity: SignatureReport.Integrity, _ name: String
  ) -> SignatureReport {
    SignatureReport(
      integrity: integrity, signers: [], certificates: [], hasAttachedContent: false,
      findings: SignatureWords(name: name, time: Timestamp(seconds: 0)).about(integrity), name: name)
  }
}

/// Judges one SignerInfo.
private struct SignerJudge {
  private let signer: SignedMessage.Signer
  private let message: SignedMessage
  private let embedded: [Certificate]
  private let authorities: Authorities

  init(
    _ signer: SignedMessage.Signer, in message: SignedMessage, embedded: [Certificate],
    authorities: Authorities
  ) {
    self.signer = signer
    self.message = message
    self.embedded = embedded
    self.authorities = authorities
  }

  func judge(_ content: [UInt8], at time: Timestamp) -> SignatureReport.Signer {
    let certificate = embedded.first(where: isSigner)
    let signingTime = (try? signer.single(ObjectIdentifier.signingTime)).flatMap { element in
      element.flatMap { ASN1Time.timestamp($0, in: message.reader) }
    }
    let wasValid = certificate.flatMap { certificate in signingTime.map(certificate.facts.isValid(at:)) }
    let others = embedded.filter { $0.facts != certificate?.facts }
    return SignatureReport.Signer(
      certificate: certificate?.facts, integrity: integrity(of: content, by: certificate),
      digest: DigestAlgorithm(identifier: signer.digestAlgorithm), signingTime: signingTime,
      hasSignedAttributes: signer.signedAttributes != nil, attributesAreSorted: signer.attributesAreSorted,
      chain: certificate.map { authorities.chain(from: $0, embedded: others) }, wasValidWhenSigned: wasValid,
      isValidNow: certificate?.facts.isValid(at: time) ?? false)
  }

  private func isSigner(_ certificate: Certificate) -> Bool {
    switch signer.identifier {
    case .keyIdentifier(let identifier): certificate.facts.subjectKeyIdentifier == identifier
    case .issuerAndSerial(let issuer, let serial):
      certificate.facts.serialNumber == Self.magnitude(serial) && certificate.isIssued(byNameEncoded: issuer)
    }
  }

  /// An integer's bytes without the leading zeros that BER allows.
  private static func magnitude(_ serial: [UInt8]) -> [UInt8] {
    let trimmed = serial.drop { $0 == 0 }
    return trimmed.isEmpty ? [0] : Array(trimmed)
  }

  private func integrity(of content: [UInt8], by certificate: Certificate?) -> SignatureReport.Integrity {
    guard let certificate else { return .signerNotFound }
    let named = DigestAlgorithm(identifier: signer.digestAlgorithm)
    let digest: DigestAlgorithm
    switch SignatureAlgorithm(identifier: signer.signatureAlgorithm) {
    case .rsa(let own), .ellipticCurve(let own): digest = own ?? named
    case .unsupported(let identifier): return .unsupported(identifier)
    }
    // A digest for which anyone can make two contents proves nothing.
    if named == .md5 || digest == .md5 { return .unsupported("MD5") }
    guard let key = certificate.publicKey else {
      return .unsupported(certificate.facts.key.description)
    }
    guard let attributes = signer.signedAttributes else {
      return digest.verifies(signer.signature, over: content, by: key) ? .valid : .signatureWrong
    }
    switch digestAttribute(named, content) {
    case .valid: break
    case let fault: return fault
    }
    // RFC 5652, 5.4: what is signed carries the tag of a SET OF.
    let signed = [0x31] + attributes.dropFirst()
    return digest.verifies(signer.signature, over: signed, by: key) ? .valid : .signatureWrong
  }

  private func digestAttribute(_ digest: DigestAlgorithm, _ content: [UInt8]) -> SignatureReport.Integrity {
    do throws(BERFault) {
      guard let element = try signer.single(ObjectIdentifier.messageDigest) else {
        return .malformed("the signed attributes lack the message digest")
      }
      if let type = try signer.single(ObjectIdentifier.contentType),
        message.reader.objectIdentifier(type) != message.contentType
      {
        return .malformed("the signed content type is another than the message's")
      }
      _ = try signer.single(ObjectIdentifier.signingTime)
      guard let computed = digest.digest(content) else { return .unsupported(digest.description) }
      return try message.reader.octets(of: element) == computed ? .valid : .contentChanged
    } catch {
      return .malformed("a signed attribute is there twice, or has not one value")
    }
  }
}
