import PassLayout
import PassPreview
import Testing

@Suite struct PixelsTests {
  static func sheet(_ color: Color) -> Sheet { Sheet(size: Size(10, 5), background: color) }

  @Test func `pixels are those of the picture`() throws {
    let pixels = try SheetRenderer.pixels(Self.sheet(Color(1, 0.5, 0)), scale: 2)
    #expect(pixels.width == 20 && pixels.height == 10)
    let pixel = pixels[19, 9]
    #expect(pixel.red == 255 && pixel.blue == 0 && (127...128).contains(pixel.green))
    #expect(try Pixels(png: SheetRenderer.png(Self.sheet(Color(1, 0.5, 0)), scale: 2)) == pixels)
    #expect(Pixels(png: Array("no picture".utf8)) == nil)
  }

  @Test func `differing pixels are counted, small differences forgiven`() throws {
    let white = try SheetRenderer.pixels(Self.sheet(.white), scale: 1)
    #expect(white.differing(from: white) == 0)
    #expect(try white.differing(from: SheetRenderer.pixels(Self.sheet(.black), scale: 1)) == 50)
    #expect(try white.differing(from: SheetRenderer.pixels(Self.sheet(Color(0.99, 1, 1)), scale: 1)) == 0)
    #expect(try white.differing(from: SheetRenderer.pixels(Self.sheet(.white), scale: 2)) == nil)
  }
}
