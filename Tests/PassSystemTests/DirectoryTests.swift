import Foundation
import PassSystem
import TestSupport
import Testing

@Suite struct DirectoryTests {
  private let folder = TemporaryFolder()

  @Test func listsByTheBytesOfTheNames() throws {
    for name in ["b", "B", "ä", "a\u{308}", ".hidden", "z"] {
      try Data().write(to: URL(fileURLWithPath: folder.file(name)))
    }
    try Directory.create(folder.file("folder"))
    let entries = try Directory.entries(of: folder.path)
    #expect(
      entries.map { Array($0.name.utf8) }
        == [".hidden", "B", "a\u{308}", "b", "folder", "z", "ä"].map { Array($0.utf8) })
    #expect(entries.filter { $0.status.kind == .directory }.map(\.name) == ["folder"])
  }

  @Test func makesTheFoldersAbove() throws {
    try Directory.create(folder.file("a/b/c"))
    try Directory.create(folder.file("a/b/c/"))
    #expect(try FileStatus(of: folder.file("a/b/c")).kind == .directory)
  }

  @Test func saysWhyItCannotMakeOne() throws {
    try Data().write(to: URL(fileURLWithPath: folder.file("x")))
    #expect(throws: SystemError.notDirectory(path: folder.file("x"))) {
      try Directory.create(folder.file("x"))
    }
    #expect(throws: SystemError.self) { try Directory.create(folder.file("x/y")) }
    #expect(throws: SystemError.notFound(path: folder.file("none"))) {
      try Directory.entries(of: folder.file("none"))
    }
    #expect(throws: SystemError.notDirectory(path: folder.file("x"))) {
      try Directory.entries(of: folder.file("x"))
    }
  }
}
