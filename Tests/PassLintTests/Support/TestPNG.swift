/// Small valid PNGs, made without a library: the pixels are stored, not deflated.
enum TestPNG {
  static func bytes(_ width: Int, _ height: Int, hasAlpha: Bool = false) -> [UInt8] {
    let channels = hasAlpha ? 4 : 3
    let row = [UInt8](repeating: 0, count: 1 + width * channels)
    let raw = Array((0..<height).map { _ in row }.joined())
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65_535, raw.count - start)
      stream.append(start + count == raw.count ? 1 : 0)
      stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
      stream += raw[start..<(start + count)]
      start += count
    } while start < raw.count
    stream += number(adler(raw))
    let header = number(UInt32(width)) + number(UInt32(height)) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", stream) + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return number(UInt32(content.count)) + body + number(crc(body))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      var sum = sum ^ UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
      return sum
    }
  }
}
