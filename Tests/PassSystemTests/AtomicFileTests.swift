import Foundation
import PassSystem
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder = TemporaryFolder()

  @Test func writesAFileAndLeavesNothingElse() throws {
    try AtomicFile.write([1, 2, 3], to: folder.file("x"), existing: .refuse)
    #expect(try FileReader.read(folder.file("x")) == [1, 2, 3])
    #expect(try Directory.entries(of: folder.path).map(\.name) == ["x"])
  }

  @Test func refusesOrReplacesWhatExists() throws {
    let path = folder.file("x")
    try AtomicFile.write([1], to: path, existing: .refuse)
    #expect(throws: SystemError.exists(path: path)) { try AtomicFile.write([2], to: path, existing: .refuse) }
    #expect(try FileReader.read(path) == [1])
    try AtomicFile.write([2], to: path, existing: .replace)
    #expect(try FileReader.read(path) == [2])
    #expect(try Directory.entries(of: folder.path).map(\.name) == ["x"])
  }

  @Test func keysAreReadByNobodyElse() throws {
    try AtomicFile.write([1], to: folder.file("key"), existing: .refuse, permissions: 0o600)
    #expect(try FileStatus(of: folder.file("key")).permissions == 0o600)
  }

  @Test func writesNothingWhereItCannot() throws {
    #expect(throws: SystemError.isDirectory(path: folder.path)) {
      try AtomicFile.write([1], to: folder.path, existing: .replace)
    }
    #expect(throws: SystemError.notFound(path: folder.file("none"))) {
      try AtomicFile.write([1], to: folder.file("none/x"), existing: .replace)
    }
    #expect(throws: SystemError.self) {
      try AtomicFile.write([1], to: folder.file("a\0b"), existing: .replace)
    }
    #expect(try Directory.entries(of: folder.path).isEmpty)
  }

  @Test(arguments: ["pipe", "link to it"]) func whatIsNoFileKeepsItsName(_ name: String) throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link to it"), withDestinationPath: folder.file("pipe"))
    let path = folder.file(name)
    #expect(throws: SystemError.notAFile(path: path)) {
      try AtomicFile.write([1], to: path, existing: .replace)
    }
    #expect(throws: SystemError.notAFile(path: path)) {
      let file = try PartFile(for: path)
      try file.publish(existing: .replace)
    }
    #expect(try FileStatus(of: folder.file("pipe")).kind == .other)
    #expect(try Directory.entries(of: folder.path).map(\.name) == ["link to it", "pipe"])
  }

  @Test func aLinkToAnOpenFileIsNotReplaced() throws {
    // As /dev/stdout is.
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("out"), withDestinationPath: "/proc/self/fd/1")
    #expect(throws: SystemError.notAFile(path: folder.file("out"))) {
      try AtomicFile.write([1], to: folder.file("out"), existing: .replace)
    }
  }

  @Test func aLinkThatPointsNowhereIsNotWrittenThrough() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "elsewhere")
    #expect(throws: SystemError.exists(path: folder.file("link"))) {
      try AtomicFile.write([1], to: folder.file("link"), existing: .refuse)
    }
    try AtomicFile.write([1], to: folder.file("link"), existing: .replace)
    #expect(!FileStatus.exists(folder.file("elsewhere")))
    #expect(try FileStatus(of: folder.file("link"), followingLinks: false).kind == .regular)
  }
}
