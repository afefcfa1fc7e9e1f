import Foundation
import PassData
import TestSupport
import Testing

@testable import PassCrypto

/// Builds a detached signature by hand, so that one thing at a time can be made as no good tool makes it.
/// The RSA values are made by the `openssl` command.
struct SignatureBuilder {
  var signer: TestChain.Member
  var certificates: [CertificateFacts]
  var content: [UInt8]
  /// `sha256`, `sha1`, `md5` as `openssl dgst` calls them.
  var digest = "sha256"
  var byKeyIdentifier = false
  var signingTime: [UInt8]? = DER.element(0x17, Array("270101120000Z".utf8))
  var hasAttributes = true
  var reversesAttributes = false
  var doublesDigest = false
  var isAttached = false
  var usesIndefiniteLengths = false
  var contentTypeAttribute = ObjectIdentifier.data
  var signatureAlgorithm = "1.2.840.113549.1.1.1"
  var tampers: ([UInt8]) -> [UInt8] = { $0 }

  init(signer: TestChain.Member, certificates: [CertificateFacts], content: [UInt8]) {
    self.signer = signer
    self.certificates = certificates
    self.content = content
  }

  func build(secondSigner: SignatureBuilder? = nil) throws -> [UInt8] {
    let info = try signerInfo() + (secondSigner?.signerInfo() ?? [])
    let inner = isAttached ? element(0xA0, DER.octetString(content)) : []
    let data = element(
      0x30,
      DER.element(0x02, [1]) + DER.element(0x31, digestIdentifier)
        + element(0x30, DER.objectIdentifier(ObjectIdentifier.data) + inner)
        + (certificates.isEmpty ? [] : element(0xA0, certificates.flatMap(\.der))) + element(0x31, info))
    return element(0x30, DER.objectIdentifier(ObjectIdentifier.signedData) + element(0xA0, data))
  }

  private func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    usesIndefiniteLengths ? [tag, 0x80] + content + [0, 0] : DER.element(tag, content)
  }

  private var digestIdentifier: [UInt8] {
    let identifiers = [
      "md5": "1.2.840.113549.2.5", "sha1": "1.3.14.3.2.26", "sha256": "2.16.840.1.101.3.4.2.1",
      "sha384": "2.16.840.1.101.3.4.2.2", "sha512": "2.16.840.1.101.3.4.2.3",
    ]
    return DER.sequence(DER.objectIdentifier(identifiers[digest] ?? "1.2.3"), DER.null)
  }

  private func signerInfo() throws -> [UInt8] {
    let facts = signer.facts
    let identifier =
      byKeyIdentifier
      ? DER.implicit(0, facts.subjectKeyIdentifier ?? [])
      : DER.sequence(facts.issuer.encoding, DER.element(0x02, facts.serialNumber))
    var attributes = [
      attribute(ObjectIdentifier.contentType, DER.objectIdentifier(contentTypeAttribute)),
      attribute(ObjectIdentifier.messageDigest, DER.octetString(try hash(content))),
    ]
    if doublesDigest { attributes.append(attributes[1]) }
    if let signingTime { attributes.append(attribute(ObjectIdentifier.signingTime, signingTime)) }
    attributes.sort { $0.lexicographicallyPrecedes($1) }
    if reversesAttributes { attributes.reverse() }
    let set = attributes.flatMap(\.self)
    let value = try rsa(hasAttributes ? DER.element(0x31, set) : content)
    return element(
      0x30,
      DER.element(0x02, [byKeyIdentifier ? 3 : 1]) + identifier + digestIdentifier
        + (hasAttributes ? DER.element(0xA0, tampers(set)) : [])
        + DER.sequence(DER.objectIdentifier(signatureAlgorithm), DER.null) + DER.octetString(value))
  }

  private func attribute(_ identifier: String, _ value: [UInt8]) -> [UInt8] {
    DER.sequence(DER.objectIdentifier(identifier), DER.element(0x31, value))
  }

  private func hash(_ bytes: [UInt8]) throws -> [UInt8] { try openssl(bytes, "-\(digest)", "-binary") }

  private func rsa(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = TemporaryFolder()
    return try openssl(bytes, "-\(digest)", "-sign", folder.write(try signer.keyPEM(), "key"))
  }

  private func openssl(_ bytes: [UInt8], _ options: String...) throws -> [UInt8] {
    let folder = TemporaryFolder()
    let input = try folder.write(bytes, "input")
    let result = try OpenSSLCommand.run(["dgst"] + options + ["-out", folder.file("out"), input])
    try #require(result.status == 0, "\(result.output)")
    return try folder.read("out")
  }
}
