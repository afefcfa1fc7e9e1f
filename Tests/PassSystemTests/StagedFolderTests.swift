import PassSystem
import TestSupport
import Testing

@Suite struct StagedFolderTests {
  private let folder = TemporaryFolder()

  @Test func `a folder appears with all its files`() throws {
    let target = folder.file("a/b/new")
    var staged = try StagedFolder(for: target)
    try staged.write([1], to: "x")
    try staged.write([2], to: "en.lproj/y")
    #expect(!FileStatus.exists(target))
    try staged.publish()
    #expect(try FileReader.read(target + "/en.lproj/y") == [2])
    #expect(try Directory.entries(of: folder.file("a/b")).map(\.name) == ["new"])
  }

  @Test func `what is not published leaves nothing`() throws {
    do {
      let staged = try StagedFolder(for: folder.file("new"))
      try staged.write([1], to: "en.lproj/y")
    }
    #expect(try Directory.entries(of: folder.path).isEmpty)
  }

  @Test func `an empty folder is taken, anything else is not`() throws {
    try Directory.create(folder.file("empty"))
    var staged = try StagedFolder(for: folder.file("empty"))
    try staged.write([1], to: "x")
    try staged.publish()
    #expect(throws: SystemError.exists(path: folder.file("empty"))) {
      _ = try StagedFolder(for: folder.file("empty"))
    }
    #expect(throws: SystemError.exists(path: folder.file("empty/x"))) {
      _ = try StagedFolder(for: folder.file("empty/x"))
    }
  }
}
