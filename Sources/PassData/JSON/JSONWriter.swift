/// Writes a tree as UTF-8 JSON. The same tree gives the same bytes.
///
/// Members keep their order and numbers their text. Only what RFC 8259 requires is escaped: quotes, backslashes and
/// control characters. No newline is written at the end.
public enum JSONWriter {
  public enum Layout: Sendable {
    /// No white space at all.
    case compact
    /// Two spaces a step, one member or element a line, `{}` and `[]` for empty ones.
    case indented
  }

  public static func write(_ value: JSONValue, layout: Layout = .compact) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4_096)
    switch layout {
    case .compact: append(value, to: &bytes)
    case .indented: appendIndented(value, depth: 0, to: &bytes)
    }
    return bytes
  }

  /// The compact form, onto what stands already.
  public static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: appendWord("null", to: &bytes)
    case .bool(true): appendWord("true", to: &bytes)
    case .bool(false): appendWord("false", to: &bytes)
    case .number(let number): bytes.append(contentsOf: number.text.utf8)
    case .string(let text): appendString(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(elements[index], to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for index in object.members.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        appendString(object.members[index].key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(object.members[index].value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func appendWord(_ word: StaticString, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private static func appendIndented(_ value: JSONValue, depth: Int, to bytes: inout [UInt8]) {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        appendBreak(after: index > 0, depth: depth + 1, to: &bytes)
        appendIndented(element, depth: depth + 1, to: &bytes)
      }
      appendBreak(after: false, depth: depth, to: &bytes)
      bytes.append(UInt8(ascii: "]"))
    case .object(let object) where !object.isEmpty:
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.enumerated() {
        appendBreak(after: index > 0, depth: depth + 1, to: &bytes)
        appendString(member.key, to: &bytes)
        appendWord(": ", to: &bytes)
        appendIndented(member.value, depth: depth + 1, to: &bytes)
      }
      appendBreak(after: false, depth: depth, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    default: append(value, to: &bytes)
    }
  }

  private static func appendBreak(after hasComma: Bool, depth: Int, to bytes: inout [UInt8]) {
    if hasComma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
