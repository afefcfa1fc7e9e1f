import PassBundle
import Testing

@Suite struct BundlePathTests {
  @Test(arguments: ["pass.json", "de.lproj/pass.strings", ".hidden", "a b", "ä/ö.png", "..a", "a..b/c"])
  func `relative paths are paths of a pass`(_ text: String) throws {
    #expect(try #require(BundlePath(text)).text == text)
  }

  @Test(arguments: [
    ("", BundlePath.Fault.empty), ("/etc/passwd", .absolute), ("C:x", .absolute), ("../x", .climbing),
    ("a/../b", .climbing), ("a/./b", .climbing), ("..", .climbing), ("a\\b", .backslash),
    ("a//b", .emptyComponent),
    ("a/", .emptyComponent), ("a\0", .controlCharacter), ("a\nb", .controlCharacter),
    (String(repeating: "x", count: 256), .tooLong), (String(repeating: "x/", count: 600) + "x", .tooLong),
  ])
  func `what could climb out or can't be unpacked is no path`(_ text: String, _ fault: BundlePath.Fault) {
    #expect(BundlePath(text) == nil)
    #expect(BundlePath.fault(in: text) == fault)
  }

  @Test func `paths sort and compare by their bytes`() throws {
    let names = ["b", "a", "Z", "é", "e\u{301}", "a/b", "a.b"]
    let sorted = try names.map { try #require(BundlePath($0)) }.sorted().map(\.text)
    #expect(
      sorted.map { Array($0.utf8) } == ["Z", "a", "a.b", "a/b", "b", "e\u{301}", "é"].map { Array($0.utf8) })
    #expect(BundlePath("é") != BundlePath("e\u{301}"))
  }

  @Test func `a path knows its name and its folder`() throws {
    let path = try #require(BundlePath("de.lproj/logo.png"))
    #expect(path.name == "logo.png")
    #expect(path.folder == "de.lproj")
    #expect(BundlePath.passJSON.folder == nil)
  }
}
