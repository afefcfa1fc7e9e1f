import CLibZip

/// The checksum that archives keep of each file.
///
/// From zlib, which libzip brings into the process anyway: several times as fast as a table of our own.
public enum CRC32 {
  public static func of(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { of($0) }
  }

  public static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return 0 }
    return UInt32(truncatingIfNeeded: crc32_z(0, start, bytes.count))
  }
}
