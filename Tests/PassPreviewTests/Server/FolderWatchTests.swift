import Foundation
import PassPreview
import TestSupport
import Testing

@Suite struct FolderWatchTests {
  @Test func `edits, new files and removed ones are seen, and nothing else`() throws {
    let folder = TemporaryFolder()
    func put(_ name: String, _ text: String) throws {
      try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
    try put("pass.json", "{}")
    var watch = FolderWatch([folder.path])
    func look() -> Bool { watch.hasChanged() }
    #expect(!look())
    try put("pass.json", "{ }")
    #expect(look())
    #expect(!look())
    // The same size, replaced as editors do.
    try put("pass.json", "{1}")
    #expect(look())
    try FileManager.default.createDirectory(
      atPath: folder.file("de.lproj"), withIntermediateDirectories: false)
    try put("de.lproj/pass.strings", "")
    #expect(look())
    try FileManager.default.removeItem(atPath: folder.file("de.lproj/pass.strings"))
    #expect(look())
    #expect(!look())
  }
}
