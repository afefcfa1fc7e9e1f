import PassCrypto
import PassZip

/// The bytes of one file of a pass, with the two sums that every archive needs of them, taken once.
public struct Asset: Sendable, Equatable {
  public let bytes: [UInt8]

  /// What the manifest holds, 20 bytes.
  public let sha1: [UInt8]

  /// What the archive holds.
  public let crc32: UInt32

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    sha1 = Digest.sha1(bytes)
    crc32 = CRC32.of(bytes)
  }

  public static func == (left: Asset, right: Asset) -> Bool {
    left.sha1 == right.sha1 && left.bytes == right.bytes
  }
}
