import PassCrypto
import Testing

@Suite struct DigestTests {
  /// FIPS 180-2, appendices A and B; RFC 4231 for HMAC.
  @Test func answersOfTheStandards() {
    #expect(hex(Digest.sha1(Array("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(Digest.sha256(Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(Digest.sha1([])) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      hex(Digest.hmacSHA256(key: Array("Jefe".utf8), Array("what do ya want for nothing?".utf8)))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hex(
        Digest.hmacSHA256(
          key: [UInt8](repeating: 0xAA, count: 131),
          Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8)))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test(arguments: [0, 1, 63, 64, 65, 1000]) func stateAfterAPrefixCanBeKept(length: Int) {
    var prefix = RunningSHA256()
    prefix.update([UInt8](repeating: 7, count: length))
    var one = prefix
    one.update(Array("one".utf8))
    var two = prefix
    two.update(Array("two".utf8))
    let base = [UInt8](repeating: 7, count: length)
    #expect(one.digest == Digest.sha256(base + Array("one".utf8)))
    #expect(two.digest == Digest.sha256(base + Array("two".utf8)))
    #expect(prefix.digest == Digest.sha256(base))
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
