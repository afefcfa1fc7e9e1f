import PassCrypto
import PassData
import Testing

@testable import PassBundle

@Suite struct ManifestTests {
  @Test func `the manifest lists every file but itself and the signature, with its SHA-1`() throws {
    let signed = try PassArchiveTests.signed(prepared: false)
    let tree = try JSONReader.read(signed.manifest.bytes).value
    let object = try #require(tree.objectValue)
    #expect(
      object.keys == [
        "de.lproj/pass.strings", "größe.png", "icon.png", "logo.png", "strip.png", "thumbnail.png",
        "pass.json",
      ])
    for file in signed.bundle.files {
      #expect(object[file.path.text] == .string(Digest.sha1(file.asset.bytes).hexadecimal))
    }
    #expect(signed.manifest.bytes.last == UInt8(ascii: "\n"))
  }

  @Test func `a pass with pass.json alone has one member`() throws {
    let bundle = try UnsignedBundle(constant: ConstantFiles(), passJSON: Asset(Array("{}".utf8)))
    #expect(
      String(decoding: bundle.manifest.bytes, as: UTF8.self)
        == "{\"pass.json\":\"bf21a9e8fbc5a3846fb05b4fa0859e0917b2202f\"}\n")
  }
}
