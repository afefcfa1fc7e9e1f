/// An entry as the walk over an archive found it. Nothing of it is believed.
public struct WalkedEntry: Sendable {
  public enum Kind: Sendable, Equatable {
    case file
    case folder
    case symbolicLink
    /// A device, a pipe: what no pass holds.
    case other
  }

  /// The name as text; bytes that are no UTF-8 are replaced.
  public let name: String
  public let nameBytes: [UInt8]
  public let kind: Kind
  /// 0 is stored, 8 is deflated.
  public let method: Int
  public let flags: Int
  public let crc32: UInt32
  public let packedSize: Int
  /// As stated, not as measured.
  public let size: Int
  /// Where the packed bytes lie; nil where they can't be read or must not be.
  public internal(set) var data: Range<Int>?

  /// Where its own header lies in the file.
  let localOffset: Int
  /// Where everything of it ends: header, bytes, descriptor.
  var end: Int
  let usesZip64: Bool
  /// A name that Info-ZIP's extra field 0x7075 puts in place of this one.
  let otherName: [UInt8]?

  var hasDescriptor: Bool { flags & 0x0008 != 0 }
  var isEncrypted: Bool { flags & 0x2041 != 0 }
}
