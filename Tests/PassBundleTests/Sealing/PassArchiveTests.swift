import Foundation
import PassCrypto
import PassZip
import TestSupport
import Testing

@testable import PassBundle

@Suite struct PassArchiveTests {
  static func files(_ names: [String]) throws -> [BundlePath: Asset] {
    var files: [BundlePath: Asset] = [:]
    for name in names { files[try #require(BundlePath(name))] = Asset(Array(name.utf8)) }
    return files
  }

  static func signed(prepared: Bool) throws -> SignedBundle {
    var constant = try ConstantFiles(files(["logo.png", "icon.png", "de.lproj/pass.strings", "größe.png"]))
    if prepared { constant = try constant.preparedForMany() }
    let bundle = try UnsignedBundle(
      constant: constant, varying: files(["thumbnail.png", "strip.png"]), passJSON: Asset(Array("{}\n".utf8)))
    return SignedBundle(bundle: bundle, manifest: bundle.manifest, signature: [1, 2, 3])
  }

  static let order = [
    "de.lproj/pass.strings", "größe.png", "icon.png", "logo.png", "strip.png", "thumbnail.png", "pass.json",
    "manifest.json", "signature",
  ]

  @Test func `unchanging files stand first, then changing ones, then pass, manifest and signature`() throws {
    let archive = try PassArchive(sealing: Self.signed(prepared: false))
    #expect(OpenedPass(archive.bytes, file: "t").entries.map(\.name) == Self.order)
  }

  @Test(.enabled(if: ExternalJudge.find("python3") != nil))
  func `Python lists the files in the same order`() throws {
    let folder = TemporaryFolder()
    let file = folder.file("a.pkpass")
    try Data(try PassArchive(sealing: Self.signed(prepared: false)).bytes).write(
      to: URL(fileURLWithPath: file))
    let script = "import sys, zipfile\nfor n in zipfile.ZipFile(sys.argv[1]).namelist(): print(n)"
    let listed = try ExternalJudge.run(["python3", "-X", "utf8", "-c", script, file])
    #expect(listed?.output.split(separator: "\n").map(String.init) == Self.order)
  }

  @Test func `a pass made among many is the same as one made alone`() throws {
    let alone = try PassArchive(sealing: Self.signed(prepared: false))
    let among = try PassArchive(sealing: Self.signed(prepared: true))
    #expect(alone.bytes == among.bytes)
    #expect(alone.sha256 == among.sha256)
    #expect(alone.contentDigest == among.contentDigest)
    #expect(!among.sharedPrefix.isEmpty)
    #expect(among.count == among.bytes.count)
  }

  @Test func `the digests are those of the file and of its manifest`() throws {
    let signed = try Self.signed(prepared: true)
    let archive = try PassArchive(sealing: signed)
    #expect(archive.sha256 == Digest.sha256(archive.bytes))
    #expect(archive.contentDigest == Digest.sha256(signed.manifest.bytes))
  }
}
