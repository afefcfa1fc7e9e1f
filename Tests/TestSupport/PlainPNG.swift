/// A grey PNG of any size, made without a library: stored deflate blocks, one byte a pixel.
public enum PlainPNG {
  public static func bytes(width: Int, height: Int, grey: UInt8 = 0x80) -> [UInt8] {
    let row = [0] + [UInt8](repeating: grey, count: width)
    let pixels = Array(repeatElement(row, count: height).joined())
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 0, 0, 0, 0]) + chunk("IDAT", stored(pixels))
      + chunk("IEND", [])
  }

  private static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(kind.utf8) + body
    return big(body.count) + named + big(Int(crc32(named)))
  }

  /// RFC 1950 around RFC 1951 section 3.2.4.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = end - start
      let isLast: UInt8 = end == bytes.count ? 1 : 0
      result += [
        isLast, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
      ]
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + big(high << 16 | low)
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func big(_ value: Int) -> [UInt8] {
    [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}
