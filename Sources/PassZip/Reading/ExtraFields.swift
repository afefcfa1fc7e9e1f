/// The extra fields of one header, APPNOTE.TXT 4.5, as far as they change what the header says.
struct ExtraFields {
  private let bytes: ArchiveBytes
  private var zip64Range: Range<Int>?

  /// Info-ZIP's field 0x7075: the name in UTF-8 for readers that know it.
  private(set) var unicodeName: [UInt8]?

  init(_ bytes: ArchiveBytes, in range: Range<Int>) {
    self.bytes = bytes
    var position = range.lowerBound
    while position + 4 <= range.upperBound, let id = bytes.uint16(at: position),
      let count = bytes.uint16(at: position + 2)
    {
      let content = (position + 4)..<(position + 4 + count)
      guard content.upperBound <= range.upperBound else { return }
      if id == 0x0001 { zip64Range = content }
      // Version, CRC-32 of the short name, name.
      if id == 0x7075, count >= 5 { unicodeName = Array(bytes.bytes[content.dropFirst(5)]) }
      position = content.upperBound
    }
  }

  /// The 64-bit numbers that stand here for those of the header that are all ones; nil without the field.
  func zip64(size: Int, packed: Int, offset: Int) -> (size: Int, packed: Int, offset: Int)? {
    guard let range = zip64Range else { return nil }
    var position = range.lowerBound
    func next(instead short: Int) -> Int {
      guard short == 0xFFFF_FFFF, position + 8 <= range.upperBound else { return short }
      defer { position += 8 }
      return bytes.uint64(at: position) ?? Int.max
    }
    let size = next(instead: size)
    let packed = next(instead: packed)
    return (size, packed, next(instead: offset))
  }
}
