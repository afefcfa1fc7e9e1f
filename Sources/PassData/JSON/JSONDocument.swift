/// One JSON text that was read: its tree, and where everything in it stands.
public struct JSONDocument: Sendable {
  public let value: JSONValue
  public let source: SourceText

  /// Whether the text began with a UTF-8 byte order mark, which was skipped. The caller decides how bad that is.
  public let hasByteOrderMark: Bool

  /// The faults that ``JSONReader/Tolerance`` let pass, in the order of the text.
  public let tolerated: [JSONError]

  let positions: JSONPositions

  /// Where the value at a pointer begins. A pointer to nothing gives the place of its nearest ancestor.
  public func location(of pointer: JSONPointer) -> SourceLocation {
    source.location(ofByte: byteOffset(of: pointer), pointer: pointer)
  }

  /// Where the key of the member at a pointer begins; for elements and the root, where the value does.
  public func locationOfKey(_ pointer: JSONPointer) -> SourceLocation {
    source.location(ofByte: positions.keyOffset(of: pointer, in: value), pointer: pointer)
  }

  /// The offset in ``source`` of the value at a pointer, or of its nearest ancestor.
  public func byteOffset(of pointer: JSONPointer) -> Int {
    positions.valueOffset(of: pointer, in: value)
  }
}
