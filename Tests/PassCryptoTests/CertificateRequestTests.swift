import Foundation
import TestSupport
import Testing

@testable import PassCrypto

@Suite(.enabled(if: OpenSSLCommand.isInstalled)) struct CertificateRequestTests {
  let folder = TemporaryFolder()

  private func write(to name: String) throws -> CertificateRequest.Written {
    try CertificateRequest.write(
      passTypeIdentifier: "pass.org.example.long-enough-to-need-more-than-sixty-four-characters.x",
      teamIdentifier: "A1B2C3D4E5", to: folder.file(name))
  }

  @Test func keyAndRequestFitAndOpensslReadsThem() throws {
    let written = try write(to: "out")
    let keyPath = try #require(written.keyPath)
    let mode = try FileManager.default.attributesOfItem(atPath: keyPath)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let request = try OpenSSLCommand.run(
      "req", "-in", written.requestPath, "-verify", "-noout", "-subject", "-nameopt", "RFC2253", "-pubkey")
    #expect(request.status == 0)
    #expect(request.output.contains("OU=A1B2C3D4E5"))
    let key = try OpenSSLCommand.run("pkey", "-in", keyPath, "-pubout")
    #expect(request.output.contains(key.output))
    let size = try OpenSSLCommand.run("pkey", "-in", keyPath, "-noout", "-text_pub")
    #expect(size.output.contains("2048 bit"))
  }

  @Test func aKeyIsNeverOverwritten() throws {
    let written = try write(to: "out")
    let before = try folder.read("out/key.pem")
    let keyPath = try #require(written.keyPath)
    try FileManager.default.removeItem(atPath: written.requestPath)
    #expect(throws: CryptoError.keyExists(path: keyPath)) { try write(to: "out") }
    #expect(try folder.read("out/key.pem") == before)
    #expect(!FileManager.default.fileExists(atPath: written.requestPath))
  }

  @Test func aRequestForAKeyThatIsThere() throws {
    let first = try write(to: "out")
    let again = try CertificateRequest.write(
      passTypeIdentifier: "pass.a", teamIdentifier: "T",
      key: .init(.file(try #require(first.keyPath)), environment: [:], password: .none),
      to: folder.file("again"))
    #expect(again.keyPath == nil)
    #expect(again.publicKeySHA256 == first.publicKeySHA256)
    #expect(!FileManager.default.fileExists(atPath: folder.file("again/key.pem")))
    #expect(throws: CryptoError.self) { try write(to: "again") }
  }
}
