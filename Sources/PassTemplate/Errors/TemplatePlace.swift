public import PassData

/// Where something stands in a template: a value or a key of its tree, and how far inside that text.
public struct TemplatePlace: Sendable, Equatable {
  public enum Part: Sendable, Equatable {
    case value
    case key
  }

  public var pointer: JSONPointer
  public var part: Part
  /// Bytes of UTF-8 from the start of the text that the key or the value is; nil for the key or value as a whole.
  public var offset: Int?

  public init(_ pointer: JSONPointer, part: Part = .value, offset: Int? = nil) {
    self.pointer = pointer
    self.part = part
    self.offset = offset
  }

  func moved(to offset: Int) -> TemplatePlace { TemplatePlace(pointer, part: part, offset: offset) }
}

extension JSONDocument {
  /// Line and column of a place, also inside a string with escapes.
  public func location(of place: TemplatePlace) -> SourceLocation {
    let whole = place.part == .key ? locationOfKey(place.pointer) : location(of: place.pointer)
    guard let offset = place.offset else { return whole }
    let start = place.part == .key ? keyByteOffset(place.pointer, whole) : byteOffset(of: place.pointer)
    guard let start else { return whole }
    let inside = source.byteOffset(insideStringAt: start, textOffset: offset)
    return source.location(ofByte: inside, pointer: place.pointer)
  }

  /// The byte where a key begins, found from its line and column.
  private func keyByteOffset(_ pointer: JSONPointer, _ location: SourceLocation) -> Int? {
    guard let line = location.line, let column = location.column else { return nil }
    return source.byteOffset(line: line, column: column)
  }
}

extension SourceText {
  /// The byte of the source where a byte of a string's decoded text comes from. `start` is the opening quote.
  func byteOffset(insideStringAt start: Int, textOffset: Int) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return start }
    var index = start + 1
    var decoded = 0
    while decoded < textOffset, index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        decoded += 1
        continue
      }
      let (source, text) = escape(at: index)
      index += source
      decoded += text
    }
    return min(index, bytes.count)
  }

  /// How many bytes an escape takes in the source, and how many its scalar takes in UTF-8.
  private func escape(at index: Int) -> (source: Int, text: Int) {
    guard index + 5 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: bytes[(index + 2)...(index + 5)], as: UTF8.self)
    switch UInt32(digits, radix: 16) ?? 0 {
    case 0..<0x80: return (6, 1)
    case 0x80..<0x800: return (6, 2)
    case 0xD800..<0xE000: return (12, 4)
    default: return (6, 3)
    }
  }

  fileprivate func byteOffset(line: Int, column: Int) -> Int? {
    var index = 0
    var current = 1
    while current < line, index < bytes.count {
      let byte = bytes[index]
      index += 1
      let isReturnBeforeFeed = byte == 0x0D && index < bytes.count && bytes[index] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isReturnBeforeFeed) { current += 1 }
    }
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var remaining = column - 1
    while remaining > 0, index < bytes.count {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      remaining -= 1
    }
    return index
  }
}
