import PassBundle
import TestSupport
import Testing

@Suite struct OpenedEntryTests {
  @Test func `an entry keeps its name, and has a path only where that is one`() throws {
    let archive = ArchiveBuilder([.init("a/b.png", "x"), .init("../c", "y"), .init("d/", "")])
    let entries: [OpenedEntry] = OpenedPass(archive.bytes, file: "t").entries
    #expect(entries.map(\.name) == ["a/b.png", "../c"])
    #expect(entries.map(\.path?.text) == ["a/b.png", nil])
    #expect(entries.map(\.bytes) == [[0x78], [0x79]])
  }

  @Test func `a link is no plain file, and an unreadable one has no bytes`() throws {
    let archive = ArchiveBuilder([
      ArchiveBuilder.Entry("link", "to").with { $0.attributes = 0o120777 << 16 },
      ArchiveBuilder.Entry("locked", "x").with { $0.flags = 1 },
    ])
    let entries = OpenedPass(archive.bytes, file: "t").entries
    #expect(entries.map { $0.isPlainFile } == [false, true])
    #expect(entries.map(\.bytes) == [Array("to".utf8), nil])
  }
}
