/// The names that JSON-e's expressions can use: `[a-zA-Z_][a-zA-Z0-9_]*`.
public enum Identifier {
  /// Whether a text can be used as a name in an expression.
  public static func isValid(_ text: String) -> Bool {
    var utf8 = text.utf8.makeIterator()
    guard let first = utf8.next(), isStart(first) else { return false }
    while let byte = utf8.next() { guard isPart(byte) else { return false } }
    return true
  }

  static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  static func isPart(_ byte: UInt8) -> Bool { isStart(byte) || isDigit(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
