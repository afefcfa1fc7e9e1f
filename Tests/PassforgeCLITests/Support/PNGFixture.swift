import Foundation

/// Writes a true PNG of one colour: deflate in stored blocks needs no library.
enum PNGFixture {
  static func image(width: Int, height: Int) -> Data {
    let row = [UInt8(0)] + [UInt8](repeating: 0x80, count: width)
    let pixels = (0..<height).flatMap { _ in row }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data += chunk("IHDR", big(width) + big(height) + [8, 0, 0, 0, 0])
    data += chunk("IDAT", zlib(pixels))
    data += chunk("IEND", [])
    return data
  }

  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      result += [rest.isEmpty ? 1 : 0] + little(block.count) + little(block.count ^ 0xFFFF) + block
    } while !rest.isEmpty
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + big(Int(b << 16 | a))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return big(content.count) + body + big(Int(checksum(body)))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func little(_ number: Int) -> [UInt8] {
    [0, 8].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
