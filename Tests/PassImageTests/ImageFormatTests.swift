import Testing

@testable import PassImage

@Suite struct ImageFormatTests {
  @Test(
    arguments: [
      ([], ImageFormat.empty), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF89a".utf8), .gif),
      (Array("RIFF....WEBPVP8 ".utf8), .webp), ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic),
      (Array("%PDF-1.7".utf8), .pdf), (Array("<svg xmlns='x'/>".utf8), .svg),
      (Array("<?xml version='1.0'?>\n<svg/>".utf8), .svg), (Array("\u{FEFF}<!DOCTYPE html>".utf8), .html),
      (Array("{\"error\":1}".utf8), .json), (Array("hello".utf8), .text), ([0, 1, 2, 3], .unknown),
      ([0x89, 0x50, 0x4E, 0x47], .png), (Array("RIFF".utf8), .text),
      ([0, 0, 0, 24] + Array("ftyp".utf8), .unknown),
    ] as [([UInt8], ImageFormat)])
  func aFileIsNamedByItsFirstBytes(_ bytes: [UInt8], _ format: ImageFormat) {
    #expect(ImageFormat(of: bytes) == format)
  }
}
