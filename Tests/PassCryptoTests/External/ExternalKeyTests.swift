import Foundation
import PassData
import TestSupport
import Testing

@testable import PassCrypto

/// Does with a key of this process what one elsewhere would do.
struct HeldSigner: RawSigner {
  let key: PrivateKey
  var digest: @Sendable ([UInt8]) -> [UInt8] = { Array($0.suffix(32)) }

  func sign(_ input: [UInt8]) throws(CryptoError) -> [UInt8] {
    var value = [UInt8](repeating: 0, count: key.signatureSize)
    var digest = digest(input)
    let operation = try RawOperation(.held(key))
    try value.withUnsafeMutableBufferPointer { (value) throws(CryptoError) in
      try digest.withUnsafeMutableBufferPointer { (digest) throws(CryptoError) in
        guard let start = digest.baseAddress else { return }
        try operation.sign(start, to: value)
      }
    }
    return value
  }
}

@Suite struct ExternalKeyTests {
  private let chain = Result { try TestChain.apple.get() }

  private func identities(bits: Int32 = 2048) throws -> (held: SigningIdentity, external: SigningIdentity) {
    let chain = try chain.get()
    let leaf = try TestChain.leaf(issuer: chain.g4, privateKey: try PrivateKey.generateRSA(bits: bits))
    let external = try ExternalKey(
      name: "elsewhere", spki: leaf.key.publicKey, signer: HeldSigner(key: leaf.key), sessions: 2)
    func identity(_ key: SigningKey) -> SigningIdentity {
      SigningIdentity(
        name: "x", key: key, leaf: leaf.certificate, intermediate: chain.g4.certificate,
        chain: Authorities.pinned.chain(from: leaf.certificate))
    }
    return (identity(.held(leaf.key)), identity(.external(external)))
  }

  @Test(arguments: [2048, 3072] as [Int32]) func theBytesAreThoseOfAKeyInThisProcess(bits: Int32) throws {
    let (held, external) = try identities(bits: bits)
    #expect(held.keySessions == nil && external.keySessions == 2)
    let (one, other) = (held.makeSigner(), external.makeSigner())
    // The first two go the long way, the others by the template; the last time is beyond it.
    for seconds in [0, 1_700_000_000, 1_800_000_000, 1_900_000_000, 2_524_608_000] as [Int64] {
      for content in [[UInt8](), Array("manifest".utf8), [UInt8](repeating: 9, count: 5000)] {
        let time = Timestamp(seconds: seconds)
        let signature = try other.sign(content, at: time)
        #expect(try signature == one.sign(content, at: time))
        #expect(try signature == external.signing.sign(content, at: time))
        #expect(external.signing.verifies(signature, over: content))
      }
    }
    #expect(external.template != nil)
  }

  @Test func whatItSignsIsADigestInfo() throws {
    let digest = Digest.sha256([1, 2, 3])
    let input = DigestInfo.sha256(digest)
    #expect(input.count == 51)
    #expect(input.prefix(19).hexadecimal == "3031300d060960864801650304020105000420")
    #expect(input.suffix(32).elementsEqual(digest))
  }

  /// The key makes a signature, of another form or by mistake: nobody sees it.
  @Test func aSignatureIsCheckedBeforeAnybodySeesIt() throws {
    let key = try TestChain.key("external")
    let broken = HeldSigner(key: try TestChain.key("another"))
    let external = try ExternalKey(name: "elsewhere", spki: key.publicKey, signer: broken, sessions: 1)
    #expect(throws: CryptoError.signer(name: "elsewhere", .otherKey)) {
      try external.signature(ofSHA256: Digest.sha256([1]))
    }
  }

  @Test func keysThatCannotSignPassesAreRefused() throws {
    guard OpenSSLCommand.isInstalled else { return }
    let folder = TemporaryFolder()
    try OpenSSLCommand.run("genpkey", "-algorithm", "ED25519", "-out", "k", in: folder.path)
    try OpenSSLCommand.run("pkey", "-in", "k", "-pubout", "-outform", "DER", "-out", "p", in: folder.path)
    let spki = try folder.read("p")
    #expect(throws: CryptoError.unsupportedKey(name: "x", kind: "ED25519")) {
      try ExternalKey(
        name: "x", spki: spki, signer: HeldSigner(key: try TestChain.key("external")), sessions: 1)
    }
  }

  @Test func aRequestForAKeyElsewhereIsThatOfAKeyInThisProcess() throws {
    let key = try TestChain.key("external")
    let external = try ExternalKey(
      name: "x", spki: key.publicKey, signer: HeldSigner(key: key), sessions: 1)
    let one = try RequestSigning(key: .held(key), "pass.example.a", "TEAM123456").pem()
    let other = try RequestSigning(key: .external(external), "pass.example.a", "TEAM123456").pem()
    #expect(one == other)
  }
}
