import PassData

/// The records of an archive that is written entry by entry to its end and never held whole: a batch as one `.zip`.
///
/// Entries are stored. libzip keeps every entry in memory until it closes an archive, which a batch of a million passes
/// can't; these few records (APPNOTE.TXT 4.3.7, 4.3.12, 4.3.14 to 4.3.16) are all that such an archive needs. Zip64
/// records are written where a count or an offset asks for them, and only there.
public enum ZipStream {
  /// What stands before the bytes of an entry.
  public static func localHeader(name: String, size: Int, crc32: UInt32) -> [UInt8] {
    var bytes = number(0x0403_4B50, 4)
    bytes += shared(name: name, size: size, crc32: crc32, version: 10, extraSize: 0)
    return bytes + Array(name.utf8)
  }

  /// How many bytes ``localHeader(name:size:crc32:)`` has before the name.
  public static let localHeaderSize = 30

  /// What a local header tells of its entry; nil for bytes that are none of ours.
  public static func entry(ofLocalHeader bytes: [UInt8]) -> (nameSize: Int, size: Int, crc32: UInt32)? {
    guard bytes.count >= localHeaderSize, bytes.starts(with: number(0x0403_4B50, 4)) else { return nil }
    func value(_ offset: Int, _ width: Int) -> Int {
      (0..<width).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    return (value(26, 2), value(18, 4), UInt32(truncatingIfNeeded: value(14, 4)))
  }

  /// One entry of the central directory.
  public static func directoryEntry(name: String, size: Int, crc32: UInt32, offset: Int) -> [UInt8] {
    let isFar = offset >= 0xFFFF_FFFF
    let extra = isFar ? number(0x0001, 2) + number(8, 2) + number(offset, 8) : []
    // Made by Unix, version 6.3, as libzip writes it.
    var bytes = number(0x0201_4B50, 4) + number(0x033F, 2)
    bytes += shared(
      name: name, size: size, crc32: crc32, version: isFar ? 45 : 10, extraSize: extra.count)
    bytes += number(0, 2) + number(0, 2) + number(0, 2) + number(0o100644 << 16, 4)
    bytes += number(min(offset, 0xFFFF_FFFF), 4)
    return bytes + Array(name.utf8) + extra
  }

  /// What ends the archive.
  public static func end(entries: Int, directorySize: Int, directoryOffset: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let isLarge = entries >= 0xFFFF || directorySize >= 0xFFFF_FFFF || directoryOffset >= 0xFFFF_FFFF
    if isLarge {
      bytes += number(0x0606_4B50, 4) + number(44, 8) + number(0x033F, 2) + number(45, 2)
      bytes += number(0, 4) + number(0, 4) + number(entries, 8) + number(entries, 8)
      bytes += number(directorySize, 8) + number(directoryOffset, 8)
      bytes +=
        number(0x0706_4B50, 4) + number(0, 4) + number(directoryOffset + directorySize, 8) + number(1, 4)
    }
    bytes += number(0x0605_4B50, 4) + number(0, 4)
    bytes += number(min(entries, 0xFFFF), 2) + number(min(entries, 0xFFFF), 2)
    bytes += number(min(directorySize, 0xFFFF_FFFF), 4) + number(min(directoryOffset, 0xFFFF_FFFF), 4)
    return bytes + number(0, 2)
  }

  /// From "version needed" to "extra field length", which both headers have in common. The date is 1980-01-01.
  private static func shared(name: String, size: Int, crc32: UInt32, version: Int, extraSize: Int) -> [UInt8]
  {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    return number(version, 2) + number(isASCII ? 0 : 0x800, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
      + number(Int(crc32), 4) + number(size, 4) + number(size, 4) + number(name.utf8.count, 2)
      + number(extraSize, 2)
  }

  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
