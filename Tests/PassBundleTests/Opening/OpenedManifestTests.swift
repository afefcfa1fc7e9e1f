import PassBundle
import PassData
import Testing

@Suite struct OpenedManifestTests {
  @Test func `lines are kept as they are written, in their order`() throws {
    let package = PackageBuilder().with {
      $0.manifest = Array(#"{ "b\/c.png" : "ABC", "a.png" : "" }"#.utf8)
    }
    let manifest: OpenedManifest = try #require(OpenedPass(package.bytes, file: "t").manifest)
    #expect(manifest.lines.map(\.name) == ["b/c.png", "a.png"])
    #expect(manifest.lines.map(\.digest) == ["ABC", ""])
    #expect(manifest.bytes == package.manifest)
  }

  @Test func `a manifest that can't be read is told at its place`() throws {
    let package = PackageBuilder().with { $0.manifest = Array("{\n  \"a\": 1\n}".utf8) }
    let opened = OpenedPass(package.bytes, file: "t.pkpass")
    #expect(opened.manifest == nil)
    let finding = try #require(opened.manifestFindings.first)
    #expect(finding.message == "the manifest can't be read: the digest of 'a' is a number, not a string")
    #expect(finding.location?.file == "t.pkpass!manifest.json")
    #expect(finding.location?.line == 2)
  }
}
