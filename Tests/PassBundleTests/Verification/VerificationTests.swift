import Foundation
import PassBundle
import PassCrypto
import PassData
import TestSupport
import Testing

@Suite struct VerificationTests {
  static let time = Timestamp(seconds: 1_790_000_000)

  /// A thousand in `make test-long`.
  static let flips = ProcessInfo.processInfo.environment["PASSFORGE_LONG_TESTS"] == nil ? 80 : 1_000

  static func authorities() throws -> Authorities {
    try Authorities(folders: [], developmentRoots: [TestIdentity.root()])
  }

  static let passJSON = #"""
    {"formatVersion":1,"passTypeIdentifier":"pass.org.example.test","teamIdentifier":"TEAM123456","serialNumber":"1"}
    """#

  /// A signed pass; `edit` changes it before it is signed, `tamper` afterwards.
  static func package(
    _ json: String = passJSON, nfc: Bool = false, edit: (inout PackageBuilder) -> Void = { _ in },
    tamper: (inout PackageBuilder) -> Void = { _ in }
  ) throws -> PackageBuilder {
    var package = PackageBuilder([("pass.json", json), ("icon.png", "icon"), ("de.lproj/logo.png", "logo")])
    edit(&package)
    package.signature = try TestIdentity.development(nfc: nfc).sign(package.manifestBytes, at: time)
    package.manifest = package.manifestBytes
    tamper(&package)
    return package
  }

  static func verify(_ package: PackageBuilder, at time: Timestamp = time) throws -> Verification {
    try OpenedPass(package.bytes, file: "t.pkpass").verification(authorities: authorities(), at: time)
  }

  @Test func `what passforge seals is development-signed, and every step is good`() throws {
    let bundle = try UnsignedBundle(
      constant: ConstantFiles(PassArchiveTests.files(["icon.png", "de.lproj/pass.strings"])),
      passJSON: Asset(Array(Self.passJSON.utf8)))
    let archive = try PassArchive(sealing: bundle.signed(by: TestIdentity.development(), at: Self.time))
    let opened = PassArchive.open(archive.bytes, file: "t.pkpass")
    let verification = try opened.verification(authorities: Self.authorities(), at: Self.time)
    #expect(verification.verdict == .developmentSigned)
    #expect(verification.walletError == .invalidSignature)
    #expect(verification.steps.map(\.name) == VerificationStep.Name.allCases)
    #expect(verification.steps.allSatisfy { $0.isOK })
    #expect(verification.findings.map(\.code) == ["signature.chain-not-apple"])
    #expect(verification.findings.allSatisfy { $0.severity == .warning })
    let steps: [VerificationStep] = verification.steps
    #expect(steps[4].summary == "over the manifest as listed, 2026-09-21 14:13 UTC, SHA-256")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let verdict: Verdict
    let walletError: WalletError?
    let failed: [VerificationStep.Name]
    let make: @Sendable () throws -> PackageBuilder

    init(
      _ title: String, _ verdict: Verdict, _ walletError: WalletError?, _ failed: [VerificationStep.Name],
      _ make: @escaping @Sendable () throws -> PackageBuilder
    ) {
      (testDescription, self.verdict, self.walletError, self.failed, self.make) =
        (title, verdict, walletError, failed, make)
    }
  }

  @Test(arguments: [
    Case("intact", .developmentSigned, .invalidSignature, []) { try package() },
    Case("a file changed", .tampered, .invalidData, [.manifest]) {
      try package(tamper: { $0.files[1].bytes = Array("other".utf8) })
    },
    Case("a file added", .tampered, .invalidData, [.manifest]) {
      try package(tamper: { $0.files.append(("strip.png", [1])) })
    },
    Case("a file removed", .tampered, .invalidData, [.manifest]) {
      try package(tamper: { $0.files.removeLast() })
    },
    Case("file and manifest changed", .tampered, .invalidSignature, [.signature]) {
      try package(tamper: {
        $0.files[1].bytes = Array("other".utf8)
        $0.manifest = nil
      })
    },
    Case("no signature", .unsigned, .invalidSignature, [.names]) {
      try package(tamper: { $0.signature = nil })
    },
    Case("an empty signature", .unsigned, .invalidSignature, [.signature]) {
      try package(tamper: { $0.signature = [] })
    },
    Case("a signature that is text", .malformed, .invalidSignature, [.signature]) {
      try package(tamper: { $0.signature = Array("-----BEGIN CMS-----".utf8) })
    },
    Case("no manifest", .malformed, .invalidData, [.names]) {
      try package(tamper: {
        $0.editArchive = { $0.entries.removeAll { $0.name.elementsEqual("manifest.json".utf8) } }
      })
    },
    Case("SHA-256 in the manifest", .malformed, .invalidData, [.manifest]) {
      try package(edit: { $0.editManifest = { $0[1].1 += String(repeating: "0", count: 24) } })
    },
    Case("another type", .wrongCertificate, .invalidSignature, [.identity]) {
      try package(passJSON.replacing("pass.org.example.test", with: "pass.org.example.other"))
    },
    Case("another team", .wrongCertificate, .invalidSignature, [.identity]) {
      try package(passJSON.replacing("TEAM123456", with: "OTHER12345"))
    },
    Case("nfc without the right", .wrongCertificate, .invalidSignature, [.identity]) {
      try package(passJSON.replacing("{\"form", with: "{\"nfc\":{},\"form"))
    },
    Case("nfc with the right", .developmentSigned, .invalidSignature, []) {
      try package(passJSON.replacing("{\"form", with: "{\"nfc\":{},\"form"), nfc: true)
    },
    Case("another format version", .unsupported, .unsupportedVersion, []) {
      try package(passJSON.replacing("\"formatVersion\":1", with: "\"formatVersion\":2"))
    },
    Case("the version spelled otherwise", .developmentSigned, .invalidSignature, []) {
      try package(passJSON.replacing("\"formatVersion\":1", with: "\"formatVersion\":1.0"))
    },
    Case("no serial number", .malformed, .invalidData, [.pass]) {
      try package(passJSON.replacing(",\"serialNumber\":\"1\"", with: ""))
    },
    Case("a serial number that is a number", .malformed, .invalidData, [.pass]) {
      try package(passJSON.replacing("\"1\"", with: "1"))
    },
    Case("a list", .malformed, .invalidData, [.pass, .identity]) { try package("[]") },
    Case("no JSON", .malformed, .invalidData, [.pass]) { try package("{") },
    Case("a trailing comma", .developmentSigned, .invalidSignature, []) {
      try package(passJSON.replacing("}", with: ",}"))
    },
    Case("encrypted", .unsupported, .invalidData, [.archive]) {
      try package(tamper: { $0.editArchive = { $0.entries[1].flags = 1 } })
    },
    Case("a damaged file", .malformed, .invalidData, [.archive, .manifest]) {
      try package(tamper: { $0.editArchive = { $0.entries[1].packed = Array("icom".utf8) } })
    },
    Case("wrapped in a folder", .malformed, .invalidData, [.names]) {
      try package(tamper: {
        $0.editArchive = { archive in
          for index in archive.entries.indices {
            archive.entries[index].name = Array("x/".utf8) + archive.entries[index].name
          }
        }
      })
    },
    Case("a name twice", .malformed, .invalidData, [.archive]) {
      try package(tamper: { $0.editArchive = { $0.entries.append(.init("icon.png", "icon")) } })
    },
  ])
  func `each fault has its verdict, its Wallet error and its step`(_ test: Case) throws {
    let verification = try Self.verify(test.make())
    #expect(verification.verdict == test.verdict)
    #expect(verification.walletError == test.walletError)
    #expect(verification.steps.filter { $0.outcome == .failed }.map(\.name) == test.failed)
  }

  @Test func `the same names on another root are an untrusted signer: only the root decides`() throws {
    let folder = TemporaryFolder()
    let stranger = try DevelopmentStore(in: DataFolder(path: folder.path)).identity(
      for: .init(passTypeIdentifier: "pass.org.example.test", teamIdentifier: "TEAM123456"))
    var package = try Self.package()
    package.signature = try stranger.sign(package.manifestBytes, at: Self.time)
    let verification = try Self.verify(package)
    #expect(verification.verdict == .untrustedSigner)
    #expect(verification.walletError == .invalidSignature)
  }

  @Test func `without the development root the own passes are untrusted too`() throws {
    let opened = OpenedPass(try Self.package().bytes, file: "t.pkpass")
    #expect(opened.verification(authorities: .pinned, at: Self.time).verdict == .untrustedSigner)
  }

  @Test func `a signing time outside the certificate's validity is an untrusted signer`() throws {
    var package = try Self.package()
    let early = Timestamp(seconds: CivilTime(year: 2019, month: 12, day: 31).secondsAsUTC)
    package.signature = try TestIdentity.development().sign(package.manifestBytes, at: early)
    let verification = try Self.verify(package)
    #expect(verification.verdict == .untrustedSigner)
    #expect(verification.steps.first { $0.name == .dates }?.outcome == .failed)
  }

  @Test func `verify gives a pass to believe, or an error by kind`() throws {
    let opened = OpenedPass(try Self.package().bytes, file: "t.pkpass")
    let authorities = try Self.authorities()
    let believed = try opened.verify(
      authorities: authorities, at: Self.time, accepting: [.trusted, .developmentSigned])
    #expect(believed.verification.verdict == .developmentSigned)
    let refused = try #require(throws: VerificationError.self) {
      try opened.verify(authorities: authorities, at: Self.time)
    }
    guard case .invalidSignature = refused else { throw refused }
    let page = OpenedPass(Array("<html>".utf8), file: "t.pkpass")
    let invalid = try #require(throws: VerificationError.self) {
      try page.verify(authorities: authorities, at: Self.time)
    }
    guard case .invalidData = invalid else { throw invalid }
    #expect(invalid.diagnostics.map(\.code) == ["verify.malformed", "archive.not-an-archive"])
  }

  @Test func `a bundle is as good as its worst pass`() throws {
    let good = try Self.package().bytes
    let other = try Self.package(Self.passJSON.replacing("\"1\"", with: "\"2\"")).bytes
    let bad = try Self.package(tamper: { $0.files[1].bytes = [1] }).bytes
    func verify(_ passes: [(String, [UInt8])]) throws -> Verification {
      try OpenedPass(OpenedPassTests.bundle(passes), file: "s").verification(
        authorities: Self.authorities(), at: Self.time)
    }
    let all = try verify([("a.pkpass", good), ("b.pkpass", other)])
    #expect(all.verdict == .developmentSigned)
    #expect(all.passes.count == 2)
    let mixed = try verify([("a.pkpass", good), ("b.pkpass", bad)])
    #expect(mixed.verdict == .tampered)
    #expect(mixed.findings.contains { $0.code == "bundle.mixed-invalid" })
  }

  @Test func `a flipped bit gives a good verdict only where every name and byte is unchanged`() throws {
    let bytes = try Self.package().bytes
    let authorities = try Self.authorities()
    let original = OpenedPass(bytes, file: "t")
    var random = SystemRandomNumberGenerator()
    var good = 0
    for _ in 0..<Self.flips {
      let bit = Int.random(in: 0..<(bytes.count * 8), using: &random)
      var flipped = bytes
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      let opened = OpenedPass(flipped, file: "t")
      guard opened.verification(authorities: authorities, at: Self.time).verdict == .developmentSigned else {
        continue
      }
      good += 1
      // The signature itself may be spelled in several ways (BER); what it says is compared by verifying it.
      for (before, after) in zip(original.entries, opened.entries) {
        #expect(before.name == after.name)
        if before.path != .signature { #expect(before.bytes == after.bytes, "bit \(bit)") }
      }
      #expect(original.entries.count == opened.entries.count)
    }
    #expect(good < Self.flips / 2)
  }
}
