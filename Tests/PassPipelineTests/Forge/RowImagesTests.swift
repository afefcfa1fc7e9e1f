import Foundation
import PassBundle
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct RowImagesTests {
  let folder = TemporaryFolder()
  let png = PlainPNG.bytes(width: 2, height: 2)

  private func read(_ path: String) throws -> [UInt8] {
    let target = try #require(BundlePath("thumbnail.png"))
    return try RowImages(folder: folder.file("data")).read(path, for: target)
  }

  private func code(_ path: String) -> String? {
    do {
      _ = try read(path)
      return nil
    } catch let error as PipelineError {
      return error.diagnostic.code
    } catch {
      return "\(error)"
    }
  }

  private func prepare() throws {
    try Directory.create(folder.file("data/photos"))
    try AtomicFile.write(png, to: folder.file("data/photos/ada.png"), existing: .refuse, syncing: false)
    try AtomicFile.write(png, to: folder.file("outside.png"), existing: .refuse, syncing: false)
  }

  @Test func `a PNG below the folder is read`() throws {
    try prepare()
    #expect(try read("photos/ada.png") == png)
  }

  @Test(arguments: [
    "../outside.png", "photos/../../outside.png", "/etc/passwd", "", ".", "photos//ada.png",
    "photos/./ada.png",
    "photos\\ada.png", "photos/ada.png\u{0}",
  ]) func `no path leads out of the folder`(_ path: String) throws {
    try prepare()
    #expect(code(path) == "image.row-path")
  }

  @Test func `links are not followed, wherever they stand`() throws {
    try prepare()
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.file("data/link.png"), withDestinationPath: folder.file("outside.png"))
    try files.createSymbolicLink(atPath: folder.file("data/up"), withDestinationPath: folder.path)
    try files.createSymbolicLink(atPath: folder.file("data/photos/b.png"), withDestinationPath: "ada.png")
    for path in ["link.png", "up/outside.png", "photos/b.png"] { #expect(code(path) == "image.row-path") }
  }

  @Test func `what is missing, no PNG, no file, or too large is told`() throws {
    try prepare()
    #expect(code("photos/bob.png") == "image.row-missing")
    #expect(code("photos") == "image.row-missing")
    try TestBatch.write("JFIF", to: folder.file("data/a.png"))
    #expect(code("a.png") == "image.not-png")
    let large = png + [UInt8](repeating: 0, count: RowImages.byteLimit + 1 - png.count)
    try AtomicFile.write(large, to: folder.file("data/large.png"), existing: .refuse, syncing: false)
    #expect(code("large.png") == "image.row-missing")
    try AtomicFile.write(
      large.dropLast(), to: folder.file("data/limit.png"), existing: .refuse, syncing: false)
    #expect(code("limit.png") == nil)
  }
}
