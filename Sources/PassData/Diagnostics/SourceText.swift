/// The bytes of one text and its name, for turning byte offsets into lines and columns.
///
/// Lines end at LF, CR LF or a lone CR; columns count Unicode scalars. Offsets may point one past the end.
public struct SourceText: Sendable {
  public let file: String
  public let bytes: [UInt8]

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The place of a byte. Looked up on demand, because only faults need places.
  public func location(ofByte offset: Int, pointer: JSONPointer? = nil) -> SourceLocation {
    let target = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    var index = 0
    while index < target {
      let byte = bytes[index]
      index += 1
      let isReturnBeforeFeed = byte == 0x0D && index < bytes.count && bytes[index] == 0x0A
      guard byte == 0x0A || (byte == 0x0D && !isReturnBeforeFeed) else { continue }
      line += 1
      lineStart = index
    }
    let column = 1 + scalarCount(lineStart..<target)
    return SourceLocation(
      file: file, line: line, column: column, pointer: pointer, excerpt: excerpt(from: lineStart))
  }

  /// UTF-8 continuation bytes do not start a scalar. A byte order mark has no width.
  private func scalarCount(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    let startsWithMark = range.lowerBound == 0 && range.count >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return startsWithMark ? count - 1 : count
  }

  private func excerpt(from lineStart: Int) -> String {
    var end = lineStart
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    var line = bytes[lineStart..<end]
    if lineStart == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    return String(decoding: line, as: UTF8.self)
  }
}
