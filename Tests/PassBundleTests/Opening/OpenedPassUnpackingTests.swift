import Foundation
import PassBundle
import PassData
import PassSystem
import TestSupport
import Testing

@Suite struct OpenedPassUnpackingTests {
  @Test func `every file lands in the folder with its bytes`() throws {
    let folder = TemporaryFolder()
    let unpacked: Unpacked = try OpenedPass(PackageBuilder().bytes, file: "t").unpack(
      into: folder.file("out"))
    #expect(unpacked.findings.isEmpty)
    #expect(
      unpacked.files.map(\.text) == [
        "pass.json", "icon.png", "de.lproj/logo.png", "manifest.json", "signature",
      ])
    #expect(FileManager.default.contents(atPath: folder.file("out/de.lproj/logo.png")) == Data("logo".utf8))
  }

  @Test func `nothing leaves the folder, and what is unsafe is told`() throws {
    let folder = TemporaryFolder()
    let archive = ArchiveBuilder([
      .init("../evil", "x"), .init("/tmp/evil", "x"), .init("a\\..\\evil", "x"),
      ArchiveBuilder.Entry("link", "/etc/passwd").with { $0.attributes = 0o120777 << 16 },
      .init("good", "1"), .init("good", "2"), .init("file", "x"), .init("file/below", "x"),
    ])
    let unpacked = try OpenedPass(archive.bytes, file: "t").unpack(into: folder.file("out"))
    #expect(unpacked.files.map(\.text) == ["good", "file"])
    #expect(unpacked.findings.map(\.code) == Array(repeating: "archive.not-unpacked", count: 6))
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == [
        "out", "out/file", "out/good",
      ])
    #expect(FileManager.default.contents(atPath: folder.file("out/good")) == Data("1".utf8))
  }

  @Test func `a folder with something in it is refused`() throws {
    let folder = try Folder(["there": ""])
    #expect(throws: BundleError.system(.exists(path: folder.path))) {
      try OpenedPass(PackageBuilder().bytes, file: "t").unpack(into: folder.path)
    }
  }
}
