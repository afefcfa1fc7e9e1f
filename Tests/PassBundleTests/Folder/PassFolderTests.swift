import Foundation
import PassBundle
import PassData
import PassSystem
import TestSupport
import Testing

@Suite struct PassFolderTests {
  @Test func `every file of a pass is read, localized ones too`() throws {
    let folder = try Folder([
      "pass.json": #"{"formatVersion":1}"#, "icon.png": "i", "de.lproj/pass.strings": "",
      "personalization.json": "{}",
      "notes.txt": "kept, whatever Wallet makes of it",
    ])
    let read = try PassFolder.read(at: folder.path)
    #expect(
      read.assets.keys.map(\.text).sorted() == [
        "de.lproj/pass.strings", "icon.png", "notes.txt", "personalization.json",
      ])
    #expect(read.passJSON.value == ["formatVersion": 1])
    #expect(read.findings.isEmpty)
  }

  @Test func `a byte order mark is not packed`() throws {
    let folder = try Folder(["pass.json": "\u{FEFF}{}"])
    let read = try PassFolder.read(at: folder.path)
    #expect(read.passJSON.hasByteOrderMark)
    #expect(read.packedPassJSON.bytes == Array("{}".utf8))
  }

  @Test func `what is about the pass or left behind by systems stays out, each with a note`() throws {
    let folder = try Folder([
      "pass.json": "{}", "template.json": #"{"row":{}}"#, "tooling.json": "{}", "manifest.json": "{}",
      "signature": "x",
      ".DS_Store": "", "de.lproj/Thumbs.db": "", "__MACOSX/._icon.png": "", ".git/config": "",
      "._logo.png": "",
    ])
    let read = try PassFolder.read(at: folder.path)
    #expect(read.assets.isEmpty)
    #expect(read.templateJSONBytes == Array(#"{"row":{}}"#.utf8))
    #expect(read.findings.allSatisfy { $0.severity == .note })
    #expect(
      read.findings.map { "\($0.code) \($0.location?.file.dropFirst(folder.path.count + 1) ?? "")" } == [
        "archive.junk-file .DS_Store", "archive.junk-file ._logo.png", "archive.junk-file .git",
        "archive.junk-file __MACOSX", "archive.junk-file de.lproj/Thumbs.db",
        "archive.left-out manifest.json",
        "archive.left-out signature", "archive.left-out template.json", "archive.left-out tooling.json",
      ])
  }

  @Test func `the reserved names are reserved at the root only`() throws {
    let folder = try Folder(["pass.json": "{}", "de.lproj/signature": "s"])
    #expect(try PassFolder.read(at: folder.path).assets.keys.map(\.text) == ["de.lproj/signature"])
  }

  @Test func `a symbolic link is an error and is not followed, even to a folder`() throws {
    let folder = try Folder(["pass.json": "{}"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("logo.png"), withDestinationPath: "/etc/hostname")
    try FileManager.default.createSymbolicLink(atPath: folder.file("de.lproj"), withDestinationPath: "/etc")
    let read = try PassFolder.read(at: folder.path)
    #expect(read.assets.isEmpty)
    #expect(read.findings.map(\.code) == ["archive.symlink", "archive.symlink"])
    #expect(read.findings.allSatisfy { $0.severity == .error })
  }

  @Test func `a pipe is an error and is not opened`() throws {
    let folder = try Folder(["pass.json": "{}"])
    #expect(mkfifo(folder.file("icon.png"), 0o600) == 0)
    #expect(try PassFolder.read(at: folder.path).findings.map(\.code) == ["archive.not-a-file"])
  }

  @Test func `an archive is told where it lies`() throws {
    let folder = try Folder(["pass.json": "{}", "old.pkpass": "PK\u{3}\u{4}"])
    let read = try PassFolder.read(at: folder.path)
    #expect(read.findings.map(\.code) == ["archive.nested-archive"])
    #expect(read.findings.first?.location?.file == folder.file("old.pkpass"))
  }

  @Test func `a folder without pass.json tells so`() throws {
    let folder = try Folder(["icon.png": ""])
    let error = try #require(throws: BundleError.self) { try PassFolder.read(at: folder.path) }
    #expect(error.diagnostic.code == "archive.missing-pass-json")
  }

  @Test func `broken JSON is told at its place, with everything else that was found`() throws {
    let folder = try Folder(["pass.json": "{\n  \"a\": 1,\n}", "key.p12": "x"])
    let error = try #require(throws: BundleError.self) { try PassFolder.read(at: folder.path) }
    #expect(error.diagnostics.map(\.code) == ["archive.secret-file", "json.trailing-comma"])
    #expect(error.diagnostics.last?.location?.file == folder.file("pass.json"))
    #expect((error.diagnostics.last?.location?.line ?? 0) >= 2)
  }

  @Test func `a path to nothing and a path to a file are told apart`() throws {
    let folder = try Folder(["pass.json": "{}"])
    #expect(throws: BundleError.system(.notFound(path: folder.file("no")))) {
      try PassFolder.read(at: folder.file("no"))
    }
    #expect(throws: BundleError.system(.notDirectory(path: folder.file("pass.json")))) {
      try PassFolder.read(at: folder.file("pass.json"))
    }
  }

  @Test func `limits stop a wrong folder soon`() throws {
    let folder = try Folder(["pass.json": "{}", "a": "12345", "b/c/d/e": "x"])
    var limits = PassFolder.Limits()
    limits.fileBytes = 4
    let large = try #require(throws: BundleError.self) {
      try PassFolder.read(at: folder.path, limits: limits)
    }
    #expect(large.diagnostics.map(\.code) == ["archive.folder-too-large"])
    limits = PassFolder.Limits()
    limits.depth = 2
    let deep = try #require(throws: BundleError.self) { try PassFolder.read(at: folder.path, limits: limits) }
    #expect(deep.diagnostics.map(\.code) == ["archive.too-deep"])
  }

  @Test(.enabled(if: SharedFolder.path != nil))
  func `case 24: a dirty template is read, its secrets and links are errors, and it stays as it was`() throws
  {
    let folder = try Folder([:])
    let copy = folder.file("t.pass")
    let shared = try #require(SharedFolder.path)
    try FileManager.default.copyItem(atPath: shared + "/cases/24-dirty-template/t.pass", toPath: copy)
    try FileManager.default.createSymbolicLink(
      atPath: copy + "/logo.png", withDestinationPath: "/etc/hostname")
    let before = try Folder.listing(of: copy)
    let read = try PassFolder.read(at: copy)
    let told = read.findings.map {
      "\($0.severity) \($0.code) \($0.location?.file.dropFirst(copy.count + 1) ?? "")"
    }
    #expect(
      told == [
        "note archive.junk-file .DS_Store", "note archive.junk-file Thumbs.db",
        "note archive.junk-file __MACOSX",
        "error archive.secret-file key.pem", "error archive.symlink logo.png",
        "note archive.left-out manifest.json",
        "note archive.left-out signature",
      ])
    #expect(
      read.assets.keys.map(\.text).sorted() == ["icon.png", "icon@2x.png", "manifestLogo.png", "notes.txt"])
    #expect(try Folder.listing(of: copy) == before)
  }
}
