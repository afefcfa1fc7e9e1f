import Foundation
import PassData
import TestSupport
import Testing

@testable import PassCrypto

@Suite(.enabled(if: OpenSSLCommand.isInstalled)) struct DetachedSignatureTests {
  static let content = Array(#"{"icon.png":"a9993e364706816aba3e25717850c26c9cd0d89d"}"#.utf8)
  let chain: TestChain
  let leaf: TestChain.Member
  let authorities: Authorities

  init() throws {
    chain = try TestChain.apple.get()
    leaf = try TestChain.leaf(issuer: chain.g4)
    authorities = Authorities(certificates: [], developmentRoots: [chain.root.facts])
  }

  private var builder: SignatureBuilder {
    SignatureBuilder(signer: leaf, certificates: [leaf.facts, chain.g4.facts], content: Self.content)
  }

  private func report(
    _ signature: [UInt8], over content: [UInt8] = Self.content, at time: Timestamp = TestChain.now
  ) -> SignatureReport {
    DetachedSignature.verify(signature, over: content, authorities: authorities, at: time)
  }

  /// What the suite's own trusted root adds to every report.
  private func codes(_ report: SignatureReport) -> [String] {
    report.findings.map(\.code).filter { $0 != "signature.chain-not-apple" }
  }

  // MARK: Ours

  @Test func whatWeSignIsValidAndDevelopmentSigned() throws {
    let identity = try TestIdentity.development()
    let time = Timestamp(seconds: 1_790_000_000)
    let pool = Authorities(certificates: [], developmentRoots: [try TestIdentity.root()])
    let report = DetachedSignature.verify(
      try identity.sign(Self.content, at: time), over: Self.content, authorities: pool, at: time)
    #expect(report.integrity == .valid)
    #expect(report.certificate == identity.leaf)
    #expect(report.signer?.signingTime == time)
    #expect(report.signer?.digest == .sha256)
    #expect(report.signer?.wasValidWhenSigned == true)
    #expect(report.signer?.attributesAreSorted == true)
    #expect(report.chain?.end == .development(try TestIdentity.root()))
    #expect(report.certificates.count == 2)
    #expect(!report.hasAttachedContent)
    #expect(report.findings.map(\.code) == ["signature.chain-not-apple"])
    #expect(report.findings.first?.severity == .warning)
    let check = report.check(
      passTypeIdentifier: "pass.org.example.test", teamIdentifier: "TEAM123456", usesNFC: false)
    #expect(check.isEmpty)
  }

  // MARK: Shapes of real passes

  struct Shape: CustomTestStringConvertible {
    let testDescription: String
    var change: @Sendable (inout SignatureBuilder) -> Void
    var codes: [String] = []
  }

  @Test(arguments: [
    Shape(testDescription: "SHA-256", change: { _ in }),
    Shape(testDescription: "SHA-384", change: { $0.digest = "sha384" }),
    Shape(testDescription: "SHA-512", change: { $0.digest = "sha512" }),
    Shape(testDescription: "SHA-1", change: { $0.digest = "sha1" }, codes: ["signature.weak-digest"]),
    Shape(
      testDescription: "attributes in reverse", change: { $0.reversesAttributes = true },
      codes: ["signature.attributes-unsorted"]),
    Shape(testDescription: "indefinite lengths", change: { $0.usesIndefiniteLengths = true }),
    Shape(testDescription: "signer by key identifier", change: { $0.byKeyIdentifier = true }),
    Shape(
      testDescription: "named signature algorithm",
      change: { $0.signatureAlgorithm = "1.2.840.113549.1.1.11" }),
    Shape(
      testDescription: "attached content", change: { $0.isAttached = true }, codes: ["signature.attached"]),
    Shape(
      testDescription: "attached content of indefinite length",
      change: {
        $0.isAttached = true
        $0.usesIndefiniteLengths = true
      }, codes: ["signature.attached"]),
    Shape(
      testDescription: "no signing time", change: { $0.signingTime = nil },
      codes: ["signature.no-signing-time"]),
    Shape(
      testDescription: "signing time that is no time", change: { $0.signingTime = DER.utf8String("now") },
      codes: ["signature.no-signing-time"]),
    Shape(
      testDescription: "no attributes", change: { $0.hasAttributes = false },
      codes: ["signature.no-signed-attrs"]),
    Shape(
      testDescription: "signed before the certificate",
      change: { $0.signingTime = DER.element(0x17, Array("200101120000Z".utf8)) },
      codes: ["signature.time-outside-cert"]),
    Shape(
      testDescription: "generalized time",
      change: { $0.signingTime = DER.element(0x18, Array("20270101130000+0100".utf8)) }),
  ]) func validShapes(shape: Shape) throws {
    var builder = builder
    shape.change(&builder)
    let report = report(try builder.build())
    #expect(report.integrity == .valid)
    #expect(codes(report) == shape.codes)
    #expect(report.chain?.end == .development(chain.root.facts))
    // The same signature over another content is none.
    let other = self.report(try builder.build(), over: [1, 2, 3])
    #expect(other.integrity == (builder.hasAttributes ? .contentChanged : .signatureWrong))
  }

  @Test func aSigningTimeWithAnOffsetIsTheMomentItMeans() throws {
    var builder = builder
    builder.signingTime = DER.element(0x18, Array("20270101130000+0100".utf8))
    #expect(report(try builder.build()).signer?.signingTime?.rfc3339 == "2027-01-01T12:00:00Z")
  }

  // MARK: Broken one by one

  @Test(arguments: [
    Shape(
      testDescription: "MD5", change: { $0.digest = "md5" }, codes: ["signature.weak-digest"]),
    Shape(
      testDescription: "attributes changed after signing",
      change: {
        $0.tampers = { set in
          var set = set
          if let place = set.firstRange(of: Array("270101120000Z".utf8)) { set[place.lowerBound + 5] = 0x38 }
          return set
        }
      }, codes: ["signature.verify-failed"]),
    Shape(
      testDescription: "digest twice", change: { $0.doublesDigest = true }, codes: ["signature.not-der-cms"]),
    Shape(
      testDescription: "content type of another message",
      change: { $0.contentTypeAttribute = ObjectIdentifier.signedData }, codes: ["signature.not-der-cms"]),
    Shape(
      testDescription: "unknown algorithm", change: { $0.signatureAlgorithm = "1.2.840.113549.1.1.10" },
      codes: ["signature.verify-failed"]),
    Shape(
      testDescription: "no certificates", change: { $0.certificates = [] }, codes: ["signature.verify-failed"]
    ),
  ]) func brokenShapes(shape: Shape) throws {
    var builder = builder
    shape.change(&builder)
    let report = report(try builder.build())
    #expect(report.integrity != .valid)
    #expect(codes(report) == shape.codes)
    #expect(report.findings.contains { $0.severity == .error })
  }

  @Test func theKeyOfAnotherCertificate() throws {
    var builder = builder
    let stranger = try TestChain.leaf(key: "stranger", issuer: chain.g4)
    builder.signer = TestChain.Member(key: stranger.key, certificate: leaf.certificate)
    #expect(report(try builder.build()).integrity == .signatureWrong)
  }

  @Test func twoSignersAreReportedAndTheWorstCounts() throws {
    let report = report(try builder.build(secondSigner: builder))
    #expect(report.integrity == .valid)
    #expect(codes(report) == ["signature.multiple-signers"])
    var stranger = builder
    stranger.signer = TestChain.Member(
      key: try TestChain.key("stranger"), certificate: leaf.certificate)
    #expect(self.report(try builder.build(secondSigner: stranger)).integrity == .signatureWrong)
  }

  @Test(arguments: [
    ("", "signature.empty"), ("-----BEGIN PKCS7-----\nMIIB\n-----END PKCS7-----", "PEM"), ("{}", "JSON"),
    ("MIAGCSqGSIb3DQEHAqCAMIACAQE=", "Base64"), ("MIME-Version: 1.0\n", "S/MIME"), ("0", "cut off"),
    ("xyz", "begin"),
  ]) func bytesThatAreNoSignature(text: String, words: String) throws {
    let report = report(Array(text.utf8))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.code == (text.isEmpty ? "signature.empty" : "signature.not-der-cms"))
    #expect(text.isEmpty || finding.message.contains(words), "\(finding.message)")
  }

  /// Nothing that is cut or flipped crashes, and no flip of a signed byte is called valid.
  @Test func hostileBytesAreJudgedToo() throws {
    var streaming = builder
    streaming.usesIndefiniteLengths = true
    for whole in [try builder.build(), try streaming.build()] {
      for count in stride(from: 0, to: whole.count - 1, by: 11) {
        #expect(report(Array(whole.prefix(count))).integrity != .valid)
      }
      for index in stride(from: 0, to: whole.count, by: 7) {
        for bit in [0, 5, 7] {
          var bytes = whole
          bytes[index] ^= 1 << bit
          let report = report(bytes)
          guard report.integrity == .valid, report.chain?.signer == .development else { continue }
          // What is not signed may change: versions, the list of digests, the intermediate beside.
          #expect(report.certificate == leaf.facts)
          #expect(report.signer?.signingTime?.rfc3339 == "2027-01-01T12:00:00Z")
        }
      }
    }
  }

  // MARK: Chains

  @Test func certificatesBesideTheSigner() throws {
    var builder = builder
    builder.certificates = [leaf.facts]
    // Development roots vouch for intermediates at hand only.
    #expect(codes(report(try builder.build())) == ["signature.wwdr-missing"])
    builder.certificates = [leaf.facts, chain.g1.facts]
    #expect(codes(report(try builder.build())) == ["signature.wwdr-mismatch"])
    builder.certificates = [chain.root.facts, chain.g4.facts, leaf.facts]
    let embedded = report(try builder.build())
    #expect(codes(embedded) == ["signature.root-embedded"])
    #expect(embedded.chain?.end == .development(chain.root.facts))
    let late = report(try builder.build(), at: TestChain.now.adding(days: 3000))
    #expect(codes(late) == ["identity.expired", "signature.wwdr-expired", "signature.root-embedded"])
    #expect(late.signer?.isValidNow == false)
    #expect(late.signer?.wasValidWhenSigned == true)
  }

  @Test func aPoolFillsTheGap() throws {
    var builder = builder
    builder.certificates = [leaf.facts]
    let pool = Authorities(
      certificates: [chain.g1.certificate, chain.g4.certificate], developmentRoots: [chain.root.facts])
    let report = DetachedSignature.verify(
      try builder.build(), over: Self.content, authorities: pool, at: TestChain.now)
    #expect(report.chain?.end == .development(chain.root.facts))
    let missing = try #require(report.findings.first { $0.code == "signature.wwdr-missing" })
    #expect(missing.severity == .warning)
  }

  @Test func aChainOfTheSameNamesByAnAttackerIsNotTrusted() throws {
    let attacker = try TestChain.attacker.get()
    let leaf = try TestChain.leaf(key: "attacker-leaf", issuer: attacker.g4)
    for extra in [[], [attacker.root.facts]] {
      let builder = SignatureBuilder(
        signer: leaf, certificates: [leaf.facts, attacker.g4.facts] + extra, content: Self.content)
      let report = report(try builder.build())
      #expect(report.integrity == .valid)
      #expect(report.chain?.signer == .other)
      #expect(report.findings.contains { $0.severity == .error && $0.code.hasPrefix("signature.") })
    }
  }

  /// Anyone with a certificate could issue more, if end certificates were taken for issuers.
  @Test func aLeafIsNoIssuer() throws {
    let forged = try TestChain.leaf("pass.com.bank.card", key: "forged", issuer: leaf)
    let builder = SignatureBuilder(
      signer: forged, certificates: [forged.facts, leaf.facts, chain.g4.facts], content: Self.content)
    #expect(report(try builder.build()).chain?.signer == .other)
  }

  @Test func pathLengthsAreKept() throws {
    let limited = try TestChain.authority(
      TestChain.relations, unit: "G9", key: "limited", issuer: chain.root, pathLength: 0)
    let below = try TestChain.authority(TestChain.relations, unit: "G10", key: "below", issuer: limited)
    let direct = try TestChain.leaf(issuer: limited)
    let deep = try TestChain.leaf(issuer: below)
    for (leaf, signer) in [(direct, SignerKind.development), (deep, .other)] {
      let builder = SignatureBuilder(
        signer: leaf, certificates: [leaf.facts, limited.facts, below.facts], content: Self.content)
      #expect(report(try builder.build()).chain?.signer == signer)
    }
  }

  // MARK: Fitness

  @Test func theCertificateAgainstThePass() throws {
    let report = report(try builder.build())
    let check = { (type: String, team: String, nfc: Bool) in
      report.check(passTypeIdentifier: type, teamIdentifier: team, usesNFC: nfc).map(\.code)
    }
    #expect(check("pass.org.harbourclub.member", "T3ST0TEAM9", false).isEmpty)
    #expect(check("pass.other", "T3ST0TEAM9", false) == ["identity.type-id-mismatch"])
    #expect(check("pass.org.harbourclub.member", "OTHER", false) == ["identity.team-mismatch"])
    #expect(check("pass.org.harbourclub.member", "T3ST0TEAM9", true) == ["identity.nfc-required"])
    #expect(report.check(orderTypeIdentifier: "order.x").map(\.code) == ["identity.wrong-kind"])
  }

  @Test func ordersHaveTheirOwnCertificates() throws {
    let order = try TestChain.leaf(
      "order.org.example", issuer: chain.g4, marks: [ObjectIdentifier.orderTypeIdentifier])
    let builder = SignatureBuilder(
      signer: order, certificates: [order.facts, chain.g4.facts], content: Self.content)
    let report = report(try builder.build())
    #expect(report.check(orderTypeIdentifier: "order.org.example").isEmpty)
    #expect(report.check(orderTypeIdentifier: "order.other").map(\.code) == ["identity.type-id-mismatch"])
    let asPass = report.check(passTypeIdentifier: "order.org.example", teamIdentifier: "T", usesNFC: false)
    #expect(asPass.map(\.code) == ["identity.wrong-kind"])
  }
}
