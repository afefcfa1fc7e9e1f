import PassData
import Testing

@testable import PassCrypto

/// Case 19: the keys of its three passes, and kinds that are no NFC keys.
@Suite struct ContactlessKeyTests {
  @Test(arguments: [
    (
      "MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
      ContactlessKey.Verdict.compressed
    ),
    ("MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE=", .offCurve),
    ("bm90IGEga2V5", .notAKey), ("", .notAKey),
  ]) func keysOfPasses(text: String, verdict: ContactlessKey.Verdict) throws {
    #expect(ContactlessKey.judge(try #require(Base64.decode(text))) == verdict)
  }

  @Test func otherKinds() throws {
    #expect(ContactlessKey.judge(try PrivateKey.generateEC().publicKey) == .uncompressed)
    #expect(ContactlessKey.judge(try TestChain.key("leaf").publicKey) == .otherKind("RSA of 2048 bits"))
  }
}
