/// A JSON number as it was spelled. Arithmetic makes a new one; nothing else changes the text.
///
/// `==` compares the spelling. ``isEqualInValue(to:)`` and ``compare(to:)`` compare exactly by value, as decimals.
public struct JSONNumber: Sendable, Equatable {
  /// The text by RFC 8259 section 6: `12.0`, `1e3`, `0.1000`, `18446744073709551616`.
  public let text: String

  /// For a text that the reader has already found to be a number.
  init(validated text: String) { self.text = text }

  /// A number by the grammar of RFC 8259; nil for anything else, such as `007`, `+5`, `1,5`, ` 1`.
  public init?(text: String) {
    var text = text
    let isNumber = text.withUTF8 { bytes in
      var scanner = JSONScanner(bytes, source: SourceText(file: "", bytes: []), depth: 0, tolerance: [])
      return (try? scanner.number()) != nil && scanner.isAtEnd
    }
    guard isNumber else { return nil }
    self.text = text
  }

  public init(_ value: Int64) { text = String(value) }
  public init(_ value: Int) { text = String(value) }

  /// The shortest text that reads back as this value, without `.0` for whole numbers below 2^53; nil for NaN and
  /// infinities.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let isWhole = abs(value) < 9_007_199_254_740_992 && value == value.rounded(.towardZero)
    text = isWhole ? String(Int64(value)) : value.description
  }

  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }
}

extension JSONNumber: CustomStringConvertible {
  public var description: String { text }
}

extension JSONNumber {
  /// The value if it is a whole number within 64 bits, however it is spelled: `12`, `12.0`, `1.2e1`.
  public var int64: Int64? { Int64(text) ?? decimal.int64 }

  /// The nearest double; nil beyond its range, such as `1e400`. What is too small to tell from 0 is 0.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Whether the value is a whole number, however it is spelled and however large.
  public var isInteger: Bool { decimal.isInteger }

  /// Equality by value: `1.0` and `1` and `10e-1` are one number, and so are `0` and `-0`.
  public func isEqualInValue(to other: JSONNumber) -> Bool {
    self == other || decimal == other.decimal
  }

  /// -1, 0 or 1: whether this is less than, equal to or greater than another, exactly.
  public func compare(to other: JSONNumber) -> Int { decimal.compare(to: other.decimal) }

  /// Whether this is a whole number of times another, exactly: `0.3` is a multiple of `0.1`. Nothing but 0 is a
  /// multiple of 0. Nil where `other` has more than 18 significant digits.
  public func isMultiple(of other: JSONNumber) -> Bool? { decimal.isMultiple(of: other.decimal) }

  private var decimal: ExactDecimal { ExactDecimal(validated: text) }
}
