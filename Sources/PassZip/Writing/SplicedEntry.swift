/// An entry that an ``ArchiveTemplate`` adds, with its checksum.
public struct SplicedEntry: Sendable {
  public let name: String
  public let bytes: [UInt8]
  public let crc32: UInt32

  /// - Parameter crc32: for a caller that knows it; computed otherwise.
  public init(_ name: String, _ bytes: [UInt8], crc32: UInt32? = nil) {
    self.name = name
    self.bytes = bytes
    self.crc32 = crc32 ?? CRC32.of(bytes)
  }
}
