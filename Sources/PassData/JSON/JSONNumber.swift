/// A JSON number as it was spelled. Arithmetic makes a new one; nothing else changes the text.
public struct JSONNumber: Sendable, Equatable {
  /// The text by RFC 8259 section 6: `12.0`, `1e3`, `0.1000`, `18446744073709551616`.
  public let text: String

  /// For a text that the reader has already found to be a number.
  init(validated text: String) { self.text = text }

  public init(_ value: Int64) { text = String(value) }
  public init(_ value: Int) { text = String(value) }

  public static func == (left: JSONNumber, right: JSONNumber) -> Bool { left.text == right.text }
}

extension JSONNumber {
  /// Equality by value: `1.0` and `1` and `10e-1` are one number. (To be made exact by the reader's author.)
  public func isEqualInValue(to other: JSONNumber) -> Bool {
    text == other.text || Double(text) == Double(other.text)
  }
}
