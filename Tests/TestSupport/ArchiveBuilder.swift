/// Makes zip archives byte by byte, so that a test can break one thing at a time.
///
/// What is not set is right: a plain stored archive that every reader accepts.
public struct ArchiveBuilder: Sendable {
  public struct Entry: Sendable {
    public var name: [UInt8]
    /// The bytes as packed.
    public var packed: [UInt8]
    public var size: Int
    public var crc: UInt32
    public var method = 0
    public var flags = 0
    public var madeBy = 3 << 8 | 20
    public var attributes = 0o100644 << 16
    public var extra: [UInt8] = []
    public var localExtra: [UInt8] = []
    /// Bytes between the entry before and this one.
    public var gapBefore: [UInt8] = []
    /// What stands behind the bytes.
    public var descriptor: [UInt8] = []
    /// Where the directory says that it lies, if elsewhere than it does.
    public var offset: Int?
    /// Its own header, where it differs from the directory.
    public var localName: [UInt8]?
    public var localCRC: UInt32?
    public var localPackedSize: Int?
    public var localSize: Int?
    public var localMethod: Int?
    public var localFlags: Int?
    public var isListed = true
    /// Whether it stands before the directory at all.
    public var isWritten = true
    /// What the directory says, where it lies.
    public var statedPackedSize: Int?

    public init(_ name: String, _ bytes: [UInt8]) {
      self.name = Array(name.utf8)
      packed = bytes
      size = bytes.count
      crc = ArchiveBuilder.crc32(bytes)
    }

    public init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

    /// Deflated, in blocks that store: the simplest streams that RFC 1951 knows.
    public static func deflated(_ name: String, _ bytes: [UInt8]) -> Entry {
      var entry = Entry(name, bytes)
      entry.method = 8
      entry.packed = ArchiveBuilder.deflate(bytes)
      return entry
    }

    /// The same entry with one thing changed.
    public func with(_ change: (inout Entry) -> Void) -> Entry {
      var copy = self
      change(&copy)
      return copy
    }
  }

  public var entries: [Entry]
  public var leading: [UInt8] = []
  public var trailing: [UInt8] = []
  public var comment: [UInt8] = []
  public var beforeEnd: [UInt8] = []
  public var entryCount: Int?
  public var directorySize: Int?
  public var directoryOffset: Int?
  public var disk = 0
  public var usesZip64 = false
  /// Whether offsets count the leading bytes, as self-extracting archives have it.
  public var offsetsCountLeading = false

  public init(_ entries: [Entry]) { self.entries = entries }

  public func with(_ change: (inout ArchiveBuilder) -> Void) -> ArchiveBuilder {
    var copy = self
    change(&copy)
    return copy
  }

  public var bytes: [UInt8] {
    var output = leading
    let base = offsetsCountLeading ? 0 : leading.count
    var offsets: [Int] = []
    for entry in entries {
      output += entry.gapBefore
      offsets.append(output.count - base)
      if entry.isWritten { output += Self.local(entry) }
    }
    let directory = output.count
    for (entry, offset) in zip(entries, offsets) where entry.isListed {
      output += Self.number(0x0201_4B50, 4) + Self.number(entry.madeBy, 2) + Self.number(20, 2)
      output +=
        Self.number(entry.flags, 2) + Self.number(entry.method, 2) + Self.number(0, 2) + Self.number(0x21, 2)
      output += Self.number(Int(entry.crc), 4)
      output += Self.number(entry.statedPackedSize ?? entry.packed.count, 4) + Self.number(entry.size, 4)
      output += Self.number(entry.name.count, 2) + Self.number(entry.extra.count, 2) + Self.number(0, 2)
      output += Self.number(0, 2) + Self.number(0, 2) + Self.number(entry.attributes, 4)
      output += Self.number(entry.offset ?? offset, 4) + entry.name + entry.extra
    }
    let size = directorySize ?? output.count - directory
    let offset = directoryOffset ?? directory - base
    let count = entryCount ?? entries.filter(\.isListed).count
    if usesZip64 { output += zip64(count: count, size: size, offset: offset, at: output.count - base) }
    output += beforeEnd
    let short = usesZip64
    output += Self.number(0x0605_4B50, 4) + Self.number(disk, 2) + Self.number(disk, 2)
    output += Self.number(short ? 0xFFFF : count, 2) + Self.number(short ? 0xFFFF : count, 2)
    output += Self.number(short ? 0xFFFF_FFFF : size, 4) + Self.number(short ? 0xFFFF_FFFF : offset, 4)
    output += Self.number(comment.count, 2) + comment + trailing
    return output
  }

  /// The header, bytes and descriptor of one entry.
  public static func local(_ entry: Entry) -> [UInt8] {
    var output = number(0x0403_4B50, 4) + number(20, 2) + number(entry.localFlags ?? entry.flags, 2)
    output += number(entry.localMethod ?? entry.method, 2) + number(0, 2) + number(0x21, 2)
    output += number(Int(entry.localCRC ?? entry.crc), 4)
    output += number(entry.localPackedSize ?? entry.packed.count, 4)
    output += number(entry.localSize ?? entry.size, 4)
    let name = entry.localName ?? entry.name
    output += number(name.count, 2) + number(entry.localExtra.count, 2) + name + entry.localExtra
    return output + entry.packed + entry.descriptor
  }

  private func zip64(count: Int, size: Int, offset: Int, at position: Int) -> [UInt8] {
    Self.number(0x0606_4B50, 4) + Self.number(44, 8) + Self.number(45, 2) + Self.number(45, 2)
      + Self.number(0, 4)
      + Self.number(0, 4) + Self.number(count, 8) + Self.number(count, 8) + Self.number(size, 8)
      + Self.number(offset, 8) + Self.number(0x0706_4B50, 4) + Self.number(0, 4) + Self.number(position, 8)
      + Self.number(1, 4)
  }

  public static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  public static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  public static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      output.append(rest.isEmpty ? 1 : 0)
      output += number(block.count, 2) + number(~block.count, 2) + block
    } while !rest.isEmpty
    return output
  }
}
