import Foundation
import PassSystem
import TestSupport
import Testing

@Suite struct FileReaderTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000]) func readsFilesOfEveryLength(_ count: Int) throws
  {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("x")))
    #expect(try FileReader.read(folder.file("x")) == bytes)
    #expect(try FileReader.read(folder.file("x"), limit: count) == bytes)
    if count > 0 {
      #expect(throws: SystemError.tooLarge(path: folder.file("x"), limit: count - 1)) {
        try FileReader.read(folder.file("x"), limit: count - 1)
      }
    }
  }

  /// Files of /proc say that they have no bytes.
  @Test func readsWhatHasNoSize() throws {
    #expect(try FileReader.read("/proc/self/status").count > 100)
  }

  @Test func saysWhyItCannotRead() throws {
    let missing = folder.file("missing")
    #expect(throws: SystemError.notFound(path: missing)) { try FileReader.read(missing) }
    #expect(throws: SystemError.isDirectory(path: folder.path)) { try FileReader.read(folder.path) }
    try Data().write(to: URL(fileURLWithPath: folder.file("x")))
    let below = folder.file("x/y")
    #expect(throws: SystemError.notDirectory(path: below)) { try FileReader.read(below) }
    let nul = folder.file("x\0y")
    #expect(throws: SystemError.failed(operation: "read", path: nul, errorNumber: EINVAL)) {
      try FileReader.read(nul)
    }
  }

  @Test func looksThroughLinksOnlyWhereAllowed() throws {
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.file("x")))
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "x")
    #expect(try FileReader.read(folder.file("link")) == Array("x".utf8))
    #expect(throws: SystemError.self) { try FileReader.read(folder.file("link"), followingLinks: false) }
  }

  @Test func readsAPipeToItsEnd() throws {
    let pipe = Pipe()
    let bytes = [UInt8](repeating: 7, count: 30_000)
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    let read = try FileReader.read(descriptor: pipe.fileHandleForReading.fileDescriptor, named: "<stdin>")
    #expect(read == bytes)
  }
}
