import PassLayout
import PassPreview
import Testing

@Suite struct PictureStoreTests {
  /// A PNG whose header claims a size; nothing follows.
  static func claim(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
      + bytes(height)
      + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  static let refused: [Case] = [
    Case(name: "empty", bytes: []), Case(name: "text", bytes: Array("<svg/>".utf8)),
    Case(name: "signature alone", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    Case(name: "60,000 square", bytes: claim(60_000, 60_000)),
    Case(name: "largest", bytes: claim(.max, .max)),
    Case(name: "no width", bytes: claim(0, 10)),
    Case(name: "one row of a million", bytes: claim(1_000_000, 1)),
    Case(name: "many pixels", bytes: claim(8_000, 8_000)),
    Case(name: "JPEG without a frame", bytes: [0xFF, 0xD8, 0xFF, 0xD9]),
  ]

  @Test(arguments: refused)
  func `what must not be decoded is refused with a reason`(row: Case) throws {
    var store = PictureStore()
    #expect(store.add("logo.png", row.bytes) != nil)
    #expect(store.files.isEmpty)
    let drawn = try SamplePass.draw(
      SamplePass.ticket(), files: ["logo.png": row.bytes, "thumbnail@2x.png": row.bytes])
    #expect(drawn.drawing.notes.filter { $0.kind == .pictureNotDrawn }.count == 2)
    #expect(!SheetRendererTests.sheet(drawn).cards.isEmpty)
  }

  @Test(arguments: [(1, 1), (1, 3_000), (3_000, 1), (4_000, 4_000)])
  func `odd sizes are drawn`(width: Int, height: Int) throws {
    let png = try SamplePass.png(width, height)
    var files: [String: [UInt8]] = [:]
    for slot in ["logo", "strip", "thumbnail", "background", "icon", "footer", "artwork"] {
      files["\(slot).png"] = png
    }
    for style in ["generic", "storeCard", "eventTicket", "boardingPass", "coupon", "posterGeneric"] {
      let drawn = try SamplePass.draw(
        "{\"\(style)\":{\"primaryFields\":[{\"key\":\"a\",\"value\":\"b\"}]}}", files: files)
      #expect(drawn.drawing.notes.allSatisfy { $0.kind != .pictureNotDrawn })
      _ = try SheetRenderer.png(SheetRendererTests.sheet(drawn), scale: 1)
    }
  }

  @Test func `a broken picture leaves a gap, not a crash`() throws {
    let whole = try SamplePass.png(300, 100)
    for count in [33, 40, 60, whole.count / 2, whole.count - 1] {
      let drawn = try SamplePass.draw(SamplePass.ticket(), files: ["logo.png": Array(whole.prefix(count))])
      _ = try SheetRenderer.png(SheetRendererTests.sheet(drawn), scale: 1)
    }
    var damaged = whole
    for index in stride(from: 33, to: damaged.count, by: 7) { damaged[index] ^= 0x5A }
    let drawn = try SamplePass.draw(SamplePass.ticket(), files: ["logo.png": damaged])
    _ = try SheetRenderer.png(SheetRendererTests.sheet(drawn), scale: 1)
  }
}
