import Foundation
import PassBundle
import PassCrypto
import PassData
import TestSupport
import Testing

/// Signatures that OpenSSL makes with a chain that bears Apple's names and is not Apple's.
@Suite(.enabled(if: ExternalJudge.find("openssl") != nil)) struct VerdictRuleTests {
  /// Root, intermediate and leaf of an attacker, in files.
  private final class Chain: Sendable {
    let folder = TemporaryFolder()

    init() throws {
      let extensions = """
        [ca]
        basicConstraints=critical,CA:true
        subjectKeyIdentifier=hash
        [leaf]
        subjectKeyIdentifier=hash
        authorityKeyIdentifier=keyid
        keyUsage=digitalSignature
        1.2.840.113635.100.6.1.16=ASN1:UTF8:pass.org.example.test
        1.2.840.113635.100.6.3.2=ASN1:NULL
        """
      try Data(extensions.utf8).write(to: URL(fileURLWithPath: folder.file("ext.cnf")))
      try make("root", "/C=US/O=Apple Inc./CN=Apple Root CA", issuer: nil, "ca")
      try make(
        "wwdr", "/CN=Apple Worldwide Developer Relations Certification Authority/OU=G4/O=Apple Inc./C=US",
        issuer: "root", "ca")
      try make(
        "leaf", "/UID=pass.org.example.test/CN=Pass Type ID: pass.org.example.test/OU=TEAM123456/C=DE",
        issuer: "wwdr",
        "leaf")
    }

    private func make(_ name: String, _ subject: String, issuer: String?, _ section: String) throws {
      try openssl(
        "req", "-new", "-newkey", "rsa:2048", "-nodes", "-keyout", file(name, "key"), "-out",
        file(name, "csr"), "-subj", subject)
      let signer =
        issuer.map { ["-CA", file($0, "pem"), "-CAkey", file($0, "key"), "-CAcreateserial"] } ?? [
          "-signkey", file(name, "key"),
        ]
      try openssl(
        [
          "x509", "-req", "-in", file(name, "csr"), "-days", "20000", "-extfile", folder.file("ext.cnf"),
          "-extensions", section, "-out", file(name, "pem"),
        ] + signer)
    }

    func file(_ name: String, _ suffix: String) -> String { folder.file("\(name).\(suffix)") }

    func openssl(_ arguments: String...) throws { try openssl(arguments) }

    func openssl(_ arguments: [String]) throws {
      guard try ExternalJudge.run(["openssl"] + arguments)?.status == 0 else {
        throw Failed(arguments: arguments)
      }
    }

    struct Failed: Error { let arguments: [String] }

    /// The signature that OpenSSL makes over a manifest.
    func sign(_ manifest: [UInt8], embedding others: [String], _ options: [String]) throws -> [UInt8] {
      let id = UUID().uuidString
      try Data(manifest).write(to: URL(fileURLWithPath: folder.file(id)))
      var pem = ""
      for name in others { pem += try String(contentsOfFile: file(name, "pem"), encoding: .utf8) }
      try Data(pem.utf8).write(to: URL(fileURLWithPath: folder.file("\(id).pem")))
      let extra = others.isEmpty ? [] : ["-certfile", folder.file("\(id).pem")]
      try openssl(
        [
          "cms", "-sign", "-binary", "-outform", "DER", "-signer", file("leaf", "pem"), "-inkey",
          file("leaf", "key"),
          "-in", folder.file(id), "-out", folder.file("\(id).der"),
        ] + extra + options)
      return Array(try Data(contentsOf: URL(fileURLWithPath: folder.file("\(id).der"))))
    }
  }

  private static let chain = Result { try Chain() }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let embedded: [String]
    var options: [String] = []
    let verdict: Verdict
    var code: String?
  }

  @Test(arguments: [
    Case(
      testDescription: "the whole chain", embedded: ["wwdr", "root"], verdict: .untrustedSigner,
      code: "signature.chain-not-apple"),
    Case(
      testDescription: "without its root", embedded: ["wwdr"], verdict: .chainIncomplete,
      code: "signature.chain-not-apple"),
    Case(
      testDescription: "the leaf alone", embedded: [], verdict: .chainIncomplete,
      code: "signature.wwdr-missing"),
    Case(
      testDescription: "indefinite lengths", embedded: ["wwdr", "root"], options: ["-stream"],
      verdict: .untrustedSigner),
    Case(
      testDescription: "SHA-1", embedded: ["wwdr", "root"], options: ["-md", "sha1"],
      verdict: .untrustedSigner, code: "signature.weak-digest"),
    Case(
      testDescription: "MD5", embedded: ["wwdr", "root"], options: ["-md", "md5"], verdict: .unsupported,
      code: "signature.weak-digest"),
    Case(
      testDescription: "a signer by key identifier", embedded: ["wwdr", "root"], options: ["-keyid"],
      verdict: .untrustedSigner),
    Case(
      testDescription: "no signed attributes", embedded: ["wwdr", "root"], options: ["-noattr"],
      verdict: .untrustedSigner, code: "signature.no-signed-attrs"),
    Case(
      testDescription: "content attached", embedded: ["wwdr", "root"], options: ["-nodetach"],
      verdict: .untrustedSigner, code: "signature.attached"),
    Case(
      testDescription: "no certificates", embedded: [], options: ["-nocerts"], verdict: .chainIncomplete,
      code: "signature.verify-failed"),
  ])
  func `a chain of the same names is never trusted, however the signature is spelled`(_ test: Case) throws {
    let chain = try Self.chain.get()
    var package = try VerificationTests.package()
    package.signature = try chain.sign(package.manifestBytes, embedding: test.embedded, test.options)
    let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
    let verification = OpenedPass(package.bytes, file: "t").verification(authorities: .pinned, at: now)
    #expect(verification.verdict == test.verdict)
    #expect(verification.walletError == .invalidSignature)
    if let code = test.code { #expect(verification.findings.map(\.code).contains(code)) }
    // The same with another manifest is tampered, if the signer is known at all.
    var tampered = package
    tampered.manifest = package.manifestBytes + [0x20]
    let changed = OpenedPass(tampered.bytes, file: "t").verification(authorities: .pinned, at: now)
    let isUnjudged = test.verdict == .unsupported || test.options == ["-nocerts"]
    #expect(changed.verdict == (isUnjudged ? test.verdict : .tampered))
  }

  @Test func `the attacker's root in the authorities folder makes nobody trusted`() throws {
    let chain = try Self.chain.get()
    let folder = TemporaryFolder()
    for name in ["root", "wwdr"] {
      try FileManager.default.copyItem(atPath: chain.file(name, "pem"), toPath: folder.file("\(name).pem"))
    }
    var package = try VerificationTests.package()
    package.signature = try chain.sign(package.manifestBytes, embedding: ["wwdr"], [])
    let authorities = try Authorities(folders: [folder.path])
    let now = Timestamp(seconds: Int64(Date().timeIntervalSince1970))
    let verification = OpenedPass(package.bytes, file: "t").verification(authorities: authorities, at: now)
    #expect(verification.verdict == .untrustedSigner)
  }
}
