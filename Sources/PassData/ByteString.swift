/// A text as its UTF-8 bytes, for dictionaries and sets.
///
/// Swift's `String ==` merges é with e plus accent (canonical equivalence). Keys, file names and cells are told
/// apart by their bytes, as Wallet, manifests and archives do.
public struct ByteString: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (left: ByteString, right: ByteString) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  public func hash(into hasher: inout Hasher) {
    let hashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if hashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }

  public static func < (left: ByteString, right: ByteString) -> Bool { left.text.precedesByBytes(right.text) }

  public var description: String { text }
}

extension String {
  /// Whether two texts are the same bytes in UTF-8.
  ///
  /// Most comparisons end at the count; the bytes are compared in place, which is several times faster than walking two
  /// views.
  public func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        Self.isSame(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether two stretches of the same length hold the same bytes, eight at a time.
  private static func isSame(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= left.count {
      let isWordSame =
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard isWordSame else { return false }
      offset += 8
    }
    return left[offset...].elementsEqual(right[offset...])
  }

  /// The order of archives and manifests: by UTF-8 bytes, whatever the locale.
  public func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
