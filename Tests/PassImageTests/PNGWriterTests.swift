import PassImage
import TestSupport
import Testing

@Suite struct PNGWriterTests {
  @Test func `a picture is written whole and in its colours`() throws {
    // Red, green; blue, white.
    let pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255]
    let png = try #require(PNGWriter.write(bluesFirst: pixels, width: 2, height: 2))
    let script = """
      import sys, zlib, struct
      data = sys.stdin.buffer.read(); body = b""; at = 8
      while at < len(data):
          size, kind = struct.unpack(">I4s", data[at:at + 8])
          if kind == b"IDAT": body += data[at + 8:at + 8 + size]
          at += 12 + size
      rows = zlib.decompress(body)
      print(data[:8] == b"\\x89PNG\\r\\n\\x1a\\n", rows.hex())
      """
    guard let verdict = try ExternalJudge.run(["python3", "-c", script], input: png) else { return }
    #expect(verdict.output == "True 00ff000000ff00000000ffffffff\n")
  }

  @Test func `noise fits too`() throws {
    var generator = SystemRandomNumberGenerator()
    let pixels = (0..<300 * 200 * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let png = try #require(PNGWriter.write(bluesFirst: pixels, width: 300, height: 200))
    #expect(png.count > 300 * 200 * 3)
  }

  @Test(arguments: [(0, 1, 0), (2, 2, 15), (70_000, 1, 280_000)])
  func `sizes that do not go together are refused`(width: Int, height: Int, count: Int) {
    #expect(
      PNGWriter.write(bluesFirst: Array(repeating: 0, count: count), width: width, height: height) == nil)
  }
}
