/// One token of an expression.
struct Token: Sendable {
  enum Kind: String, Sendable {
    case power = "**"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case openBracket = "["
    case closeBracket = "]"
    case dot = "."
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBrace = "{"
    case closeBrace = "}"
    case colon = ":"
    case comma = ","
    case greaterOrEqual = ">="
    case lessOrEqual = "<="
    case less = "<"
    case greater = ">"
    case equal = "=="
    case notEqual = "!="
    case not = "!"
    case and = "&&"
    case or = "||"
    case `true`
    case `false`
    case `in`
    case null
    case number
    case identifier
    case string
  }

  let kind: Kind
  /// The bytes of the text that the token covers.
  let range: Range<Int>
}

/// Reads the tokens of an expression one at a time, because what follows a `}` is no expression any more.
struct Lexer: Sendable {
  let bytes: [UInt8]
  /// Where the expression begins.
  let start: Int
  private var offset: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    offset = start
  }

  func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The next token, or nil at the end.
  mutating func next() throws(LocatedFault) -> Token? {
    while offset < bytes.count {
      let space = WhiteSpace.length(at: offset, in: bytes)
      if space == 0 { break }
      offset += space
    }
    guard offset < bytes.count else { return nil }
    guard let (kind, length) = symbol() ?? number() ?? word() ?? quoted() else {
      let whole = String(decoding: bytes[start...], as: UTF8.self)
      let rest = String(decoding: bytes[offset...], as: UTF8.self)
      throw LocatedFault(.unexpectedInput(expression: whole, rest: rest), at: offset)
    }
    defer { offset += length }
    return Token(kind: kind, range: offset..<offset + length)
  }

  private func symbol() -> (Token.Kind, Int)? {
    let following = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch (bytes[offset], following) {
    case (UInt8(ascii: "*"), UInt8(ascii: "*")): return (.power, 2)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): return (.greaterOrEqual, 2)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): return (.lessOrEqual, 2)
    case (UInt8(ascii: "="), UInt8(ascii: "=")): return (.equal, 2)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): return (.notEqual, 2)
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): return (.and, 2)
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): return (.or, 2)
    case (UInt8(ascii: "="), _), (UInt8(ascii: "&"), _), (UInt8(ascii: "|"), _): return nil
    case (let byte, _): return Token.Kind.ofOneByte(byte).map { ($0, 1) }
    }
  }

  /// `[0-9]+(\.[0-9]+)?`: signs are operators, and there are no exponents.
  private func number() -> (Token.Kind, Int)? {
    var end = digits(from: offset)
    guard end > offset else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = digits(from: end + 1)
      if fraction > end + 1 { end = fraction }
    }
    return (.number, end - offset)
  }

  private func digits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Identifier.isDigit(bytes[end]) { end += 1 }
    return end
  }

  private func word() -> (Token.Kind, Int)? {
    guard Identifier.isStart(bytes[offset]) else { return nil }
    var end = offset + 1
    while end < bytes.count, Identifier.isPart(bytes[end]) { end += 1 }
    let kind: Token.Kind =
      switch String(decoding: bytes[offset..<end], as: UTF8.self) {
      case "true": .true
      case "false": .false
      case "in": .in
      case "null": .null
      default: .identifier
      }
    return (kind, end - offset)
  }

  /// Text between two quotes of one kind. There are no escapes.
  private func quoted() -> (Token.Kind, Int)? {
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else { return nil }
    return (.string, end + 1 - offset)
  }
}

extension Token.Kind {
  fileprivate static func ofOneByte(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .times
    case UInt8(ascii: "/"): .divide
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: "!"): .not
    default: nil
    }
  }
}

/// A fault and the byte of the text where it shows.
struct LocatedFault: Error, Sendable {
  let fault: TemplateFault
  let offset: Int

  init(_ fault: TemplateFault, at offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}
