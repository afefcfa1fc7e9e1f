import PassData
import Testing

@testable import PassCrypto

@Suite struct SignatureAlgorithmTests {
  @Test(arguments: [
    ("1.2.840.113549.2.5", DigestAlgorithm.md5, "MD5", "900150983cd24fb0d6963f7d28e17f72"),
    ("1.3.14.3.2.26", .sha1, "SHA-1", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "2.16.840.1.101.3.4.2.1", .sha256, "SHA-256",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "2.16.840.1.101.3.4.2.4", .sha224, "SHA-224", "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"
    ),
  ]) func digestsByIdentifier(identifier: String, algorithm: DigestAlgorithm, name: String, digest: String) {
    #expect(DigestAlgorithm(identifier: identifier) == algorithm)
    #expect(algorithm.description == name)
    #expect(algorithm.digest(Array("abc".utf8))?.hexadecimal == digest)
  }

  @Test func whatIsNotKnown() {
    let other = DigestAlgorithm(identifier: "1.2.3")
    #expect(other == .other("1.2.3"))
    #expect(other.digest([]) == nil)
    #expect(SignatureAlgorithm(identifier: "1.2.3") == .unsupported("1.2.3"))
    #expect(SignatureAlgorithm(identifier: "1.2.840.113549.1.1.11") == .rsa(.sha256))
    #expect(SignatureAlgorithm(identifier: "1.2.840.10045.4.3.2") == .ellipticCurve(.sha256))
  }
}
