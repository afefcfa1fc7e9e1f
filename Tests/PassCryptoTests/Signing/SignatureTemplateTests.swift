import PassData
import TestSupport
import Testing

@testable import PassCrypto

@Suite struct SignatureTemplateTests {
  @Test(arguments: [false, true]) func aPatchedSignatureIsTheLibrarysByteForByte(nfc: Bool) throws {
    let identity = try TestIdentity.development(passType: "pass.org.example.template", nfc: nfc)
    let signer = identity.makeSigner()
    var random = SystemRandomNumberGenerator()
    for round in 0..<1_000 {
      let content = [UInt8].random(count: round * 7 % 3000, using: &random)
      let time = Timestamp(seconds: Int64.random(in: SignatureTemplate.years, using: &random))
      let fast = try signer.sign(content, at: time)
      #expect(try identity.signing.sign(content, at: time) == fast, "content \(content) at \(time.rfc3339)")
      if round % 50 == 0 { #expect(identity.signing.verifies(fast, over: content)) }
    }
    #expect(identity.template != nil)
  }

  @Test(arguments: [-631_152_000, -1, 0, 946_684_799, 951_782_400, 1_709_164_800, 2_524_607_999] as [Int64])
  func edgesOfTheCalendar(seconds: Int64) throws {
    let identity = try TestIdentity.development()
    let time = Timestamp(seconds: seconds)
    _ = try identity.sign([1], at: time)
    #expect(try identity.sign([2], at: time) == identity.signing.sign([2], at: time))
  }

  /// Two bytes longer: the library's way.
  @Test(arguments: [-631_152_001, 2_524_608_000, 4_102_444_800] as [Int64])
  func yearsBeyondUTCTimeAreSignedToo(seconds: Int64) throws {
    let identity = try TestIdentity.development()
    let time = Timestamp(seconds: seconds)
    let signature = try identity.sign([1], at: time)
    #expect(identity.signing.verifies(signature, over: [1]))
    #expect(signature.count == (try identity.sign([1], at: Timestamp(seconds: 0))).count + 2)
  }

  @Test(arguments: [1024, 3072] as [Int32]) func otherKeySizes(bits: Int32) throws {
    let chain = try TestChain.apple.get()
    let leaf = try TestChain.leaf(issuer: chain.g4, privateKey: try PrivateKey.generateRSA(bits: bits))
    let identity = SigningIdentity(
      name: "x", key: .held(leaf.key), leaf: leaf.certificate, intermediate: nil,
      chain: Authorities.pinned.chain(from: leaf.certificate))
    let signer = identity.makeSigner()
    for round in 0..<20 {
      let content = [UInt8](repeating: UInt8(round), count: round * 100)
      let time = Timestamp(seconds: Int64(round) * 100_000_000)
      #expect(try signer.sign(content, at: time) == identity.signing.sign(content, at: time))
    }
    #expect(identity.template != nil)
  }

  @Test func aSignatureOfAnotherShapeMakesNoTemplate() throws {
    let identity = try TestIdentity.development()
    let signature = try identity.signing.sign([1], at: Timestamp(seconds: 0))
    #expect(SignatureTemplate(of: signature, signatureSize: 256) != nil)
    #expect(SignatureTemplate(of: signature, signatureSize: 128) == nil)
    #expect(SignatureTemplate(of: signature + [0], signatureSize: 256) == nil)
    #expect(SignatureTemplate(of: Array(signature.dropLast()), signatureSize: 256) == nil)
    let late = try identity.signing.sign([1], at: Timestamp(seconds: 4_102_444_800))
    #expect(SignatureTemplate(of: late, signatureSize: 256) == nil)
  }
}

extension [UInt8] {
  static func random(count: Int, using generator: inout some RandomNumberGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
