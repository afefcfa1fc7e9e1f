import PassZip
import TestSupport
import Testing

@Suite struct WalkedEntryTests {
  @Test func `an entry is what its mode and its name say`() {
    let archive = ArchiveBuilder([
      .init("file", "x"), .init("folder/", ""),
      ArchiveBuilder.Entry("link", "x").with { $0.attributes = 0o120777 << 16 },
      ArchiveBuilder.Entry("pipe", "x").with { $0.attributes = 0o010644 << 16 },
      ArchiveBuilder.Entry("by mode", "").with { $0.attributes = 0o040755 << 16 },
    ])
    let entries: [WalkedEntry] = ZipWalk(archive.bytes).entries
    #expect(entries.map(\.kind) == [.file, .folder, .symbolicLink, .other, .folder])
  }

  @Test func `sizes and method are those of the directory`() throws {
    let entry = try #require(ZipWalk(ArchiveBuilder([.deflated("a", [1, 2, 3])]).bytes).entries.first)
    #expect(entry.method == 8)
    #expect(entry.size == 3)
    #expect(entry.packedSize == 8)
    #expect(entry.data?.count == 8)
  }
}
