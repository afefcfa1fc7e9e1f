import PassSystem
import TestSupport
import Testing

@Suite struct GrowingFileTests {
  @Test func `it is claimed by one at a time`() throws {
    let folder = TemporaryFolder()
    let second = try GrowingFile(at: folder.file("a"))
    do {
      let first = try GrowingFile(at: folder.file("a"))
      #expect(first.claim())
      #expect(!second.claim())
      first.release()
      #expect(second.claim())
      second.release()
      #expect(first.claim())
      withExtendedLifetime(first) {}
    }
    #expect(second.claim())
  }

  @Test func `it grows at its end, is read anywhere and cut back`() throws {
    let folder = TemporaryFolder()
    let file = try GrowingFile(at: folder.file("a.part"))
    try file.append([1, 2, 3])
    try file.append([[4], [5, 6]])
    #expect(try file.size() == 6)
    #expect(try file.read(10, at: 2) == [3, 4, 5, 6])
    try file.cut(to: 4)
    try file.append([[], [7], []])
    try file.sync()
    try file.syncFileSystem()
    try file.rename(to: folder.file("a"))
    #expect(try FileReader.read(folder.file("a")) == [1, 2, 3, 4, 7])
  }

  @Test func `large pieces arrive whole`() throws {
    let folder = TemporaryFolder()
    let file = try GrowingFile(at: folder.file("a"))
    let piece = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    try file.append([piece, piece])
    #expect(try FileReader.read(folder.file("a")) == piece + piece)
  }
}
