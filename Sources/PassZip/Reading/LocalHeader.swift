/// The header before an entry's bytes, APPNOTE.TXT 4.3.7, to be compared with the directory.
struct LocalHeader {
  let flags: Int
  let method: Int
  let crc32: UInt32
  let packedSize: Int
  let size: Int
  let name: Range<Int>
  let dataStart: Int
  let usesZip64: Bool

  init?(in bytes: ArchiveBytes, at offset: Int) {
    guard bytes.hasSignature(.local, at: offset), let flags = bytes.uint16(at: offset + 6),
      let method = bytes.uint16(at: offset + 8), let crc = bytes.uint32(at: offset + 14),
      let shortPacked = bytes.uint32(at: offset + 18), let shortSize = bytes.uint32(at: offset + 22),
      let nameCount = bytes.uint16(at: offset + 26), let extraCount = bytes.uint16(at: offset + 28),
      let name = bytes.range(from: offset + 30, count: nameCount),
      let extra = bytes.range(from: name.upperBound, count: extraCount)
    else { return nil }
    let large = ExtraFields(bytes, in: extra).zip64(size: shortSize, packed: shortPacked, offset: 0)
    self.flags = flags
    self.method = method
    crc32 = UInt32(truncatingIfNeeded: crc)
    packedSize = large?.packed ?? shortPacked
    size = large?.size ?? shortSize
    self.name = name
    dataStart = extra.upperBound
    usesZip64 = large != nil
  }

  /// What differs from the directory, in words; nil where both agree.
  ///
  /// With a descriptor the three numbers stand behind the bytes and are zero here. Dates and other extra fields may
  /// differ: honest writers do so.
  func difference(from entry: WalkedEntry, in bytes: ArchiveBytes) -> String? {
    if !bytes.bytes[name].elementsEqual(entry.nameBytes) { return "name" }
    if method != entry.method { return "method" }
    if flags != entry.flags { return "set of flags" }
    if entry.hasDescriptor, crc32 == 0, packedSize == 0, size == 0 { return nil }
    if crc32 != entry.crc32 { return "checksum" }
    if packedSize != entry.packedSize || size != entry.size { return "size" }
    return nil
  }
}

/// The numbers behind the bytes of a streamed entry, APPNOTE.TXT 4.3.9: with a signature or without.
enum DataDescriptor {
  /// Where the descriptor that fits the directory ends; nil where none fits.
  static func end(in bytes: ArchiveBytes, at offset: Int, for entry: WalkedEntry) -> Int? {
    for hasSignature in [true, false] {
      guard !hasSignature || bytes.hasSignature(.descriptor, at: offset) else { continue }
      let start = hasSignature ? offset + 4 : offset
      guard bytes.uint32(at: start) == Int(entry.crc32) else { continue }
      if bytes.uint32(at: start + 4) == entry.packedSize, bytes.uint32(at: start + 8) == entry.size {
        return start + 12
      }
      if bytes.uint64(at: start + 4) == entry.packedSize, bytes.uint64(at: start + 12) == entry.size {
        return start + 20
      }
    }
    return nil
  }
}
