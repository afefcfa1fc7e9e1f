import PassData
import PassZip
import TestSupport
import Testing

@Suite struct ZipFindingTests {
  @Test func `a finding about a file names the file in the archive`() throws {
    let bytes = ArchiveBuilder([ArchiveBuilder.Entry("icon.png", "x").with { $0.crc = 1 }]).bytes
    let walk = ZipWalk(bytes)
    let finding: ZipFinding = try #require(ZipContents(of: walk, in: bytes).findings.first)
    #expect(finding.fact == .checksumDiffers)
    let told = finding.diagnostic(file: "ticket.pkpass")
    #expect(told.location?.file == "ticket.pkpass!icon.png")
    #expect(told.message == "'icon.png' is damaged: its checksum differs")
  }

  @Test func `no wording breaks the rules for wording`() {
    let builders: [(inout ArchiveBuilder) -> Void] = [
      { $0.leading = [1] }, { $0.trailing = [1] }, { $0.comment = [1] }, { $0.entries[0].flags = 1 },
      { $0.entries[0].method = 93 }, { $0.entries[0].attributes = 0o120777 << 16 }, { $0.usesZip64 = true },
    ]
    for change in builders {
      for finding in ZipWalk(ArchiveBuilder([.init("a", "b")]).with(change).bytes).findings {
        let told = finding.diagnostic(file: "f")
        #expect(told.code.hasPrefix("archive."))
        #expect(told.message.first?.isUppercase == false)
        #expect(told.message.last != ".")
      }
    }
  }
}
