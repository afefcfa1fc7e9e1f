import PassPreview
import Testing

@Suite struct PictureHeaderTests {
  @Test func `a PNG tells its size`() throws {
    let header = try #require(PictureHeader(SamplePass.png(12, 34)))
    #expect(header.kind == .png && header.width == 12 && header.height == 34)
  }

  @Test func `a JPEG tells its size behind other segments`() {
    let bytes: [UInt8] =
      [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 1,
        0x11, 0,
      ]
    let header = PictureHeader(bytes)
    #expect(header?.kind == .jpeg && header?.width == 0x304 && header?.height == 0x102)
  }

  @Test func `cut and lying heads are no pictures`() throws {
    let png = try SamplePass.png(5, 5)
    for count in 0..<33 { #expect(PictureHeader(Array(png.prefix(count))) == nil) }
    #expect(PictureHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    #expect(PictureHeader([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]) == nil)
  }
}
