internal import Synchronization

/// Remembers certificates, keys and checked links while many passes are judged: most have the same signer.
///
/// Only what the bytes alone decide is kept, so that a hit and a fresh look give the same answer.
final class CertificateCache: Sendable {
  private struct Link: Hashable {
    let certificate: [UInt8]
    let key: [UInt8]
  }

  private struct Content {
    var certificates: [[UInt8]: Certificate] = [:]
    var keys: [[UInt8]: PublicKey] = [:]
    var links: [Link: Bool] = [:]
  }

  /// Full, it is emptied: hostile files must not fill the memory.
  private static let limit = 1024

  private let content = Mutex(Content())

  /// The certificate of these bytes, or nil where they are none.
  func certificate(der: [UInt8]) -> Certificate? {
    if let known = content.withLock({ $0.certificates[der] }) { return known }
    guard let certificate = try? Certificate(der: der) else { return nil }
    remember(certificate)
    return certificate
  }

  /// Keeps a certificate that was read already, such as the one that signs what is judged next.
  func remember(_ certificate: Certificate) {
    content.withLock { content in
      if content.certificates.count >= Self.limit { content.certificates = [:] }
      content.certificates[certificate.facts.der] = certificate
    }
  }

  /// Whether the key of a SubjectPublicKeyInfo signed the certificate.
  func isSigned(_ certificate: Certificate, by spki: [UInt8]) -> Bool {
    let link = Link(certificate: certificate.facts.sha256, key: spki)
    if let known = content.withLock({ $0.links[link] }) { return known }
    guard let key = key(spki) else { return false }
    let isSigned = certificate.isSigned(by: key)
    content.withLock { content in
      if content.links.count >= Self.limit { content.links = [:] }
      content.links[link] = isSigned
    }
    return isSigned
  }

  private func key(_ spki: [UInt8]) -> PublicKey? {
    if let known = content.withLock({ $0.keys[spki] }) { return known }
    guard let key = PublicKey(spki: spki) else { return nil }
    content.withLock { content in
      if content.keys.count >= Self.limit { content.keys = [:] }
      content.keys[spki] = key
    }
    return key
  }
}
