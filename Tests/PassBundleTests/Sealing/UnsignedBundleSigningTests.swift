import Foundation
import PassBundle
import PassCrypto
import PassData
import TestSupport
import Testing

@Suite struct UnsignedBundleSigningTests {
  static let time = Timestamp(seconds: 1_790_000_000)

  @Test(.enabled(if: ExternalJudge.find("openssl") != nil && ExternalJudge.find("unzip") != nil))
  func `OpenSSL accepts the signature over the manifest, and unzip the archive`() throws {
    let identity = try TestIdentity.development()
    let bundle = try UnsignedBundle(
      constant: ConstantFiles(PassArchiveTests.files(["icon.png", "de.lproj/pass.strings"])),
      passJSON: Asset(Array("{}\n".utf8)))
    let signed = try bundle.signed(by: identity, at: Self.time)
    let folder = TemporaryFolder()
    for (name, bytes) in [
      ("signature", signed.signature), ("manifest.json", signed.manifest.bytes),
      ("a.pkpass", try PassArchive(sealing: signed).bytes),
      ("root.pem", Array(Self.pem(try TestIdentity.root().der).utf8)),
    ] { try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name))) }
    let judged = try ExternalJudge.run([
      "openssl", "cms", "-verify", "-inform", "DER", "-binary", "-purpose", "any", "-CAfile",
      folder.file("root.pem"),
      "-in", folder.file("signature"), "-content", folder.file("manifest.json"), "-out", "/dev/null",
    ])
    #expect(judged?.status == 0)
    #expect(try ExternalJudge.run(["unzip", "-t", folder.file("a.pkpass")])?.status == 0)
  }

  private static func pem(_ der: [UInt8]) -> String {
    let body = Data(der).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN CERTIFICATE-----\n\(body)\n-----END CERTIFICATE-----\n"
  }

  @Test func `same files, identity and time give the same bytes, whoever of the signers signs`() throws {
    let identity = try TestIdentity.development()
    let signer = identity.makeSigner()
    let constant = try ConstantFiles(PassArchiveTests.files(["icon.png"])).preparedForMany()
    let bundle = try UnsignedBundle(constant: constant, passJSON: Asset(Array("{}\n".utf8)))
    let first = try PassArchive(sealing: bundle.signed(by: identity, at: Self.time))
    let second = try PassArchive(sealing: bundle.signed(by: signer, at: Self.time))
    let third = try PassArchive(sealing: bundle.signed(by: signer, at: Self.time))
    #expect(first.bytes == second.bytes)
    #expect(first.sha256 == third.sha256)
  }
}
