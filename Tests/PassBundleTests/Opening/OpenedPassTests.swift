import PassBundle
import PassData
import PassZip
import TestSupport
import Testing

@Suite struct OpenedPassTests {
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let expected: [String]
    let package: PackageBuilder

    init(_ title: String, _ expected: [String], _ change: (inout PackageBuilder) -> Void) {
      (testDescription, self.expected, package) = (title, expected, PackageBuilder().with(change))
    }
  }

  static func codes(_ opened: OpenedPass) -> [String] { opened.findings.map { "\($0.severity) \($0.code)" } }

  @Test(arguments: [
    Case("nothing is odd", []) { _ in },
    Case("everything lies in a folder", ["error archive.wrapped-in-folder"]) { package in
      package.editArchive = { archive in
        for index in archive.entries.indices {
          archive.entries[index].name = Array("my.pass/".utf8) + archive.entries[index].name
        }
      }
    },
    Case("no pass.json", ["error archive.missing-pass-json"]) { $0.files.removeFirst() },
    Case("no signature", ["error archive.missing-signature"]) { $0.signature = nil },
    Case("no manifest", ["error archive.missing-manifest"]) { package in
      package.editArchive = { $0.entries.removeAll { $0.name.elementsEqual("manifest.json".utf8) } }
    },
    Case("Pass.json", ["error archive.case-wrong-name"]) { $0.files[0].name = "Pass.json" },
    Case("Signature", ["error archive.case-wrong-name", "error manifest.unlisted-file"]) { package in
      package.editArchive = { $0.entries[4].name = Array("Signature".utf8) }
    },
    Case("a backslash", ["error archive.backslash-path"]) { $0.files[2].name = "de.lproj\\logo.png" },
    Case("a path upwards", ["error archive.absolute-or-dotdot-path"]) { $0.files[2].name = "../logo.png" },
    Case("an absolute path", ["error archive.absolute-or-dotdot-path"]) { $0.files[2].name = "/logo.png" },
    Case("a drive letter", ["error archive.absolute-or-dotdot-path"]) { $0.files[2].name = "C:logo.png" },
    Case("a long name", ["error archive.bad-name"]) { $0.files[2].name = String(repeating: "x", count: 300) },
    Case("listed leftovers", ["warning archive.junk-file", "warning archive.junk-file"]) {
      $0.files += [(".git/config", [1]), (".git/HEAD", [2]), ("de.lproj/.DS_Store", [3])]
    },
    Case("an unlisted leftover", ["warning archive.junk-file", "error manifest.unlisted-file"]) { package in
      package.editArchive = { $0.entries.append(.init(".DS_Store", "x")) }
    },
    Case("a private key", ["error archive.secret-file"]) {
      $0.files.append(("readme", Array("-----BEGIN PRIVATE KEY-----".utf8)))
    },
    Case("an archive within", ["error archive.nested-archive"]) {
      $0.files.append(("inner.bin", PackageBuilder().bytes))
    },
    Case("pass.json is no JSON", ["error json.invalid"]) { $0.files[0].bytes = Array("{\"a\" 1}".utf8) },
    Case("a trailing comma and a key twice", ["warning json.duplicate-key", "warning json.trailing-comma"]) {
      $0.files[0].bytes = Array("{\"a\":1,\"a\":2,}".utf8)
    },
    Case("a byte order mark", ["warning json.bom"]) { $0.files[0].bytes = Array("\u{FEFF}{}".utf8) },
    Case("an entry for a folder", ["note archive.directory-entry"]) { package in
      package.editArchive = { $0.entries.insert(.init("de.lproj/", ""), at: 0) }
    },
    Case("a name that is no UTF-8", ["warning archive.name-not-utf8", "error manifest.unlisted-file"]) {
      package in
      package.editArchive = { $0.entries.append(ArchiveBuilder.Entry("", "x").with { $0.name = [0xFF] }) }
    },

    Case("sha1sum's text", ["error manifest.not-json"]) { $0.manifest = Array("da39a3ee  icon.png\n".utf8) },
    Case("a list", ["error manifest.not-json"]) { $0.manifest = Array("[]".utf8) },
    Case("a number", ["error manifest.not-json"]) { $0.manifest = Array("{\"a\":1}".utf8) },
    Case("a name listed twice", ["error manifest.not-json"]) {
      $0.manifest = Array("{\"a\":\"\",\"a\":\"\"}".utf8)
    },
    Case("a manifest with a byte order mark", ["error manifest.not-json"]) { package in
      package.manifest = Array("\u{FEFF}".utf8) + package.manifestBytes
    },
    Case("a file changed", ["error manifest.hash-mismatch"]) {
      $0.editManifest = { $0[1].1 = String(repeating: "0", count: 40) }
    },
    Case("a file not listed", ["error manifest.unlisted-file"]) { $0.editManifest = { $0.remove(at: 1) } },
    Case("a file missing", ["error manifest.missing-file"]) {
      $0.editManifest = { $0.append(("logo.png", String(repeating: "0", count: 40))) }
    },
    Case("listed without its folder", ["error manifest.localized-path"]) {
      $0.editManifest = { $0[2].0 = "logo.png" }
    },
    Case("it lists itself", ["warning manifest.lists-itself", "warning manifest.lists-itself"]) {
      $0.editManifest = { $0 += [("manifest.json", "x"), ("signature", "y")] }
    },
    Case("it lists a folder", ["warning manifest.lists-directory"]) {
      $0.editManifest = { $0.append(("de.lproj/", String(repeating: "0", count: 40))) }
    },
    Case("SHA-256 in a pass", ["error manifest.not-sha1"]) {
      $0.editManifest = { $0[1].1 = String(repeating: "0", count: 64) }
    },
    Case("39 digits", ["error manifest.hash-length"]) { $0.editManifest = { $0[1].1.removeLast() } },
    Case("40 characters that are no digits", ["error manifest.hash-length"]) {
      $0.editManifest = { $0[1].1 = String(repeating: "g", count: 40) }
    },
    Case("upper case", ["warning manifest.uppercase-hex"]) {
      $0.editManifest = { $0[1].1 = $0[1].1.uppercased() }
    },
    Case("a damaged file", ["error archive.crc-mismatch", "error manifest.hash-mismatch"]) { package in
      package.editArchive = { $0.entries[1].packed = [9, 9, 9, 9] }
    },
    Case("an encrypted file", ["error archive.encrypted"]) { package in
      package.editArchive = { $0.entries[1].flags = 1 }
    },
  ])
  func `one oddity, one finding`(_ test: Case) {
    let opened = OpenedPass(test.package.bytes, file: "t.pkpass")
    #expect(Self.codes(opened).sorted() == test.expected.sorted())
    #expect(opened.kind == .pass)
  }

  @Test func `files are found by their path and bytes are as they were packed`() throws {
    let opened = OpenedPass(PackageBuilder().bytes, file: "t.pkpass")
    #expect(opened[try #require(BundlePath("de.lproj/logo.png"))] == Array("logo".utf8))
    #expect(
      opened.entries.map(\.name) == [
        "pass.json", "icon.png", "de.lproj/logo.png", "manifest.json", "signature",
      ])
    #expect(opened.document?.value == [:])
    #expect(opened.manifest?.lines.count == 3)
  }

  @Test func `an order has digests of SHA-256`() throws {
    let order = PackageBuilder([("order.json", "{}"), ("logo.png", "x")]).with { $0.order = true }
    let opened = OpenedPass(order.bytes, file: "t.order")
    #expect(opened.kind == .order)
    #expect(opened.findings.isEmpty)
    let wrong = OpenedPass(order.with { $0.order = false }.bytes, file: "t.order")
    #expect(Self.codes(wrong) == ["error manifest.hash-length", "error manifest.hash-length"])
  }

  @Test func `a file that is no archive has one finding and no entries`() {
    let opened = OpenedPass(Array("<!DOCTYPE html>".utf8), file: "t.pkpass")
    #expect(Self.codes(opened) == ["error archive.not-an-archive"])
    #expect(opened.entries.isEmpty)
  }

  @Test func `a cut-off pass shows what is before the cut`() {
    let opened = OpenedPass(Array(PackageBuilder().bytes.prefix(100)), file: "t.pkpass")
    #expect(opened.entries.map(\.name) == ["pass.json", "icon.png"])
    #expect(Self.codes(opened).first == "error archive.truncated")
  }

  static func bundle(_ passes: [(String, [UInt8])]) -> [UInt8] {
    ArchiveBuilder(passes.map { ArchiveBuilder.Entry($0.0, $0.1) }).bytes
  }

  static func pass(serial: Int) -> [UInt8] {
    PackageBuilder([("pass.json", #"{"passTypeIdentifier":"pass.x","serialNumber":"\#(serial)"}"#)]).bytes
  }

  @Test func `each pass of a bundle is opened`() {
    let opened = OpenedPass(
      Self.bundle([("a.pkpass", Self.pass(serial: 1)), ("b.pkpass", Self.pass(serial: 2))]),
      file: "s.pkpasses")
    #expect(opened.kind == .passes)
    #expect(opened.findings.isEmpty)
    #expect(opened.passes.map(\.file) == ["s.pkpasses!a.pkpass", "s.pkpasses!b.pkpass"])
    #expect(opened.passes.map(\.identity?.serialNumber) == ["1", "2"])
  }

  @Test func `what is odd about a bundle is told`() {
    let eleven = (1...11).map { ("p\($0).pkpass", Self.pass(serial: $0)) }
    #expect(Self.codes(OpenedPass(Self.bundle(eleven), file: "s")) == ["error bundle.too-many"])
    let same = [("a.pkpass", Self.pass(serial: 1)), ("b.pkpass", Self.pass(serial: 1))]
    #expect(Self.codes(OpenedPass(Self.bundle(same), file: "s")) == ["warning bundle.duplicate-identity"])
    let nested = [("a.pkpass", Self.pass(serial: 1)), ("in/b.pkpass", Self.pass(serial: 2)), ("readme", [1])]
    #expect(
      Self.codes(OpenedPass(Self.bundle(nested), file: "s")) == [
        "error bundle.nested-dirs", "error bundle.nested-dirs",
      ])
    let page = [("a.pkpass", Array("<html>".utf8))]
    #expect(Self.codes(OpenedPass(Self.bundle(page), file: "s")) == ["error archive.not-an-archive"])
  }

  @Test func `a bundle of bundles is not followed down`() {
    let inner = Self.bundle([("a.pkpass", Self.pass(serial: 1))])
    let opened = OpenedPass(Self.bundle([("b.pkpass", inner)]), file: "s")
    #expect(opened.passes.first?.kind == .passes)
    #expect(opened.passes.first?.passes.isEmpty == true)
  }

  @Test func `the limit of bytes counts for all passes of a bundle together`() {
    var limits = ArchiveLimits()
    let one = Self.pass(serial: 1)
    limits.totalBytes = one.count * 2
    let bundle = Self.bundle([("a.pkpass", one), ("b.pkpass", one)])
    #expect(OpenedPass(bundle, file: "s", limits: limits).passes.count == 2)
    limits.totalBytes = one.count * 2 - 1
    #expect(Self.codes(OpenedPass(bundle, file: "s", limits: limits)).contains("error archive.bomb"))
  }
}
