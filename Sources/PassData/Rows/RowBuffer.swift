/// The part of a text that is being looked at: from the record that is read now to as far as the source has given.
struct RowBuffer<Source: ByteSource>: Sendable {
  private(set) var source: Source
  private(set) var bytes: [UInt8] = []
  /// Where the unread bytes begin.
  private(set) var start = 0
  /// Whether nothing follows what stands in ``bytes``.
  private(set) var isLast = false

  private var blockSize: Int { 1 << 16 }

  init(_ source: Source) { self.source = source }

  var unreadCount: Int { bytes.count - start }
  var isAtEnd: Bool { isLast && unreadCount == 0 }

  mutating func consume(upTo index: Int) { start = index }

  /// Doubles what is unread, at least by a block, so that a large record is looked at a few times only.
  mutating func fill() throws {
    bytes.removeSubrange(0..<start)
    start = 0
    let wanted = bytes.count + max(bytes.count, blockSize)
    while bytes.count < wanted, !isLast {
      let piece = try source.next()
      if piece.isEmpty { isLast = true } else { bytes.append(contentsOf: piece) }
    }
  }

  /// Walks over the record that begins where the unread bytes do; false where more bytes are needed.
  func scan(_ record: inout CSVRecord, delimiter: UInt8) -> Bool {
    bytes.withUnsafeBufferPointer { record.scan($0, from: start, delimiter: delimiter, isLast: isLast) }
  }
}
