import PassData
import TestSupport
import Testing

@testable import PassCrypto

@Suite struct SigningIdentityTests {
  static let time = Timestamp(seconds: 1_790_000_000)

  /// The same bytes on every machine, whichever libcrypto.
  @Test func goldenSignature() throws {
    let identity = try TestIdentity.golden()
    #expect(identity.signer == .development)
    #expect(identity.check(at: Self.time).isEmpty)
    let signature = try identity.sign(Array("golden\n".utf8), at: Self.time)
    let expected = "5abb2d29b5b33d0d6e6aaa329c0f07aaf06277a1edfb80b939e1b025fe1fa877"
    #expect(Digest.sha256(signature).hexadecimal == expected)
    #expect(try identity.makeSigner().sign(Array("golden\n".utf8), at: Self.time) == signature)
  }

  @Test func manyWorkersShareOneIdentity() async throws {
    let identity = try TestIdentity.development()
    let expected = try (0..<8).map { try identity.signing.sign([UInt8($0)], at: Self.time) }
    let made = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let signer = identity.makeSigner()
          return try (0..<8).map { try signer.sign([UInt8($0)], at: Self.time) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(made.count == 8)
    for signatures in made { #expect(signatures == expected) }
  }

  @Test func theSignatureHoldsLeafAndIntermediateAndNoRoot() throws {
    let identity = try TestIdentity.development()
    let message = try SignedMessage(parsing: try identity.sign([1], at: Self.time))
    let embedded = try message.certificates.map { try Certificate(der: $0).facts }
    #expect(Set(embedded) == [identity.leaf, try #require(identity.intermediate)])
    #expect(!message.hasContent)
    let signer = try #require(message.signers.first)
    #expect(message.signers.count == 1)
    #expect(signer.attributesAreSorted)
    #expect(
      Set(signer.attributes.map(\.identifier)) == [
        ObjectIdentifier.contentType, ObjectIdentifier.messageDigest, ObjectIdentifier.signingTime,
      ])
    #expect(
      signer.identifier
        == .issuerAndSerial(issuer: identity.leaf.issuer.encoding, serial: identity.leaf.serialNumber))
  }

  @Test func keysOnCurvesTakeTheLibrarysWay() throws {
    let chain = try TestChain.apple.get()
    let leaf = try TestChain.leaf(issuer: chain.g4, privateKey: try PrivateKey.generateEC())
    let identity = SigningIdentity(
      name: "ec", key: .held(leaf.key), leaf: leaf.certificate, intermediate: chain.g4.certificate,
      chain: Authorities.pinned.chain(from: leaf.certificate))
    let signer = identity.makeSigner()
    for content in [[UInt8](), [1], [UInt8](repeating: 7, count: 10_000)] {
      let signature = try signer.sign(content, at: Self.time)
      let report = DetachedSignature.verify(signature, over: content, authorities: .pinned, at: Self.time)
      #expect(report.integrity == .valid)
      #expect(report.signer?.signingTime == Self.time)
    }
    #expect(identity.template == nil)
  }
}
