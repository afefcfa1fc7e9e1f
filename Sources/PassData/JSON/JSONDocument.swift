/// One JSON text that was read: its tree, and where everything in it stands.
public struct JSONDocument: Sendable {
  public let value: JSONValue
  public let source: SourceText

  /// Whether the text began with a UTF-8 byte order mark, which was skipped. The caller decides how bad that is.
  public let hasByteOrderMark: Bool

  let positions: JSONPositions

  /// Where the value at a pointer begins. A pointer to nothing gives the place of its nearest ancestor.
  public func location(of pointer: JSONPointer) -> SourceLocation {
    source.location(ofByte: positions.valueOffset(of: pointer), pointer: pointer)
  }

  /// Where the key of the member at a pointer begins; for elements and the root, where the value does.
  public func locationOfKey(_ pointer: JSONPointer) -> SourceLocation {
    source.location(ofByte: positions.keyOffset(of: pointer), pointer: pointer)
  }
}

/// Byte offsets beside the tree, in the tree's shape. Filled by the reader.
struct JSONPositions: Sendable {
  func valueOffset(of pointer: JSONPointer) -> Int { 0 }
  func keyOffset(of pointer: JSONPointer) -> Int { 0 }
}
