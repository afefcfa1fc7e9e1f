import Foundation
import PassCrypto
import PassData
import TestSupport
import Testing

@Suite struct DevelopmentStoreTests {
  @Test func theChainLooksLikeApplesAndSaysThatItIsNot() throws {
    let identity = try TestIdentity.development(
      passType: "pass.org.example.nfc", team: "A1B2C3D4E5", nfc: true)
    let leaf = identity.leaf
    #expect(leaf.kind == .passType)
    #expect(leaf.passTypeIdentifier == "pass.org.example.nfc")
    #expect(leaf.teamIdentifier == "A1B2C3D4E5")
    #expect(leaf.subject.commonName == "Pass Type ID with NFC: pass.org.example.nfc")
    #expect(leaf.passTypeExtension == .text("pass.org.example.nfc"))
    #expect(leaf.hasPassMarker)
    #expect(leaf.allowsNFC)
    #expect(leaf.extendedKeyUsages == ["1.3.6.1.5.5.7.3.2", "1.2.840.113635.100.4.14"])
    #expect(leaf.key == .rsa(bits: 2048))
    #expect(leaf.notBefore.rfc3339 == "2020-01-01T00:00:00Z")
    #expect(leaf.notAfter.rfc3339 == "2049-12-31T23:59:59Z")
    let intermediate = try #require(identity.intermediate)
    #expect(intermediate.kind == .developerRelationsIntermediate)
    #expect(intermediate.subject.shortText.contains("not Apple"))
    #expect(intermediate.pathLength == 0)
    #expect(leaf.mayBeIssued(by: intermediate))
    let root = try TestIdentity.root()
    #expect(root.kind == .root)
    #expect(intermediate.mayBeIssued(by: root))
    #expect(identity.signer == .development)
  }

  @Test func withoutNFCTheExtensionIsAbsent() throws {
    let leaf = try TestIdentity.development().leaf
    #expect(!leaf.allowsNFC)
    #expect(leaf.subject.commonName == "Pass Type ID: pass.org.example.test")
  }

  @Test func theSameSubjectGetsTheSameIdentityAgain() throws {
    let folder = TemporaryFolder()
    let store = DevelopmentStore(in: DataFolder(path: folder.file("data")))
    #expect(try store.existingRoot() == nil)
    let subject = DevelopmentIdentity.Subject(passTypeIdentifier: "pass.a", teamIdentifier: "T")
    let first = try store.identity(for: subject)
    let again = try store.identity(for: subject)
    #expect(first.leaf == again.leaf)
    #expect(first.intermediate == again.intermediate)
    let time = Timestamp(seconds: 1_800_000_000)
    #expect(try first.sign([1, 2], at: time) == again.sign([1, 2], at: time))
    let path = folder.file("data/development")
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      let mode = try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions]
      #expect(mode as? Int == 0o600, "\(name)")
    }
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
  }

  @Test func aDamagedStoreIsNamed() throws {
    let folder = TemporaryFolder()
    let store = DevelopmentStore(in: DataFolder(path: folder.path))
    try FileManager.default.createDirectory(
      atPath: folder.file("development"), withIntermediateDirectories: true)
    let root = folder.file("development/root.pem")
    try Data("rubbish".utf8).write(to: URL(fileURLWithPath: root))
    #expect(throws: CryptoError.damagedStore(path: root)) { try store.root() }
  }

  @Test(.enabled(if: OpenSSLCommand.isInstalled)) func opensslAcceptsASignature() throws {
    let identity = try TestIdentity.development()
    let folder = TemporaryFolder()
    let content = Array(#"{"pass.json":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}"#.utf8)
    for (name, round) in [("first", 0), ("second", 1)] {
      let signature = try identity.sign(content, at: Timestamp(seconds: 1_764_550_000 + Int64(round)))
      try Data(signature).write(to: URL(fileURLWithPath: folder.file(name)))
      try Data(content).write(to: URL(fileURLWithPath: folder.file("content")))
      try Data(try TestIdentity.root().der).write(to: URL(fileURLWithPath: folder.file("root.der")))
      try OpenSSLCommand.run(
        "x509", "-inform", "DER", "-in", "root.der", "-out", "root.pem", in: folder.path)
      let judged = try OpenSSLCommand.run(
        "cms", "-verify", "-inform", "DER", "-binary", "-purpose", "any", "-in", name, "-content", "content",
        "-CAfile", "root.pem", "-out", "/dev/null", in: folder.path)
      #expect(judged.status == 0, "\(judged.output)")
    }
  }

  @Test(.enabled(if: OpenSSLCommand.isInstalled)) func exportedFilesAreReadByUsAndByOpenssl() throws {
    let folder = TemporaryFolder()
    let store = DevelopmentStore(in: TestIdentity.dataFolder)
    let subject = DevelopmentIdentity.Subject(
      passTypeIdentifier: "pass.org.example.test", teamIdentifier: "TEAM123456")
    let paths = try store.export(subject, to: folder.file("out"))
    #expect(paths == ["identity.pem", "identity.p12", "root.pem"].map { folder.file("out/") + $0 })
    let mode = try FileManager.default.attributesOfItem(atPath: paths[1])[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let password = PasswordSource(environment: [PasswordSource.environmentVariable: "development"])
    let authorities = try Authorities(folders: [], developmentRoots: [try store.root()])
    let loader = IdentityLoader(environment: [:], password: password, authorities: authorities)
    for path in paths.prefix(2) {
      let identity = try loader.load(IdentitySource(identity: .file(path))).identity
      #expect(identity.leaf == (try TestIdentity.development().leaf))
      #expect(identity.signer == .development)
      #expect(identity.check(at: Timestamp(seconds: 1_790_000_000)).isEmpty)
    }
    let judged = try OpenSSLCommand.run(
      "pkcs12", "-in", paths[1], "-passin", "pass:development", "-nokeys", "-info")
    #expect(judged.status == 0)
    #expect(throws: CryptoError.self) { try store.export(subject, to: folder.file("out")) }
    #expect(try store.export(subject, to: folder.file("out"), replacing: true) == paths)
  }

  /// Identifiers longer than X.520's 64 characters occur.
  @Test func longIdentifiersFit() throws {
    let long = "pass.com.example." + String(repeating: "very-long-name.", count: 10) + "card"
    let identity = try TestIdentity.development(passType: long)
    #expect(identity.leaf.passTypeIdentifier == long)
    #expect(identity.leaf.passTypeExtension.text == long)
  }
}
