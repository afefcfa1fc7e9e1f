import PassData

/// Where values and members of a JSON text begin and end, in bytes. For texts that the reader has read.
struct JSONSource {
  let document: JSONDocument
  private var bytes: [UInt8] { document.source.bytes }

  /// The bytes of the value at a pointer, without the white space around it.
  func range(of pointer: JSONPointer) -> Range<Int>? {
    guard document.value.value(at: pointer) != nil else { return nil }
    let start = document.byteOffset(of: pointer)
    return end(ofValueAt: start).map { start..<$0 }
  }

  /// The bytes of a member's key, quotes included.
  func rangeOfKey(_ pointer: JSONPointer) -> Range<Int>? {
    let place = document.locationOfKey(pointer)
    guard let start = Self.offset(of: place, in: bytes), bytes.indices.contains(start), bytes[start] == quote,
      let end = end(ofStringAt: start)
    else { return nil }
    return start..<end
  }

  /// What to cut so that a member is gone and its neighbours keep their layout.
  func rangeOfMember(_ pointer: JSONPointer) -> Range<Int>? {
    guard let key = rangeOfKey(pointer), let value = range(of: pointer) else { return nil }
    let next = skippingSpace(from: value.upperBound)
    if next < bytes.count, bytes[next] == comma { return key.lowerBound..<skippingSpace(from: next + 1) }
    // The last member takes the comma before it along, if there is one.
    var before = key.lowerBound
    while before > 0, Self.isSpace(bytes[before - 1]) { before -= 1 }
    return before > 0 && bytes[before - 1] == comma
      ? (before - 1)..<value.upperBound : key.lowerBound..<value.upperBound
  }

  private func end(ofValueAt start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case quote: return end(ofStringAt: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return end(ofContainerAt: start)
    default:
      var end = start
      while end < bytes.count, !Self.isSpace(bytes[end]), ![comma, 0x5D, 0x7D].contains(bytes[end]) {
        end += 1
      }
      return end
    }
  }

  private func end(ofStringAt start: Int) -> Int? {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case quote: return position + 1
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return nil
  }

  private func end(ofContainerAt start: Int) -> Int? {
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        guard let end = end(ofStringAt: position) else { return nil }
        position = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position += 1
    }
    return nil
  }

  private func skippingSpace(from start: Int) -> Int {
    var position = start
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    return position
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private let quote = UInt8(ascii: "\"")
  private let comma = UInt8(ascii: ",")

  init(_ document: JSONDocument) { self.document = document }

  /// The byte at a line and a column, which counts scalars.
  static func offset(of location: SourceLocation, in bytes: [UInt8]) -> Int? {
    guard let wantedLine = location.line, let wantedColumn = location.column else { return nil }
    var (line, index) = (1, 0)
    while line < wantedLine, index < bytes.count {
      let byte = bytes[index]
      index += 1
      let isReturnBeforeFeed = byte == 0x0D && index < bytes.count && bytes[index] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isReturnBeforeFeed) { line += 1 }
    }
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var column = 1
    while column < wantedColumn, index < bytes.count {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      column += 1
    }
    return line == wantedLine ? index : nil
  }
}
