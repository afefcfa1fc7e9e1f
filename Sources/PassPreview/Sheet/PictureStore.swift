import PassLayout

/// The picture files of a pass, checked before anything decodes them.
///
/// Only PNG and JPEG files whose header says so, of at most ``Limits/bytes`` and ``Limits/pixels``, are kept; a file of
/// ten bytes that claims to be 60,000 × 60,000 never reaches a decoder.
public struct PictureStore: Sendable {
  public struct Limits: Sendable {
    public var bytes = 10 << 20
    public var pixels = 16_000_000
    public var side = 16_384
    public init() {}
  }

  public struct File: Sendable, Equatable {
    public var bytes: [UInt8]
    public var header: PictureHeader
  }

  public private(set) var files: [String: File] = [:]

  public init() {}

  /// Keeps a picture, or says in words why not.
  public mutating func add(_ path: String, _ bytes: [UInt8], limits: Limits = Limits()) -> String? {
    guard let header = PictureHeader(bytes) else { return "is neither a PNG nor a JPEG picture" }
    guard bytes.count <= limits.bytes else { return "has more than \(limits.bytes >> 20) MB" }
    let isSane = (1...limits.side).contains(header.width) && (1...limits.side).contains(header.height)
    guard isSane, header.width * header.height <= limits.pixels else {
      return "is \(header.width)×\(header.height), too large to draw"
    }
    files[path] = File(bytes: bytes, header: header)
    return nil
  }
}
