import Testing

/// Bytes spelled as text for a table: `\u{F7xx}` stands for the raw byte xx, so that broken UTF-8 can be written down.
struct ByteText: Sendable, CustomTestStringConvertible, ExpressibleByStringLiteral {
  let title: String
  let bytes: [UInt8]

  init(_ title: String, _ text: String) {
    self.title = title
    bytes = Self.bytes(of: text)
  }

  init(stringLiteral text: String) { self.init(text, text) }

  var testDescription: String { title }

  static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      (0xF700...0xF7FF).contains(scalar.value) ? [UInt8(scalar.value & 0xFF)] : Array(String(scalar).utf8)
    }
  }
}
