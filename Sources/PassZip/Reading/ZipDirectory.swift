/// Reads the central directory: one header per entry, APPNOTE.TXT 4.3.12.
struct ZipDirectory {
  private(set) var entries: [WalkedEntry] = []
  private(set) var findings: [ZipFinding] = []

  init(_ bytes: ArchiveBytes, end: ZipEnd, limits: ArchiveLimits) {
    var position = end.directory.lowerBound
    while position < end.directory.upperBound {
      guard entries.count < limits.entries else {
        findings.append(
          ZipFinding(.tooManyEntries(count: max(end.entries, limits.entries + 1), limit: limits.entries)))
        return
      }
      guard let (entry, next) = Self.entry(in: bytes, at: position, end: end) else {
        findings.append(
          ZipFinding(.directoryDamaged("the directory breaks off after \(entries.count) files")))
        return
      }
      entries.append(entry)
      position = next
    }
    if entries.count != end.entries {
      findings.append(
        ZipFinding(
          .directoryDamaged(
            "the end record counts \(end.entries) files, the directory lists \(entries.count)")))
    }
  }

  private static func entry(in bytes: ArchiveBytes, at position: Int, end: ZipEnd) -> (
    WalkedEntry, next: Int
  )? {
    guard bytes.hasSignature(.directory, at: position), position <= end.directory.upperBound - 46,
      let madeBy = bytes.uint16(at: position + 4), let flags = bytes.uint16(at: position + 8),
      let method = bytes.uint16(at: position + 10), let crc = bytes.uint32(at: position + 16),
      let shortPacked = bytes.uint32(at: position + 20), let shortSize = bytes.uint32(at: position + 24),
      let nameCount = bytes.uint16(at: position + 28), let extraCount = bytes.uint16(at: position + 30),
      let commentCount = bytes.uint16(at: position + 32), let attributes = bytes.uint32(at: position + 38),
      let shortOffset = bytes.uint32(at: position + 42)
    else { return nil }
    let next = position + 46 + nameCount + extraCount + commentCount
    guard next <= end.directory.upperBound,
      let nameRange = bytes.range(from: position + 46, count: nameCount),
      let extraRange = bytes.range(from: nameRange.upperBound, count: extraCount)
    else { return nil }
    let extra = ExtraFields(bytes, in: extraRange)
    let large = extra.zip64(size: shortSize, packed: shortPacked, offset: shortOffset)
    let nameBytes = Array(bytes.bytes[nameRange])
    let (offset, overflow) = (large?.offset ?? shortOffset).addingReportingOverflow(end.base)
    let entry = WalkedEntry(
      name: String(decoding: nameBytes, as: UTF8.self), nameBytes: nameBytes,
      kind: kind(name: nameBytes, madeBy: madeBy, attributes: attributes), method: method, flags: flags,
      crc32: UInt32(truncatingIfNeeded: crc), packedSize: large?.packed ?? shortPacked,
      size: large?.size ?? shortSize, data: nil, localOffset: overflow ? Int.max : offset, end: 0,
      usesZip64: large != nil, otherName: extra.unicodeName)
    return (entry, next)
  }

  /// The upper half of the attributes is a Unix mode where a Unix or macOS made the entry, APPNOTE.TXT 4.4.2.
  private static func kind(name: [UInt8], madeBy: Int, attributes: Int) -> WalkedEntry.Kind {
    let hasMode = madeBy >> 8 == 3 || madeBy >> 8 == 19
    switch hasMode ? (attributes >> 16) & 0xF000 : 0 {
    case 0xA000: return .symbolicLink
    case 0x4000: return .folder
    case 0, 0x8000: return name.last == 0x2F ? .folder : .file
    default: return .other
    }
  }
}
