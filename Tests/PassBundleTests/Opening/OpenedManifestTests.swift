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

  @Test
  func `a manifest of a hundred thousand files that are not there is judged soon, and tells a thousand`() {
    let members = (0..<100_000).map { "\"\($0)\":\"\"" }.joined(separator: ",")
    let package = PackageBuilder().with { $0.manifest = Array("{\(members)}".utf8) }
    let opened = OpenedPass(package.bytes, file: "t")
    #expect(opened.manifest?.lines.count == 100_000)
    #expect(opened.manifestFindings.count == 1_000)
  }

  @Test func `a pass of nothing but doubled keys is refused after a hundred`() {
    let members = Array(repeating: "\"a\":1", count: 50_000).joined(separator: ",")
    let opened = OpenedPass(PackageBuilder([("pass.json", "{\(members)}")]).bytes, file: "t")
    #expect(opened.document == nil)
    #expect(opened.documentFindings.map(\.code) == ["json.duplicate-key"])
  }
}
