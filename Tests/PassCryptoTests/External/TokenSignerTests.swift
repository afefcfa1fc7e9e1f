import Glibc
import PassData
import Synchronization
import TestSupport
import Testing

@testable import PassCrypto

/// Keys that were born in a token of software and never leave it. Each test runs in a process of its own, because the
/// token's library reads the environment.
@Suite(.enabled(if: SoftToken.isInstalled, "softhsm2 or opensc is not installed"))
struct TokenSignerTests {
  private static let keys = [("pass", "rsa:2048"), ("other", "rsa:2048"), ("curve", "EC:prime256v1")]

  private static func signer(
    _ token: SoftToken, _ label: String, pin: String = SoftToken.pin
  ) throws(CryptoError) -> TokenSigner {
    let uri = try TokenURI(token.uri(label))
    return try TokenSigner(
      uri, named: uri.text, environment: [:],
      password: PasswordSource(prompt: { _ in SecretBytes(copying: pin.utf8) }))
  }

  private static func external(_ signer: TokenSigner, sessions: Int = 4) throws -> ExternalKey {
    try ExternalKey(name: "token", spki: try #require(signer.spki), signer: signer, sessions: sessions)
  }

  @Test func aTokenSigns() async {
    await #expect(processExitsWith: .success) {
      let token = try SoftToken(keys: Self.keys)
      setenv("SOFTHSM2_CONF", token.configuration, 1)
      for label in ["pass", "curve"] {
        let signer = try Self.signer(token, label)
        let key = try Self.external(signer)
        let digest = Digest.sha256(Array(label.utf8))
        // Judged by the public key before it is given.
        let signature = try key.signature(ofSHA256: digest)
        #expect(key.publicKey.verifies(signature, ofSHA256: digest))
        // And by the token itself: somebody else's program reads the public key from it.
        let spki = try token.run([
          "sh", "-c",
          "pkcs11-tool --module \(SoftToken.module) --read-object --type pubkey --label \(label) | od -An -v -tx1",
        ])
        let hexadecimal = spki.filter(\.isHexDigit)
        #expect(hexadecimal.contains(key.spki.hexadecimal) || label == "curve")
      }
    }
  }

  @Test func manySignAtOnce() async {
    await #expect(processExitsWith: .success) {
      let token = try SoftToken(keys: Self.keys)
      setenv("SOFTHSM2_CONF", token.configuration, 1)
      let key = try Self.external(try Self.signer(token, "pass"))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<200 {
          group.addTask { _ = try key.signature(ofSHA256: Digest.sha256(Array("\(number)".utf8))) }
        }
        try await group.waitForAll()
      }
    }
  }

  /// The library of a token is closed for the whole process by whoever closes it first.
  @Test func oneKeyMayGoWhileAnotherStays() async {
    await #expect(processExitsWith: .success) {
      let token = try SoftToken(keys: Self.keys)
      setenv("SOFTHSM2_CONF", token.configuration, 1)
      let stays = try Self.external(try Self.signer(token, "pass"))
      do { _ = try Self.external(try Self.signer(token, "other")).signature(ofSHA256: Digest.sha256([1])) }
      _ = try stays.signature(ofSHA256: Digest.sha256([2]))
      let again = try Self.external(try Self.signer(token, "other"))
      _ = try again.signature(ofSHA256: Digest.sha256([3]))
    }
  }

  /// One wrong PIN is one try: the token counts them.
  @Test func aWrongPINIsTriedOnce() async {
    await #expect(processExitsWith: .success) {
      let token = try SoftToken(keys: Self.keys)
      setenv("SOFTHSM2_CONF", token.configuration, 1)
      let uri = token.uri("pass")
      let asked = Mutex(0)
      #expect(throws: CryptoError.token(name: uri, .wrongPIN)) {
        try TokenSigner(
          try TokenURI(uri), named: uri, environment: [:],
          password: PasswordSource(prompt: { _ in
            asked.withLock { $0 += 1 }
            return SecretBytes(copying: "9999".utf8)
          }))
      }
      #expect(asked.withLock { $0 } == 1)
      // The right one is taken, and one more wrong one does not matter: the token has let us in.
      _ = try Self.signer(token, "pass")
      #expect(throws: CryptoError.token(name: token.uri("nobody"), .notFound)) {
        try Self.signer(token, "nobody")
      }
      let elsewhere = "pkcs11:object=pass?module-path=libz.so.1"
      #expect(
        throws: CryptoError.token(name: elsewhere, .otherModule(path: "libz.so.1", loaded: SoftToken.module))
      ) {
        try TokenSigner(try TokenURI(elsewhere), named: elsewhere, environment: [:], password: .none)
      }
    }
  }

  @Test func withoutAPINItSaysSo() async {
    await #expect(processExitsWith: .success) {
      let token = try SoftToken(keys: Self.keys)
      setenv("SOFTHSM2_CONF", token.configuration, 1)
      let uri = token.uri("pass")
      #expect(throws: CryptoError.token(name: uri, .noPIN)) {
        try TokenSigner(try TokenURI(uri), named: uri, environment: [:], password: .none)
      }
      #expect(throws: CryptoError.variableNotSet(name: "NO_PIN")) {
        try TokenSigner(
          try TokenURI(uri), named: uri, environment: [:],
          password: PasswordSource(file: .environment("NO_PIN"), environment: [:]))
      }
    }
  }

  @Test(arguments: ["/nowhere/token.so", "libz.so.1"])
  func aLibraryThatIsNoneIsNamed(_ module: String) throws {
    let uri = "pkcs11:object=pass?module-path=\(module)"
    #expect(throws: CryptoError.token(name: uri, .noModule(path: module))) {
      try TokenSigner(try TokenURI(uri), named: uri, environment: [:], password: .none)
    }
    let variable = ["PKCS11_MODULE_PATH": module]
    #expect(throws: CryptoError.token(name: "x", .noModule(path: module))) {
      try TokenSigner(try TokenURI("pkcs11:object=a"), named: "x", environment: variable, password: .none)
    }
  }

  /// The token is pulled out in the middle of it.
  @Test func aTokenThatIsGoneSaysSo() async {
    await #expect(processExitsWith: .success) {
      let token = try SoftToken(keys: [("pass", "rsa:2048")])
      setenv("SOFTHSM2_CONF", token.configuration, 1)
      let key = try Self.external(try Self.signer(token, "pass"))
      _ = try key.signature(ofSHA256: Digest.sha256([1]))
      try token.run([
        "pkcs11-tool", "--module", SoftToken.module, "--token-label", "wallet", "--login", "--pin",
        SoftToken.pin,
        "--delete-object", "--type", "privkey", "--label", "pass",
      ])
      do {
        _ = try key.signature(ofSHA256: Digest.sha256([2]))
        Issue.record("a key that is not there signed")
      } catch CryptoError.token(_, .failed(let reason)) {
        #expect(!reason.isEmpty)
      }
    }
  }
}
