import Foundation
import PassData
import PassSystem
import TestSupport
import Testing

@Suite struct RowInputFilesTests {
  private let folder = TemporaryFolder()
  private let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 3) }

  @Test func aFileIsReadFromItsStartEachTime() throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("rows.csv")))
    let input = RowInput.file(folder.file("rows.csv"))
    #expect(input.name == folder.file("rows.csv"))
    var first = try input.open()
    var second = try input.open()
    _ = try first.next()
    #expect(try all(&second) == bytes)
    #expect(try all(&second).isEmpty)
  }

  @Test func aMissingFileAndAFolderSaySo() throws {
    #expect(throws: SystemError.notFound(path: folder.file("none"))) {
      try RowInput.file(folder.file("none")).open()
    }
    #expect(throws: SystemError.isDirectory(path: folder.path)) { try RowInput.file(folder.path).open() }
  }

  @Test func aPipeIsReadAsItComes() throws {
    let pipe = try filledPipe(Array(bytes.prefix(50_000)))
    let input = RowInput.descriptor(pipe.fileHandleForReading.fileDescriptor, named: "<stdin>")
    var source = try input.open()
    #expect(try all(&source) == Array(bytes.prefix(50_000)))
  }

  @Test func whatWasSpooledIsReadAsOftenAsNeeded() throws {
    let pipe = try filledPipe(Array(bytes.prefix(50_000)))
    let input = try RowInput.spooling(
      descriptor: pipe.fileHandleForReading.fileDescriptor, named: "<stdin>", in: folder.path)
    #expect(try Directory.entries(of: folder.path).isEmpty)
    for _ in 0..<2 {
      var source = try input.open()
      #expect(try all(&source) == Array(bytes.prefix(50_000)))
    }
  }

  @Test func aNamedPipeCanBeAFile() throws {
    let path = folder.file("fifo")
    guard mkfifo(path, 0o600) == 0 else { return }
    let writer = Thread { try? Data("a,b\n1,2\n".utf8).write(to: URL(fileURLWithPath: path)) }
    writer.start()
    var reader = try RowReader(.file(path), format: .csv)
    #expect(try reader.next()?.content == .success(.cells(["1", "2"])))
    #expect(try reader.next() == nil)
  }

  /// A pipe holds 64 KiB before anybody reads.
  private func filledPipe(_ bytes: [UInt8]) throws -> Pipe {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    return pipe
  }

  private func all(_ source: inout any ByteSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try source.next()
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
