import PassBundle
import PassCrypto
import PassData
import PassSystem
import PassTemplate
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct ForgeTests {
  let folder = TemporaryFolder()

  private func row(_ forge: Forge, _ serial: String = "S-1", _ name: String = "Ada") throws -> TypedRow {
    try RowReading(forge.template, file: "rows", columns: ["serial", "name"], environment: Environment([:]))
      .typed(DataRow(number: 1, line: 2, raw: [], content: .success(.cells([serial, name]))))
  }

  private func seal(_ forge: Forge, _ serial: String = "S-1") throws -> ForgedPass {
    let signer = try #require(forge.identity).makeSigner()
    return try forge.seal(try forge.prepare(row(forge, serial)), with: signer)
  }

  private func refusals(_ make: () throws -> Void) -> [String] {
    do {
      try make()
      return []
    } catch PipelineError.refused(let found) {
      return found.filter { $0.severity == .error }.map(\.code)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `openssl and unzip find a pass right`() throws {
    let forged = try seal(TestBatch(in: folder).forge())
    let path = folder.file("a.pkpass")
    try AtomicFile.write(forged.archive.bytes, to: path, existing: .refuse, syncing: false)
    guard let judged = try ExternalJudge.run(["unzip", "-tq", path]) else { return }
    #expect(judged.status == 0, "\(judged.output)")
    _ = try ExternalJudge.run(["unzip", "-q", path, "-d", folder.file("a")])
    guard
      let verified = try ExternalJudge.run([
        "openssl", "cms", "-verify", "-purpose", "any", "-noverify", "-binary", "-inform", "DER", "-in",
        folder.file("a/signature"), "-content", folder.file("a/manifest.json"), "-out", "/dev/null",
      ])
    else { return }
    #expect(verified.status == 0, "\(verified.output)")
  }

  @Test func `the same four inputs give the same bytes, and each of them counts`() throws {
    let batch = TestBatch(in: folder)
    let first = try seal(batch.forge()).archive.bytes
    #expect(try seal(batch.forge()).archive.bytes == first)
    #expect(try seal(batch.forge(), "S-2").archive.bytes != first)
    #expect(try seal(batch.forge(clock: Timestamp(seconds: 1_790_000_001))).archive.bytes != first)
  }

  @Test func `one pass alone and one of many are the same bytes`() throws {
    let batch = TestBatch(in: folder)
    let many = try seal(batch.forge()).archive.bytes
    #expect(try seal(batch.forge { $0.makesMany = false }).archive.bytes == many)
  }

  @Test func `a template without an icon is refused before any row`() throws {
    let batch = TestBatch(in: folder)
    _ = try batch.forge()
    for name in ["icon.png", "icon@2x.png", "icon@3x.png"] {
      try FileRemoval.removeIfPresent(batch.file("card/" + name))
    }
    let template = try TemplateFolder.read(at: batch.file("card"))
    let found = refusals {
      _ = try Forge(template: template, identity: nil, options: ForgeOptions(clock: TestBatch.clock))
    }
    #expect(found == ["image.icon-missing"])
  }

  @Test func `a row whose pass lacks a key is refused with it`() throws {
    let forge = try TestBatch(in: folder).forge(
      passJSON: TestBatch.passJSON.replacing(
        "  \"description\": \"Loyalty card of Example Coffee\",\n", with: ""))
    let found = refusals { _ = try forge.prepare(row(forge)) }
    #expect(
      found.count == 1 && found.allSatisfy { $0.contains("description") || $0.contains("required") },
      "\(found)")
  }

  @Test func `an identity of another pass type is refused, unless ids come from the certificate`() throws {
    let batch = TestBatch(in: folder)
    let text = TestBatch.passJSON.replacing("pass.org.example.golden", with: "pass.org.example.other")
      .replacing("TESTONLY00", with: "OTHERTEAM0")
    var found = refusals {
      let forge = try batch.forge(passJSON: text)
      _ = try forge.prepare(row(forge))
    }
    #expect(found.count == 2, "\(found)")
    found = refusals {
      let forge = try batch.forge(passJSON: text) { $0.takesIdentifiersFromCertificate = true }
      let pass = try forge.prepare(row(forge))
      #expect(pass.passTypeIdentifier == "pass.org.example.golden")
      #expect(pass.tree["teamIdentifier"]?.stringValue == "TESTONLY00")
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `pass json that no row changes keeps its bytes, without its byte order mark`() throws {
    let text = TestBatch.passJSON.replacing("${serial}", with: "1").replacing("${name}", with: "A")
    let batch = TestBatch(in: folder)
    let forge = try batch.forge(passJSON: "\u{FEFF}" + text, templateJSON: nil)
    let empty = DataRow(number: 1, line: 1, raw: [], content: .success(.object(JSONObject())))
    let reading = try RowReading(forge.template, file: "x", columns: nil, environment: Environment([:]))
    let pass = try forge.prepare(try reading.typed(empty))
    let packed = try #require(pass.bundle.files.first { $0.path.text == "pass.json" })
    #expect(packed.asset.bytes == Array(text.utf8))
    #expect(pass.name.text == "card.pkpass")
  }

  @Test func `a rendered pass json is compact, with a final newline`() throws {
    let forge = try TestBatch(in: folder).forge()
    let pass = try forge.prepare(row(forge))
    let packed = try #require(pass.bundle.files.first { $0.path.text == "pass.json" })
    #expect(packed.asset.bytes == JSONWriter.write(pass.tree) + [0x0A])
    #expect(pass.serialNumber == "S-1")
  }

  @Test func `unknown names are errors and unused columns warnings, before any row`() throws {
    let forge = try TestBatch(in: folder).forge(
      passJSON: TestBatch.passJSON.replacing("Example Coffee\"", with: "${shop}\""))
    let found = forge.findings(forColumns: ["serial", "name", "colour"])
    #expect(found.contains { $0.severity == .error && $0.message.contains("shop") })
    #expect(found.contains { $0.severity == .warning && $0.message.contains("colour") })
    #expect(!forge.findings(forColumns: ["serial", "name", "shop"]).contains { $0.severity == .error })
  }
}
