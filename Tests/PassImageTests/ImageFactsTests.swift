import PassData
import Testing

@testable import PassImage

/// A grey picture of one pixel, written by libpng.
let onePixel: [UInt8] =
  Base64.decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==") ?? []

@Suite struct ImageFactsTests {
  @Test func aSoundPictureIsDecoded() throws {
    let facts = ImageFacts(of: onePixel)
    #expect(facts.isSoundPNG && facts.isDecoded && !facts.hasAlpha && !facts.isAnimated)
    #expect(facts.header?.colorType == .gray)
    #expect(facts.size ?? (0, 0) == (1, 1))
  }

  @Test func everyCutOfAPictureIsDamageAndNoCrash() {
    for count in 4..<onePixel.count {
      let facts = ImageFacts(of: Array(onePixel.prefix(count)))
      #expect(facts.damage != nil, "\(count) bytes")
    }
  }

  @Test func everyFlippedByteOfHeaderAndPixelsIsTold() {
    // Not the high bytes of width and height: pictures of that size are judged by their header.
    for index in 8..<(onePixel.count - 12) where index != 16 && index != 20 {
      var bytes = onePixel
      bytes[index] ^= 0x5A
      #expect(ImageFacts(of: bytes).damage != nil, "byte \(index)")
    }
  }

  @Test func theHeaderIsWhatItsBytesSay() {
    let header: PNGHeader? = ImageFacts(of: onePixel).header
    #expect(header == PNGHeader(width: 1, height: 1, depth: 8, colorType: .gray, isInterlaced: false))
  }

  @Test func aHugePictureIsNotDecoded() {
    var bytes = onePixel
    bytes.replaceSubrange(16..<24, with: [0x00, 0x01, 0x86, 0xA0, 0x00, 0x01, 0x86, 0xA0])
    let facts = ImageFacts(of: bytes)
    #expect(!facts.isDecoded)
    #expect(facts.size ?? (0, 0) == (100_000, 100_000))
  }

  @Test func aChunkThatClaimsMoreThanThereIsIsATruncation() {
    var bytes = onePixel
    bytes.replaceSubrange(33..<37, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(ImageFacts(of: bytes).damage == .truncated(chunk: "IDAT"))
  }
}
