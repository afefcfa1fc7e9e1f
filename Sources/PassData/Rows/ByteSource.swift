/// Gives the bytes of a text piece by piece, so that no text is ever held whole.
public protocol ByteSource: Sendable {
  /// The next bytes, as many as are convenient; none at the end, and from then on.
  mutating func next() throws -> [UInt8]
}

/// Where rows come from: a name for messages, and a way to read from the start, as often as asked.
public struct RowInput: Sendable {
  /// The file as the user named it, or `<stdin>`.
  public let name: String

  /// Begins at the first byte.
  public let open: @Sendable () throws -> any ByteSource

  public init(name: String, open: @escaping @Sendable () throws -> any ByteSource) {
    self.name = name
    self.open = open
  }

  /// Bytes in memory, handed out in pieces of `pieceSize`.
  public init(name: String, bytes: [UInt8], pieceSize: Int = 1 << 16) {
    self.init(name: name) { MemorySource(bytes: bytes, pieceSize: max(pieceSize, 1)) }
  }
}

private struct MemorySource: ByteSource {
  let bytes: [UInt8]
  let pieceSize: Int
  var offset = 0

  mutating func next() -> [UInt8] {
    let end = min(offset + pieceSize, bytes.count)
    defer { offset = end }
    return Array(bytes[offset..<end])
  }
}
