import Foundation
import PassData
import TestSupport
import Testing

@testable import PassCrypto

/// Every mistake that services and scripts make, made with OpenSSL.
@Suite(.enabled(if: OpenSSLCommand.isInstalled, "openssl is not installed")) struct SignatureJudgeTests {
  private static let digest = Digest.sha256(Array("attributes".utf8))

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Reads `info` (the DigestInfo) and `digest`, writes `value`; the keys are `k` (ours) and `other`.
    let script: String
    let expected: SignerFault?

    init(_ name: String, _ script: String, _ expected: SignerFault?) {
      testDescription = name
      self.script = script
      self.expected = expected
    }
  }

  private static let good = "openssl pkeyutl -sign -inkey k -in info -out value"
  private static let byDigest = "openssl pkeyutl -sign -inkey k -pkeyopt digest:sha256"

  @Test(arguments: [
    Case("the DigestInfo, padded", good, nil),
    Case("the digest, told that it is one", byDigest + " -in digest -out value", nil),
    Case("the DigestInfo hashed again", "openssl dgst -sha256 -sign k -out value info", .hashedAgain),
    Case("the digest hashed again", "openssl dgst -sha256 -sign k -out value digest", .hashedAgain),
    Case(
      "the digest without DigestInfo", "openssl pkeyutl -sign -inkey k -in digest -out value", .bareDigest),
    Case("something else", "openssl pkeyutl -sign -inkey k -in other -out value", .otherContent),
    Case("SHA-512", "openssl dgst -sha512 -sign k -out value info", .otherContent),
    Case("PSS", byDigest + " -pkeyopt rsa_padding_mode:pss -in digest -out value", .isPSS),
    Case("another key", "openssl pkeyutl -sign -inkey other -in info -out value", .otherKey),
    Case(
      "garbage of the right length", "openssl rand -out value 256; printf '\\0' | dd of=value conv=notrunc",
      .otherKey),
    Case("all ones", "printf '\\377%.0s' $(seq 256) > value", .otherKey),
    Case("base64", good + "; base64 value > v; mv v value", .encoded(.base64)),
    Case("base64 in one line", good + "; base64 -w0 value > v; mv v value", .encoded(.base64)),
    Case("hexadecimal", good + "; od -An -v -tx1 value > v; mv v value", .encoded(.hexadecimal)),
    Case("a message", "echo 'Error: no such key' > value", .encoded(.text)),
    Case("JSON", "printf '{\"signature\": \"%s\"}' $(base64 -w0 info) > value", .encoded(.text)),
    Case("nothing", ": > value", .silent),
    Case("cut short", good + "; truncate -s 255 value", .wrongLength(found: 255, expected: 256)),
    Case("with a line feed", good + "; echo >> value", .wrongLength(found: 257, expected: 256)),
  ]) func RSA(test: Case) throws { try judge(test, key: "genrsa -out k 2048") }

  @Test(arguments: [
    Case("DER", "openssl pkeyutl -sign -inkey k -in digest -out value", nil),
    Case(
      "both numbers one behind the other",
      """
      openssl pkeyutl -sign -inkey k -in digest -out der
      python3 - <<'END'
      der = open('der', 'rb').read()
      r = der[4:4 + der[3]]; s = der[6 + der[3]:]
      part = lambda n: int.from_bytes(n, 'big').to_bytes(32, 'big')
      open('value', 'wb').write(part(r) + part(s))
      END
      """, nil),
    Case("hashed again", "openssl dgst -sha256 -sign k -out value digest", .hashedAgain),
    Case("another key", "openssl pkeyutl -sign -inkey other -in digest -out value", .otherKey),
    Case(
      "base64", "openssl pkeyutl -sign -inkey k -in digest | base64 > value", .encoded(.base64)),
    Case("nothing", ": > value", .silent),
    Case("garbage", "openssl rand -out value 70; printf '\\0' | dd of=value conv=notrunc", .otherKey),
  ]) func onCurves(test: Case) throws {
    try judge(test, key: "ecparam -name prime256v1 -genkey -noout -out k")
  }

  private func judge(_ test: Case, key: String) throws {
    let folder = TemporaryFolder()
    try folder.write(DigestInfo.sha256(Self.digest), "info")
    try folder.write(Self.digest, "digest")
    try folder.write(Array("something else".utf8), "other-content")
    let script = """
      set -e
      openssl \(key) 2>/dev/null; cp k mine; openssl \(key.replacingOccurrences(of: "-out k", with: "-out other")) 2>/dev/null
      openssl pkey -in k -pubout -outform DER -out public
      \(test.script.replacingOccurrences(of: "-in other -out", with: "-in other-content -out"))
      """
    let verdict = try #require(try ExternalJudge.run(["bash", "-c", script], in: folder.path))
    try #require(verdict.status == 0, "\(verdict.output)")
    let judge = SignatureJudge(
      try #require(PublicKey(spki: try folder.read("public"))), digest: Self.digest)
    let value = try folder.read("value")
    guard let expected = test.expected else {
      let accepted = try judge.accepted(value)
      #expect(PublicKey(spki: try folder.read("public"))?.verifies(accepted, ofSHA256: Self.digest) == true)
      return
    }
    #expect(throws: expected) { try judge.accepted(value) }
  }

  /// Every fault has a code of its own, and says what to do.
  @Test func everyFaultHasItsOwnCode() {
    let faults: [SignerFault] = [
      .notFound(program: "s"), .notExecutable(program: "s"), .notStarted(program: "s", reason: "r"),
      .failed(status: 3, said: ["no"]), .crashed(signal: 11, said: []), .timedOut(seconds: 30, said: []),
      .tooMuch(limit: 9), .silent, .encoded(.base64), .wrongLength(found: 1, expected: 2), .hashedAgain,
      .bareDigest, .otherContent, .isPSS, .otherKey,
    ]
    let diagnostics = faults.map { $0.diagnostic(of: "command:s") }
    #expect(Set(diagnostics.map(\.code)).count == faults.count)
    for diagnostic in diagnostics {
      #expect(diagnostic.severity == .error && diagnostic.message.hasPrefix("'command:s' "))
      #expect(!diagnostic.hints.isEmpty)
    }
    #expect(diagnostics[3].hints.first == "it said: no")
  }
}
