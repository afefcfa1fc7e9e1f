import Foundation
import PassData
import TestSupport
import Testing

@testable import PassCrypto

@Suite struct AuthoritiesTests {
  @Test func everyPinIsWhole() throws {
    #expect(AuthorityPin.all.count == 13)
    for pin in AuthorityPin.all {
      #expect(pin.keyIdentifier.count == 20)
      #expect(pin.certificateSHA256.count == 32)
      let isKey = if PublicKey(spki: pin.publicKey) != nil { true } else { false }
      #expect(isKey, "\(pin.name)")
      #expect(pin.notBefore < pin.notAfter)
      #expect(AuthorityPin.all.contains { $0.role == .root && $0.name == pin.issuerName }, "\(pin.name)")
    }
    #expect(AuthorityPin.all.filter { $0.role == .root }.map(\.name).first == "Apple Root CA")
    let g4 = try #require(AuthorityPin.all.first { $0.generation == "G4" })
    #expect(AuthorityPin.with(keyIdentifier: g4.keyIdentifier) == g4)
    #expect(g4.certificateSHA256.hexadecimal.hasPrefix("ea4757885538dd8c"))
  }

  @Test func foldersAreReadByContent() throws {
    let chain = try TestChain.apple.get()
    let folder = TemporaryFolder()
    try folder.write(chain.g4.pem + chain.g1.pem, "both.txt")
    try folder.write(chain.root.facts.der, "root.der")
    try folder.write(Array("nothing".utf8), "notes.md")
    try folder.write(Array("nothing".utf8), ".hidden")
    let authorities = try Authorities(folders: [folder.path])
    #expect(Set(authorities.pool) == [chain.g4.facts, chain.g1.facts, chain.root.facts])
    #expect(authorities.findings.map(\.code) == ["authorities.unreadable"])
    #expect(authorities.findings[0].message.contains("notes.md"))
    #expect(throws: CryptoError.self) { try Authorities(folders: [folder.file("absent")]) }
  }

  @Test func theEnvironmentNamesFoldersAndTheDevelopmentRoot() throws {
    let folder = TemporaryFolder()
    let chain = try TestChain.apple.get()
    try folder.write(chain.g4.pem, "g4.pem")
    let root = try TestIdentity.root()
    // The data folder of the tests is `$XDG_DATA_HOME/passforge` only if it is called so.
    let data = TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: data.file("passforge"), withDestinationPath: TestIdentity.dataFolder.path)
    let authorities = try Authorities(environment: [
      "PASSFORGE_AUTHORITIES": folder.path, "XDG_DATA_HOME": data.path,
    ])
    #expect(authorities.pool == [chain.g4.facts])
    #expect(authorities.developmentRoots == [root])
    #expect(try Authorities(environment: [:]).pool.isEmpty)
  }

  // MARK: Apple's own certificates

  /// The public certificates, where the folder that holds them is at hand.
  static let shared: String? = {
    let named = ProcessInfo.processInfo.environment["PASSFORGE_SHARED"]
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared").path
    return [named, beside].compactMap(\.self).first {
      FileManager.default.fileExists(atPath: $0 + "/certs/wwdr.pem")
    }
  }()

  @Test(.enabled(if: shared != nil)) func applesCertificatesAreWhatThePinsSay() throws {
    let folder = try #require(Self.shared) + "/certs"
    let certificates =
      try AuthorityFolder.certificates(inFile: folder + "/roots.pem")
      + AuthorityFolder.certificates(inFile: folder + "/wwdr.pem")
    #expect(certificates.count == 13)
    var seen: Set<String> = []
    for certificate in certificates {
      let facts = certificate.facts
      let pin = try #require(AuthorityPin.of(facts), "\(facts.subject)")
      seen.insert(pin.name)
      #expect(pin.publicKey == facts.publicKey)
      #expect(pin.keyIdentifier == facts.subjectKeyIdentifier)
      #expect(pin.notBefore == facts.notBefore && pin.notAfter == facts.notAfter)
      #expect(facts.kind == (pin.role == .root ? .root : .developerRelationsIntermediate))
      let generation = IntermediateChoice.generation(facts.subject)
      #expect(generation == nil || generation == pin.generation)
      // Every chain ends at a pinned root with nothing installed, SHA-1 links of old ones included.
      let chain = Authorities.pinned.chain(from: certificate)
      guard case .apple(let root) = chain.end else {
        Issue.record("\(pin.name) ends at \(chain.end)")
        continue
      }
      #expect(root.name == pin.issuerName)
      #expect(chain.description == (pin.role == .root ? pin.name : "\(pin.name) -> \(root.name)"))
    }
    #expect(seen.count == 13)
    let listing = Authorities(certificates: certificates, developmentRoots: []).listing
    #expect(listing.allSatisfy { $0.isInstalled })
    #expect(Authorities.pinned.listing.allSatisfy { !$0.isInstalled })
  }

  /// Names, key identifiers and extensions copied from Apple's, another key.
  @Test(.enabled(if: shared != nil)) func aCopyOfApplesNamesIsForged() throws {
    let folder = try #require(Self.shared) + "/certs"
    let apple = try AuthorityFolder.certificates(inFile: folder + "/wwdr.pem")
    let g4 = try #require(apple.first { AuthorityPin.of($0.facts)?.generation == "G4" })
    let key = try TestChain.key("forger")
    let builder = CertificateBuilder(
      subject: g4.facts.subject.parts, publicKey: key.publicKey, notBefore: g4.facts.notBefore,
      notAfter: g4.facts.notAfter,
      extensions: [.init(identifier: "2.5.29.19", isCritical: true, content: DER.sequence(DER.boolean(true)))]
    )
    let roots = try AuthorityFolder.certificates(inFile: folder + "/roots.pem")
    let root = try #require(roots.first { $0.facts.subject.commonName == "Apple Root CA" })
    let forged = TestChain.Member(key: key, certificate: try builder.signed(by: key, issuer: root))
    let leaf = try TestChain.leaf(issuer: forged)
    let chain = Authorities(certificates: apple + roots, developmentRoots: [])
      .chain(from: leaf.certificate, embedded: [forged.certificate])
    guard case .missingIssuer(let missing) = chain.end else {
      Issue.record("\(chain.end)")
      return
    }
    #expect(missing.isForged)
    #expect(chain.signer == .other)
  }
}
