/// Reads rows that are the elements of one JSON array, without holding the array.
///
/// An element that is no JSON object is a faulty row. What is wrong between elements ends the file with an error.
struct JSONArrayReader: RowSource {
  private enum State { case beforeArray, beforeFirst, afterElement, ended }

  private let name: String
  private let largestRow: Int
  private var buffer: RowBuffer<AnySource>
  private var state = State.beforeArray
  private var number = 0
  private var line = 1
  private var column = 1
  /// Where the array begins, for one that never ends.
  private var opening: SourceLocation
  let hasByteOrderMark: Bool

  init(_ input: RowInput, options: RowOptions) throws {
    name = input.name
    largestRow = options.largestRow
    buffer = RowBuffer(AnySource(try input.open()))
    opening = SourceLocation(file: name)
    hasByteOrderMark = try buffer.skipUTF8Mark(name: name)
  }

  mutating func next() throws -> DataRow? {
    if state == .ended { return nil }
    if state == .beforeArray { try enterArray() }
    guard try reachElement() else {
      try finish()
      return nil
    }
    number += 1
    state = .afterElement
    let place = place
    return JSONRow.make(number: number, raw: try takeElement(), at: place)
  }

  private mutating func enterArray() throws {
    guard let byte = try peek() else { throw RowError(.json(.empty), at: place) }
    guard byte == UInt8(ascii: "[") else {
      throw RowError(.notAnArray(found: byte == UInt8(ascii: "{") ? "an object" : "this"), at: place)
    }
    opening = place
    take()
    state = .beforeFirst
  }

  /// Goes to the next element; false at the end of the array.
  private mutating func reachElement() throws -> Bool {
    guard var byte = try peek() else { throw RowError(.json(.unterminatedArray), at: opening) }
    if byte == UInt8(ascii: "]") { return false }
    if state == .afterElement {
      guard byte == UInt8(ascii: ",") else { throw RowError(.json(.missingComma), at: place) }
      let comma = place
      take()
      guard let following = try peek() else { throw RowError(.json(.unterminatedArray), at: opening) }
      if following == UInt8(ascii: "]") { throw RowError(.json(.trailingComma), at: comma) }
      byte = following
    }
    guard Self.beginsValue(byte) else { throw misfit(byte) }
    return true
  }

  private mutating func finish() throws {
    take()
    state = .ended
    if try peek() != nil { throw RowError(.json(.textAfterValue), at: place) }
  }

  private mutating func takeElement() throws -> [UInt8] {
    while true {
      let end = buffer.bytes.withUnsafeBufferPointer {
        Self.elementEnd(in: $0, from: buffer.start, isLast: buffer.isLast)
      }
      if (end ?? buffer.bytes.count) - buffer.start > largestRow {
        throw RowError(.rowTooLarge(limit: largestRow), at: place)
      }
      if let end {
        let element = Array(buffer.bytes[buffer.start..<end])
        move(to: end)
        return element
      }
      if buffer.isLast { throw RowError(.json(.unterminatedArray), at: opening) }
      try buffer.fill()
    }
  }

  /// Where the value that begins at `start` ends: by its brackets outside of strings, or at a delimiter.
  private static func elementEnd(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool
  ) -> Int? {
    var depth = 0
    var index = start
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}") where depth > 0, UInt8(ascii: "]") where depth > 0:
          depth -= 1
          if depth == 0 { return index + 1 }
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x09, 0x0A, 0x0D:
          if depth == 0 { return index }
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"): true
    default: JSONScanner.continuesWord(byte)
    }
  }

  /// A comma, a comment or another stranger where an element should begin, in the JSON reader's words.
  private func misfit(_ byte: UInt8) -> RowError {
    let text = Array(buffer.bytes[buffer.start...].prefix(8))
    do throws(JSONError) {
      _ = try JSONReader.read(text)
      return RowError(.json(.missingValue(key: nil)), at: place)
    } catch { return RowError(.json(error.fault), at: place) }
  }

  // MARK: - Moving, with lines and columns

  private var place: SourceLocation { SourceLocation(file: name, line: line, column: column) }

  /// The next byte that is not white space.
  private mutating func peek() throws -> UInt8? {
    while true {
      var index = buffer.start
      while index < buffer.bytes.count, JSONScanner.isBlank(buffer.bytes[index]) { index += 1 }
      move(to: index)
      if index < buffer.bytes.count { return buffer.bytes[index] }
      if buffer.isLast { return nil }
      try buffer.fill()
    }
  }

  private mutating func take() { move(to: buffer.start + 1) }

  private mutating func move(to index: Int) {
    for byte in buffer.bytes[buffer.start..<index] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    buffer.consume(upTo: index)
  }
}
