import Foundation
import PassZip
import TestSupport
import Testing

@Suite struct ZipWriterTests {
  static let entries = [
    ZipEntry("icon.png", Array(repeating: 7, count: 1_000)),
    ZipEntry("de.lproj/grüße.strings", Array("\"a\" = \"b\";".utf8)),
    ZipEntry("empty", []),
    ZipEntry("pass.json", Array("{}".utf8)),
  ]

  @Test func `the same entries give the same bytes`() throws {
    #expect(try ZipWriter.archive(of: Self.entries) == (try ZipWriter.archive(of: Self.entries)))
  }

  @Test(.enabled(if: ExternalJudge.find("unzip") != nil))
  func `unzip is content with every entry`() throws {
    let folder = TemporaryFolder()
    let file = folder.file("a.zip")
    try Data(try ZipWriter.archive(of: Self.entries)).write(to: URL(fileURLWithPath: file))
    let judged = try #require(try ExternalJudge.run(["unzip", "-t", file]))
    #expect(judged.status == 0)
    #expect(judged.output.contains("No errors detected"))
  }

  @Test(.enabled(if: ExternalJudge.find("zipinfo") != nil))
  func `zipinfo sees stored files with fixed dates and modes in the order given`() throws {
    let folder = TemporaryFolder()
    let file = folder.file("a.zip")
    try Data(try ZipWriter.archive(of: Self.entries)).write(to: URL(fileURLWithPath: file))
    let listing = try #require(try ExternalJudge.run(["zipinfo", "-T", file])).output.split(separator: "\n")
    let files = listing.filter { $0.hasPrefix("-rw-r--r--") }
    #expect(files.count == Self.entries.count)
    #expect(files.allSatisfy { $0.contains(" stor 19800101.000000 ") })
    #expect(files.map { String($0.split(separator: " ").last ?? "") }.first == "icon.png")
    #expect(files.map { String($0.split(separator: " ").last ?? "") }.last == "pass.json")
  }

  @Test(.enabled(if: ExternalJudge.find("python3") != nil))
  func `Python reads back every name and byte`() throws {
    let folder = TemporaryFolder()
    let file = folder.file("a.zip")
    try Data(try ZipWriter.archive(of: Self.entries)).write(to: URL(fileURLWithPath: file))
    let script = """
      import sys, zipfile
      z = zipfile.ZipFile(sys.argv[1])
      assert z.testzip() is None
      for i in z.infolist(): print(i.filename, len(z.read(i)), i.compress_type, i.flag_bits, len(i.extra))
      """
    let judged = try #require(try ExternalJudge.run(["python3", "-X", "utf8", "-c", script, file]))
    #expect(
      judged.output
        == "icon.png 1000 0 0 0\nde.lproj/grüße.strings 10 0 2048 0\nempty 0 0 0 0\npass.json 2 0 0 0\n")
  }

  struct Refusal: CustomTestStringConvertible {
    let testDescription: String
    let entries: [ZipEntry]
    let error: ZipError
  }

  @Test(arguments: [
    Refusal(testDescription: "no entries", entries: [], error: .noEntries),
    Refusal(testDescription: "an empty name", entries: [ZipEntry("", [1])], error: .badName("")),
    Refusal(testDescription: "a folder's name", entries: [ZipEntry("a/", [])], error: .badName("a/")),
    Refusal(testDescription: "a NUL", entries: [ZipEntry("a\0b", [])], error: .badName("a\0b")),
    Refusal(
      testDescription: "a name twice", entries: [ZipEntry("a", [1]), ZipEntry("a", [2])],
      error: .duplicateName("a")),
  ])
  func `what no archive can hold is refused`(_ refusal: Refusal) {
    #expect(throws: refusal.error) { try ZipWriter.archive(of: refusal.entries) }
  }

  @Test func `two spellings of one letter are two names`() throws {
    let archive = try ZipWriter.archive(of: [ZipEntry("\u{E9}", [1]), ZipEntry("e\u{301}", [2])])
    #expect(archive.count > 100)
  }
}
