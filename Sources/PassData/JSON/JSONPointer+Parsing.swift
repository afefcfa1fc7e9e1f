extension JSONPointer {
  /// A text that is no pointer by RFC 6901.
  public enum SyntaxError: DiagnosableError, Equatable {
    /// Text that is not empty and does not begin with `/`.
    case noSlash(String)
    /// A `~` that is followed by neither 0 nor 1.
    case badEscape(String)

    public var diagnostic: Diagnostic {
      switch self {
      case .noSlash(let text):
        Diagnostic(
          .error, "json.pointer", "'\(text)' is no JSON pointer: it does not begin with '/'",
          hints: ["write '/\(text)'"])
      case .badEscape(let text):
        Diagnostic(
          .error, "json.pointer", "'\(text)' is no JSON pointer: '~' is followed by neither 0 nor 1",
          hints: ["write '~0' for '~' and '~1' for '/'"])
      }
    }
  }

  /// Reads `/storeCard/primaryFields/0/value`; the empty text is the root.
  ///
  /// A token of digits without a leading zero becomes an index; ``JSONValue/value(at:)`` takes an index as a key
  /// where the value is an object.
  public init(parsing text: String) throws(SyntaxError) {
    self.init()
    guard !text.isEmpty else { return }
    let pieces = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard pieces.first?.isEmpty == true else { throw .noSlash(text) }
    for piece in pieces.dropFirst() {
      guard let key = Self.unescaped(piece) else { throw .badEscape(text) }
      tokens.append(Self.index(key).map(Token.index) ?? .key(key))
    }
  }

  private static func unescaped(_ piece: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var isEscaping = false
    for byte in piece {
      switch (isEscaping, byte) {
      case (false, UInt8(ascii: "~")): isEscaping = true
      case (false, _): bytes.append(byte)
      case (true, UInt8(ascii: "0")): (bytes, isEscaping) = (bytes + [UInt8(ascii: "~")], false)
      case (true, UInt8(ascii: "1")): (bytes, isEscaping) = (bytes + [UInt8(ascii: "/")], false)
      case (true, _): return nil
      }
    }
    return isEscaping ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func index(_ key: String) -> Int? {
    let digits = key.utf8
    guard !digits.isEmpty, digits.allSatisfy(JSONScanner.isDigit) else { return nil }
    if digits.first == UInt8(ascii: "0"), digits.count > 1 { return nil }
    return Int(key)
  }
}
