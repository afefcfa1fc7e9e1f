import Foundation
import PassSystem
import TestSupport
import Testing

@Suite struct PartFileTests {
  let folder = TemporaryFolder()

  @Test func `nothing is seen before publishing, and all of it after`() throws {
    let path = folder.file("a")
    let file = try PartFile(for: path)
    try file.append([1, 2], [3])
    try file.append([4])
    #expect(try Directory.entries(of: folder.path).isEmpty)
    try file.publish(existing: .refuse)
    #expect(try FileReader.read(path) == [1, 2, 3, 4])
  }

  @Test func `what is not published leaves nothing behind`() throws {
    func begin() throws { try PartFile(for: folder.file("a")).append([1]) }
    try begin()
    #expect(try Directory.entries(of: folder.path).isEmpty)
  }

  @Test func `a file that is there is refused or replaced whole`() throws {
    let path = folder.file("a")
    try AtomicFile.write([1], to: path, existing: .refuse)
    #expect(throws: SystemError.exists(path: path)) {
      try AtomicFile.write([2], to: path, existing: .refuse)
    }
    #expect(try FileReader.read(path) == [1])
    try AtomicFile.write([3], to: path, existing: .replace)
    #expect(try FileReader.read(path) == [3])
    #expect(try Directory.entries(of: folder.path).map(\.name) == ["a"])
  }

  @Test func `a file that appears while we write is refused too`() throws {
    let path = folder.file("a")
    func write() throws {
      let file = try PartFile(for: path)
      try file.append([1])
      try Data([9]).write(to: URL(fileURLWithPath: path))
      try file.publish(existing: .refuse)
    }
    #expect(throws: SystemError.exists(path: path)) { try write() }
    #expect(try FileReader.read(path) == [9])
  }

  @Test func `keys are readable by their owner only, whatever the umask`() throws {
    try AtomicFile.write([1], to: folder.file("key"), existing: .refuse, permissions: 0o600)
    #expect(try FileStatus(of: folder.file("key")).permissions == 0o600)
  }

  @Test func `a missing folder is named`() {
    #expect(throws: SystemError.notFound(path: folder.file("no"))) {
      try AtomicFile.write([1], to: folder.file("no/a"), existing: .refuse)
    }
    #expect(throws: SystemError.isDirectory(path: folder.path)) {
      try AtomicFile.write([1], to: folder.path, existing: .replace)
    }
  }
}
