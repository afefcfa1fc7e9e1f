import Testing

@testable import PassCrypto

@Suite struct CertificateChainTests {
  @Test func theWayIsDescribed() throws {
    let chain = try TestChain.apple.get()
    let leaf = try TestChain.leaf(issuer: chain.g4)
    let trusting = Authorities(certificates: [chain.g4.certificate], developmentRoots: [chain.root.facts])
    let whole: CertificateChain = trusting.chain(from: leaf.certificate)
    #expect(
      whole.description == "pass.org.harbourclub.member -> \(TestChain.relations) -> Test Apple Root CA")
    #expect(whole.signer == .development)
    let unknown = Authorities(
      certificates: [chain.g4.certificate, chain.root.certificate], developmentRoots: []
    )
    .chain(from: leaf.certificate)
    #expect(unknown.end == .unknownRoot(chain.root.facts))
    #expect(unknown.certificates == [leaf.facts, chain.g4.facts, chain.root.facts])
    #expect(unknown.description == whole.description)
    let cut = Authorities.pinned.chain(from: leaf.certificate)
    #expect(cut.description == "pass.org.harbourclub.member -> (missing: \(TestChain.relations))")
    #expect(cut.signer == .other)
    guard case .missingIssuer(let missing) = cut.end else {
      Issue.record("\(cut.end)")
      return
    }
    #expect(missing.keyIdentifier == chain.g4.facts.subjectKeyIdentifier)
    #expect(missing.name == chain.g4.facts.subject)
    #expect(!missing.isForged)
  }

  /// Both generations have one name: the key identifier chooses.
  @Test func sameNamesAreToldApartByKey() throws {
    let chain = try TestChain.apple.get()
    let pool = Authorities(
      certificates: [chain.g1.certificate, chain.g4.certificate], developmentRoots: [chain.root.facts])
    for issuer in [chain.g1, chain.g4] {
      let leaf = try TestChain.leaf(issuer: issuer)
      #expect(pool.chain(from: leaf.certificate).certificates == [leaf.facts, issuer.facts])
    }
  }

  /// A ring of issuers ends, and the cost of many candidates is bounded.
  @Test func ringsAndCrowdsEnd() throws {
    let chain = try TestChain.apple.get()
    let ring = try TestChain.authority(
      "Test Apple Root CA", unit: "Test", key: "apple-root", issuer: chain.g4)
    let leaf = try TestChain.leaf(issuer: chain.g4)
    var crowd = [ring.certificate, chain.g4.certificate]
    for number in 0..<30 {
      crowd.append(
        try TestChain.authority(
          TestChain.relations, unit: "G4", key: "apple-g4", issuer: number % 2 == 0 ? ring : chain.g4
        )
        .certificate)
    }
    let found = Authorities(certificates: [], developmentRoots: []).chain(
      from: leaf.certificate, embedded: crowd)
    #expect(found.signer == .other)
    #expect(found.certificates.count <= 6)
  }
}
