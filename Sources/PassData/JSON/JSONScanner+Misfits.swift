/// What stands where something else should: the mistakes that people make, by name.
extension JSONScanner {
  /// What the grammar wants next.
  enum Expectation {
    case value
    case key
    case colon(key: String, keyOffset: Int)
    case commaOrBracket
    case commaOrBrace

    var words: String {
      switch self {
      case .value: "a value"
      case .key: "a key in double quotes"
      case .colon: "':'"
      case .commaOrBracket: "',' or ']'"
      case .commaOrBrace: "',' or '}'"
      }
    }
  }

  @inline(never)
  func misfit(_ expectation: Expectation) -> JSONError {
    if let foreign = foreignSpelling() { return foreign }
    switch expectation {
    case .value: return notAValue()
    case .key:
      return Self.continuesWord(current)
        ? fault(.unquotedKey(spelling(from: offset)), at: offset) : unexpected("a key in double quotes")
    case .colon(let key, _):
      return isAtEnd || current != UInt8(ascii: "=")
        ? fault(.missingColon(key: key), at: offset) : unexpected(expectation.words)
    case .commaOrBracket, .commaOrBrace:
      return beginsValue ? fault(.missingComma, at: offset) : unexpected(expectation.words)
    }
  }

  func textAfterValue() -> JSONError { foreignSpelling() ?? fault(.textAfterValue, at: offset) }

  /// Spellings that other languages have: comments and single quotes.
  private func foreignSpelling() -> JSONError? {
    switch current {
    case UInt8(ascii: "#"): return fault(.comment("#"), at: offset)
    case UInt8(ascii: "'"): return fault(.singleQuotes, at: offset)
    case UInt8(ascii: "/") where offset + 1 < bytes.count:
      switch bytes[offset + 1] {
      case UInt8(ascii: "/"): return fault(.comment("//"), at: offset)
      case UInt8(ascii: "*"): return fault(.comment("/*"), at: offset)
      default: return nil
      }
    default: return nil
    }
  }

  private func notAValue() -> JSONError {
    switch current {
    case UInt8(ascii: "+"): return fault(.leadingPlus(spelling(from: offset)), at: offset)
    case UInt8(ascii: "."): return fault(.bareDot(spelling(from: offset)), at: offset)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return fault(.missingValue(key: nil), at: offset)
    default: break
    }
    guard Self.continuesWord(current) else { return unexpected("a value") }
    let word = spelling(from: offset)
    return word == "NaN" || word == "Infinity"
      ? fault(.notFinite(word), at: offset) : fault(.unknownWord(word), at: offset)
  }

  private var beginsValue: Bool {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): true
    default: Self.continuesWord(current)
    }
  }

  private func unexpected(_ expected: String) -> JSONError {
    guard !isAtEnd else { return fault(.unexpectedEnd(expected: expected), at: offset) }
    guard let scalar = UTF8Check.scalar(at: offset, in: bytes) else {
      let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
      let kind = UTF8Check.firstFault(in: rest)?.fault ?? .truncated
      return fault(.invalidUTF8(kind, byte: current), at: offset)
    }
    return fault(.unexpected(scalar, expected: expected), at: offset)
  }
}
