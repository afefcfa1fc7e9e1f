/// The headers that libzip wrote for a stored entry, to be filled with another name, checksum, size and offset.
///
/// Offsets are those of APPNOTE.TXT 4.3.7 (local header, 30 bytes) and 4.3.12 (directory header, 46 bytes).
struct EntryModel: Sendable {
  let local: [UInt8]
  let central: [UInt8]

  /// Bytes of both headers without the names.
  static let size = 30 + 46

  func writeLocal(_ entry: SplicedEntry, to output: inout ByteCursor) {
    let start = output.position
    output.append(local)
    output.put(entry.crc32, at: start + 14)
    output.put(UInt32(truncatingIfNeeded: entry.bytes.count), at: start + 18)
    output.put(UInt32(truncatingIfNeeded: entry.bytes.count), at: start + 22)
    output.put(UInt16(truncatingIfNeeded: entry.name.utf8.count), at: start + 26)
    output.append(entry.name)
    output.append(entry.bytes)
  }

  func writeCentral(_ entry: SplicedEntry, at offset: Int, to output: inout ByteCursor) {
    let start = output.position
    output.append(central)
    output.put(entry.crc32, at: start + 16)
    output.put(UInt32(truncatingIfNeeded: entry.bytes.count), at: start + 20)
    output.put(UInt32(truncatingIfNeeded: entry.bytes.count), at: start + 24)
    output.put(UInt16(truncatingIfNeeded: entry.name.utf8.count), at: start + 28)
    output.put(UInt32(truncatingIfNeeded: offset), at: start + 42)
    output.append(entry.name)
  }
}

/// The record that ends an archive, APPNOTE.TXT 4.3.16: one disk, no comment.
enum EndRecord {
  static let size = 22

  static func write(entries: Int, size: Int, offset: Int, to output: inout ByteCursor) {
    let start = output.position
    output.append([0x50, 0x4B, 0x05, 0x06, 0, 0, 0, 0])
    output.append([UInt8](repeating: 0, count: Self.size - 8))
    output.put(UInt16(truncatingIfNeeded: entries), at: start + 8)
    output.put(UInt16(truncatingIfNeeded: entries), at: start + 10)
    output.put(UInt32(truncatingIfNeeded: size), at: start + 12)
    output.put(UInt32(truncatingIfNeeded: offset), at: start + 16)
  }
}
