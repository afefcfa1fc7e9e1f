import Foundation
import PassSystem
import TestSupport
import Testing

@Suite struct FileStatusTests {
  private let folder = TemporaryFolder()

  @Test func tellsFilesFoldersAndLinksApart() throws {
    try Data("abc".utf8).write(to: URL(fileURLWithPath: folder.file("x")))
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "x")
    try FileManager.default.createSymbolicLink(atPath: folder.file("dead"), withDestinationPath: "none")
    let file = try FileStatus(of: folder.file("x"))
    #expect(file.kind == .regular && file.size == 3)
    #expect(try FileStatus(of: folder.path).kind == .directory)
    #expect(try FileStatus(of: folder.file("link"), followingLinks: false).kind == .symbolicLink)
    #expect(try FileStatus(of: folder.file("link")).isSameFile(as: file))
    #expect(try !FileStatus(of: folder.path).isSameFile(as: file))
    #expect(try FileStatus(of: "/dev/null").kind == .other)
    #expect(FileStatus.exists(folder.file("dead")))
    #expect(!FileStatus.exists(folder.file("none")))
    #expect(throws: SystemError.notFound(path: folder.file("dead"))) {
      try FileStatus(of: folder.file("dead"))
    }
  }

  @Test func knowsThePermissions() throws {
    try Data().write(to: URL(fileURLWithPath: folder.file("x")))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file("x"))
    #expect(try FileStatus(of: folder.file("x")).permissions == 0o640)
  }
}
