import PassData
import TestSupport
import Testing

@testable import PassCrypto

@Suite struct SignerTests {
  /// The first two signatures are the library's, the second becomes the template, all by one `Signer` or by several.
  @Test func everyWayGivesTheSameBytes() throws {
    let identity = try TestIdentity.development(passType: "pass.org.example.signer")
    let time = Timestamp(seconds: 1_800_000_000)
    let content = Array("manifest".utf8)
    let first: Signer = identity.makeSigner()
    let learned = try first.sign(content, at: time)
    #expect(identity.template == nil)
    #expect(try first.sign(content, at: time) == learned)
    #expect(identity.template != nil)
    #expect(try first.sign(content, at: time) == learned)
    #expect(try identity.makeSigner().sign(content, at: time) == learned)
    #expect(try identity.sign(content, at: time) == learned)
  }

  /// Content and time of one signature leave nothing behind in the next.
  @Test func signaturesDoNotMix() throws {
    let signer = try TestIdentity.development().makeSigner()
    let times = [0, 1, 2_524_607_999, 2_524_608_000].map { Timestamp(seconds: $0) }
    let contents: [[UInt8]] = [[], [0], [UInt8](repeating: 1, count: 5000)]
    var seen: Set<[UInt8]> = []
    for time in times {
      for content in contents {
        let signature = try signer.sign(content, at: time)
        let report = DetachedSignature.verify(signature, over: content, authorities: .pinned, at: time)
        #expect(report.integrity == .valid)
        #expect(report.signer?.signingTime == time)
        seen.insert(signature)
      }
    }
    #expect(seen.count == times.count * contents.count)
  }

  @Test func timesBeyondASN1AreAFault() throws {
    let signer = try TestIdentity.development().makeSigner()
    #expect(throws: CryptoError.signingTimeOutOfRange) { try signer.sign([1], at: Timestamp(seconds: .max)) }
  }
}
