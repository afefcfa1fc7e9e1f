import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct KnownPassesTests {
  let folder = TemporaryFolder()

  private func line(_ file: String, _ sha256: String) -> [UInt8] {
    var pass = ReportLineTests.pass
    (pass.file, pass.sha256) = (file, sha256)
    return ReportLine.bytes(of: .made(pass))
  }

  @Test func `the last line of a file counts, and lines that are none are passed over`() throws {
    let journal = try GrowingFile(at: folder.file("journal"))
    try journal.append(line("a", "1") + line("b", "2"))
    let synced = try journal.size()
    try journal.append(Array("{\"row\":1,\"line\n\n".utf8) + line("a", "3"))
    let known = try KnownPasses(journal: journal, synced: synced, spillingInto: folder.path)
    #expect(try known.entry(for: "a")?.pass.sha256 == "3")
    #expect(try known.entry(for: "a")?.isSynced == false)
    #expect(try known.entry(for: "b")?.isSynced == true)
    #expect(try known.entry(for: "c") == nil)
    #expect(try known.made("a"))
    #expect(try !known.made("c"))
  }

  @Test func `after distrust no earlier line is certain any more`() throws {
    let journal = try GrowingFile(at: folder.file("journal"))
    try journal.append(line("a", "1"))
    let first = try KnownPasses(
      journal: journal, synced: try journal.size(), spillingInto: folder.path)
    #expect(try first.entry(for: "a")?.isSynced == true)
    try first.distrust()
    try first.distrust()
    let size = try journal.size()
    try journal.append(line("b", "2"))
    let second = try KnownPasses(
      journal: journal, synced: try journal.size(), spillingInto: folder.path)
    #expect(try second.entry(for: "a")?.isSynced == false)
    #expect(try second.entry(for: "b")?.isSynced == true)
    #expect(size < line("a", "1").count + 40)
  }

  @Test func `a very long line is read whole`() throws {
    let journal = try GrowingFile(at: folder.file("journal"))
    var pass = ReportLineTests.pass
    pass.serial = String(repeating: "x", count: 100_000)
    try journal.append(ReportLine.bytes(of: .made(pass)))
    let known = try KnownPasses(journal: journal, synced: 0, spillingInto: folder.path)
    #expect(try known.entry(for: pass.file)?.pass == pass)
  }
}
