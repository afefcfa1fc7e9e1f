import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct TarHeaderTests {
  let folder = TemporaryFolder()
  static let time = Timestamp(seconds: 1_790_000_000)

  static let names = [
    "a.pkpass", "Zoë 🎟.pkpass", String(repeating: "n", count: 100),
    String(repeating: "f", count: 155) + "/" + String(repeating: "n", count: 100),
    "0/" + String(repeating: "n", count: 99),
  ]

  @Test(arguments: names) func `tar reads name, size and content back`(_ name: String) throws {
    for size in [0, 1, 511, 512, 513] {
      let header = try #require(TarHeader.bytes(path: name, size: size, at: Self.time))
      #expect(header.count == TarHeader.blockBytes)
      #expect(TarHeader.time(of: header) == Self.time)
      let content = [UInt8](repeating: UInt8(ascii: "x"), count: size)
      let padding = [UInt8](repeating: 0, count: TarHeader.padding(after: size))
      let archive = folder.file("x.tar")
      try AtomicFile.write(
        header + content + padding + TarHeader.end, to: archive, existing: .replace, syncing: false)
      guard
        let listed = try ExternalJudge.run([
          "tar", "--quoting-style=literal", "--utc", "-tvf", archive,
        ])
      else { return }
      #expect(listed.status == 0, "\(listed.output)")
      #expect(listed.output.contains(" \(size) 2026-09-21 "), "\(listed.output)")
      #expect(listed.output.hasSuffix(" \(name)\n"), "\(listed.output)")
      #expect(listed.output.hasPrefix("-rw-r--r-- 0/0 "))
      let unpacked = try ExternalJudge.run(["tar", "-xOf", archive])
      #expect(unpacked?.output == String(repeating: "x", count: size))
    }
  }

  @Test func `what does not fit has no header`() {
    let time = Self.time
    #expect(TarHeader.bytes(path: String(repeating: "n", count: 101), size: 1, at: time) == nil)
    #expect(TarHeader.bytes(path: "", size: 1, at: time) == nil)
    #expect(TarHeader.bytes(path: "a", size: 1 << 33, at: time) == nil)
    #expect(TarHeader.bytes(path: "a", size: -1, at: time) == nil)
    #expect(TarHeader.bytes(path: "a", size: 1, at: Timestamp(seconds: -1)) == nil)
    #expect(TarHeader.bytes(path: String(repeating: "f", count: 156) + "/n", size: 1, at: time) == nil)
  }

  @Test func `bytes that are no header have no time`() {
    #expect(TarHeader.time(of: []) == nil)
    #expect(TarHeader.time(of: [UInt8](repeating: 0xFF, count: 512)) == nil)
    #expect(TarHeader.time(of: TarHeader.end) == nil)
  }
}
