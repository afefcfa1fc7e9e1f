import PassData
import Testing

@testable import PassCrypto

@Suite struct TokenFaultTests {
  private static func reason(_ entries: (Int32, String)...) -> OpenSSLReason {
    OpenSSLReason(entries: entries.map { .init(library: 130, reason: $0.0, text: $0.1) })
  }

  /// The queues as libp11 0.4.12 leaves them.
  @Test func whatTheEngineSaysIsToldInWords() {
    let failed = (Int32(128), "engine routines: failed loading private key")
    let cases: [(OpenSSLReason, TokenFault)] = [
      (Self.reason((0xA0, "PKCS#11 module: PIN incorrect"), failed), .wrongPIN),
      (Self.reason((0xA4, "PKCS#11 module: PIN locked"), failed), .lockedPIN),
      (Self.reason((0x101, "PKCS#11 module: User not logged in"), failed), .noPIN),
      (Self.reason((101, "pkcs11 engine: object not found"), failed), .notFound),
      (Self.reason((1025, "libp11: Unable to load PKCS#11 module"), failed), .noModule(path: "/a.so")),
      (
        Self.reason((0x32, "PKCS#11 module: Device removed"), failed),
        .failed(reason: "PKCS#11 module: Device removed")
      ),
      (Self.reason(), .failed(reason: "no reason given")),
    ]
    for (reason, fault) in cases { #expect(TokenFault(reason, module: "/a.so") == fault) }
  }

  @Test func eachFaultHasACodeAndAHint() {
    let faults: [TokenFault] = [
      .otherModule(path: nil, loaded: "/a.so"), .noEngine, .noModule(path: "/a.so"), .noModule(path: nil),
      .notFound, .noPIN, .wrongPIN, .lockedPIN,
      .failed(reason: "Device removed"),
    ]
    let diagnostics = faults.map { CryptoError.token(name: "pkcs11:object=a", $0).diagnostic }
    #expect(Set(diagnostics.map(\.code)).count == 8)
    for diagnostic in diagnostics {
      #expect(diagnostic.code.hasPrefix("identity.token-"))
      #expect(diagnostic.message.hasPrefix("'pkcs11:object=a' "))
      #expect(diagnostic.hints.count == 1)
    }
  }
}
