import Foundation
import PassData
import Synchronization
import TestSupport
import Testing

@testable import PassCrypto

@Suite struct AuthorityInstallerTests {
  let folder = TemporaryFolder()
  let chain: TestChain

  init() throws { chain = try TestChain.apple.get() }

  private var installer: AuthorityInstaller {
    AuthorityInstaller(into: DataFolder(path: folder.file("data")))
  }

  @Test func whatIsNotPinnedIsRefusedAndNamed() throws {
    let path = try folder.write(chain.g4.pem, "AppleWWDRCAG4.cer")
    do {
      _ = try installer.add(file: path)
      Issue.record("a stranger was installed")
    } catch {
      #expect(error.diagnostic.code == "authorities.not-pinned")
      #expect(error.diagnostic.message.contains(chain.g4.facts.sha256.hexadecimal))
      #expect(error.diagnostic.message.contains("intermediate of that name but with other content"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("data/authorities")))
  }

  @Test(.enabled(if: AuthoritiesTests.shared != nil)) func applesFilesAreInstalledOnce() throws {
    let source = try #require(AuthoritiesTests.shared) + "/certs/wwdr.pem"
    let installed = try installer.add(file: source)
    #expect(installed.count == 10)
    #expect(installed.allSatisfy { !$0.wasThere })
    #expect(try installer.add(file: source).allSatisfy { $0.wasThere })
    let pool = try Authorities(folders: [folder.file("data/authorities")])
    #expect(pool.pool.count == 10)
    #expect(pool.findings.isEmpty)
  }

  // MARK: Fetching

  @Test func theLeafSaysWhereItsIssuerIs() throws {
    let address = "http://certs.example.org/wwdrg4.der"
    let leaf = try TestChain.leaf(issuer: chain.g4, issuerAddress: address)
    #expect(leaf.facts.issuerAddress == address)
    let asked = Mutex<[String]>([])
    let transport = AuthorityTransport { (address) throws(CryptoError) in
      asked.withLock { $0.append(address) }
      return self.chain.g4.facts.der
    }
    // What comes is checked against the pins, whoever sent it.
    #expect(throws: CryptoError.self) {
      try installer.fetch(issuerOf: leaf.facts, named: "a.p12", transport: transport)
    }
    #expect(asked.withLock { $0 } == [address])
    let without = try TestChain.leaf(issuer: chain.g4)
    #expect(throws: CryptoError.noIssuerAddress(name: "a.p12")) {
      try installer.fetch(issuerOf: without.facts, named: "a.p12", transport: transport)
    }
    #expect(throws: CryptoError.unusableAddress(address: "https://x")) {
      try installer.fetch("https://x", transport: transport)
    }
  }

  @Test(.enabled(if: AuthoritiesTests.shared != nil)) func libcryptosOwnClientFetches() throws {
    let source = try #require(AuthoritiesTests.shared) + "/certs/wwdr.pem"
    let apple = try AuthorityFolder.certificates(inFile: source)
    let g4 = try #require(apple.first { AuthorityPin.of($0.facts)?.generation == "G4" })
    let server = try LoopbackServer(answering: g4.facts.der)
    let installed = try installer.fetch("http://127.0.0.1:\(server.port)/wwdrg4.der")
    #expect(installed.map(\.pin.name) == ["WWDR G4"])
    #expect(try folder.read("data/authorities/AppleWWDRCAG4.cer") == g4.facts.der)
  }

  @Test func aServerThatIsNotThereIsAFault() throws {
    #expect(throws: CryptoError.self) { try installer.fetch("http://127.0.0.1:1/x") }
    let server = try LoopbackServer(answering: [])
    #expect(throws: CryptoError.self) { try installer.fetch("http://127.0.0.1:\(server.port)/x") }
  }
}
