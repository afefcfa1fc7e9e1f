import PassData
import TestSupport
import Testing

@testable import PassCrypto

@Suite struct CertificateFactsTests {
  @Test func whatALeafSays() throws {
    let chain = try TestChain.apple.get()
    let leaf = try TestChain.leaf(issuer: chain.g4, nfc: true, issuerAddress: "http://example.org/g4.der")
      .facts
    #expect(leaf.kind == .passType)
    #expect(leaf.subject.userID == "pass.org.harbourclub.member")
    #expect(leaf.subject.description.hasPrefix("UID=pass.org.harbourclub.member, CN=Pass Type ID: "))
    #expect(leaf.issuer == chain.g4.facts.subject)
    #expect(leaf.issuer != chain.g1.facts.subject)
    #expect(leaf.authorityKeyIdentifier == chain.g4.facts.subjectKeyIdentifier)
    #expect(leaf.signatureDigest == "SHA256")
    #expect(leaf.issuerAddress == "http://example.org/g4.der")
    #expect(leaf.sha256 == Digest.sha256(leaf.der))
    #expect(!leaf.isAuthority && leaf.pathLength == nil && !leaf.isSelfIssued)
    #expect(chain.root.facts.isSelfIssued && chain.root.facts.kind == .root)
    #expect(chain.g4.facts.kind == .developerRelationsIntermediate)
  }

  /// Seconds from now to the end, and the days that are told.
  @Test(arguments: [(0, 0), (1, 1), (86_400, 1), (86_401, 2), (-1, 0), (-86_401, -1)] as [(Int64, Int)])
  func daysLeft(seconds: Int64, days: Int) throws {
    let chain = try TestChain.apple.get()
    let leaf = try TestChain.leaf(issuer: chain.g4, to: TestChain.now.adding(days: 0, seconds: seconds)).facts
    #expect(leaf.daysLeft(at: TestChain.now) == days)
  }

  /// The kind is told by extensions; a name can be anything.
  @Test func aNameDoesNotMakeAKind() throws {
    let chain = try TestChain.apple.get()
    #expect(try TestChain.leaf(issuer: chain.g4, marks: []).facts.kind == .other)
    #expect(
      try TestChain.leaf(issuer: chain.g4, marks: [ObjectIdentifier.pushDevelopment]).facts.kind == .push)
    let leaf = try TestChain.leaf(issuer: chain.g4, marks: [ObjectIdentifier.orderTypeIdentifier]).facts
    #expect(leaf.kind == .order && leaf.orderTypeExtension.text == "pass.org.harbourclub.member")
  }

  /// Flipped, cut and random bytes: refused or read, never a crash.
  @Test func hostileCertificates() throws {
    let chain = try TestChain.apple.get()
    let der = try TestChain.leaf(issuer: chain.g4, nfc: true, issuerAddress: "http://x").facts.der
    var random = SystemRandomNumberGenerator()
    for count in stride(from: 0, to: der.count, by: 13) {
      #expect(throws: CryptoError.self) { try Certificate(der: Array(der.prefix(count))) }
    }
    #expect(throws: CryptoError.self) { try Certificate(der: der + [0]) }
    for _ in 0..<400 {
      var bytes = der
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: .min ... .max, using: &random)
      }
      guard let certificate = try? Certificate(der: bytes) else { continue }
      _ = Authorities.pinned.chain(from: certificate, embedded: [chain.g4.certificate])
      _ = CertificateChecks(certificate.facts, name: "x").validity(at: TestChain.now, minimumDays: 3)
      #expect(OpenSSLReason.drain().entries.isEmpty)
    }
  }

  @Test func farAwayDatesDoNotOverflow() throws {
    let chain = try TestChain.apple.get()
    let leaf = try TestChain.leaf(issuer: chain.g4).facts
    #expect(leaf.daysLeft(at: Timestamp(seconds: .min)) == .max)
    #expect(leaf.daysLeft(at: Timestamp(seconds: .max)) < 0)
  }
}
