/// Builds the path from a leaf to a key that decides.
///
/// Names and key identifiers only choose candidates; each link counts by its signature alone, made by an issuer that
/// may issue. So a chain of the same names made by someone else ends where it belongs: at a root nobody vouches for.
/// Deliberately not asked here: dates (facts of their own), critical extensions (Apple's are critical and unknown to
/// libcrypto), revocation (needs the network).
struct ChainBuilder {
  /// Looked at in this order: embedded certificates first, then the pool.
  let candidates: [Certificate]
  /// Development roots that end a chain.
  let developmentRoots: [CertificateFacts]
  let cache: CertificateCache

  private static let maximumLength = 6
  /// Signatures checked at most for one chain, so that many embedded certificates cannot cost much.
  private static let budget = 200

  /// SHA-1 is allowed: Apple's own older intermediates are signed with it, and the pinned key decides in the end.
  private static let digests: Set<String> = ["SHA1", "SHA224", "SHA256", "SHA384", "SHA512"]

  func chain(from leaf: Certificate) -> CertificateChain {
    var search = Search(builder: self)
    search.extend([leaf])
    return search.best ?? CertificateChain(certificates: [leaf.facts], end: missingIssuer(of: leaf.facts))
  }

  private func missingIssuer(of certificate: CertificateFacts) -> CertificateChain.End {
    .missingIssuer(
      .init(
        name: certificate.issuer, keyIdentifier: certificate.authorityKeyIdentifier,
        address: certificate.issuerAddress,
        pin: certificate.authorityKeyIdentifier.flatMap(AuthorityPin.with(keyIdentifier:))))
  }

  /// A depth-first search that keeps the most telling end.
  private struct Search {
    let builder: ChainBuilder
    var best: CertificateChain?
    private var checks = 0
    private var bestRank = -1

    init(builder: ChainBuilder) { self.builder = builder }

    mutating func extend(_ path: [Certificate]) {
      guard let top = path.last, bestRank < 2 else { return }
      if let end = anchor(above: top, below: path.count) { return offer(path, end, rank: 2) }
      if top.facts.isSelfIssued, isSigned(top, by: top.facts.publicKey) {
        return offer(path, .unknownRoot(top.facts), rank: 1)
      }
      var isExtended = false
      for candidate in builder.candidates where mayFollow(candidate, path) {
        guard isSigned(top, by: candidate.facts.publicKey) else { continue }
        isExtended = true
        extend(path + [candidate])
      }
      if !isExtended { offer(path, builder.missingIssuer(of: top.facts), rank: 0) }
    }

    private mutating func offer(_ path: [Certificate], _ end: CertificateChain.End, rank: Int) {
      let isBetter = rank > bestRank || (rank == bestRank && path.count > (best?.certificates.count ?? 0))
      guard isBetter else { return }
      bestRank = rank
      best = CertificateChain(certificates: path.map(\.facts), end: end)
    }

    /// The pinned or trusted key that signed the certificate, or that it holds itself.
    private mutating func anchor(above top: Certificate, below length: Int) -> CertificateChain.End? {
      let facts = top.facts
      if facts.isAuthority, length > 1 {
        // The same key under another certificate is still that key; only its own signature on itself is not asked.
        if let root = builder.developmentRoots.first(where: { $0.publicKey == facts.publicKey }) {
          return .development(root)
        }
        if let pin = AuthorityPin.all.first(where: { $0.role == .root && $0.publicKey == facts.publicKey }) {
          return .apple(pin)
        }
      }
      for root in builder.developmentRoots
      where fits(facts, issuerKey: root.subjectKeyIdentifier) && isSigned(top, by: root.publicKey) {
        return .development(root)
      }
      // An intermediate's key vouches for end certificates only.
      for pin in AuthorityPin.all
      where fits(facts, issuerKey: pin.keyIdentifier) && (pin.role == .root || length == 1)
        && isSigned(top, by: pin.publicKey)
      {
        return .apple(AuthorityPin.with(keyIdentifier: pin.keyIdentifier) ?? pin)
      }
      return nil
    }

    private func fits(_ certificate: CertificateFacts, issuerKey: [UInt8]?) -> Bool {
      guard let wanted = certificate.authorityKeyIdentifier, let issuerKey else { return true }
      return wanted == issuerKey
    }

    private func mayFollow(_ candidate: Certificate, _ path: [Certificate]) -> Bool {
      guard let top = path.last, path.count < ChainBuilder.maximumLength else { return false }
      let facts = candidate.facts
      guard facts.isAuthority, top.facts.mayBeIssued(by: facts) else { return false }
      // The intermediates that would stand below it.
      if let limit = facts.pathLength, path.count - 1 > limit { return false }
      return !path.contains { $0.facts == facts }
    }

    private mutating func isSigned(_ certificate: Certificate, by publicKey: [UInt8]) -> Bool {
      checks += 1
      guard checks <= ChainBuilder.budget,
        ChainBuilder.digests.contains(certificate.facts.signatureDigest)
      else { return false }
      return builder.cache.isSigned(certificate, by: publicKey)
    }
  }
}
