import PassData

/// Reads one expression and stops at the first token that cannot belong to it.
///
/// The grammar is the reference implementation's, and so is the order in which it looks at tokens, because that
/// decides which of two faults is told: a unary operator takes a unit only (`!a.b` is `(!a).b`, `-2 ** 2` is
/// `(-2) ** 2`), `**` groups to the right, everything else to the left.
struct ExpressionParser {
  private var lexer: Lexer
  private(set) var current: Token?
  private var depth = 0

  /// The first place where an operand was missing and the reference went on reading. It counts when nothing else is
  /// wrong.
  private var missing: LocatedFault?

  init(_ bytes: [UInt8], from start: Int) throws(LocatedFault) {
    lexer = Lexer(bytes, from: start)
    current = try lexer.next()
  }

  /// The expression up to a token that cannot belong to it, which is left in ``current``.
  mutating func expression() throws(LocatedFault) -> Expression? { try expression(from: 0) }

  /// To be called when all that surrounds the expression was found in order.
  func checkNothingMissing() throws(LocatedFault) { if let missing { throw missing } }

  /// The fault of standing at ``current`` where `expected` was wanted.
  func unexpected(_ expected: [String]) -> LocatedFault {
    guard let current else { return LocatedFault(.unexpectedEnd, at: lexer.bytes.count) }
    return LocatedFault(
      .unexpectedToken(found: lexer.text(current), expected: expected), at: current.range.lowerBound)
  }

  static let operandTokens = [
    "!", "(", "+", "-", "[", "false", "identifier", "null", "number", "string", "true", "{",
  ]
  static let operatorTokens = [
    "!=", "&&", "(", "*", "**", "+", "-", ".", "/", "<", "<=", "==", ">", ">=", "[", "in", "||",
  ]

  // MARK: Operators

  /// Operators of at least a precedence, by precedence climbing. Nil where the first operand is missing and nothing
  /// follows it.
  private mutating func expression(from precedence: Int) throws(LocatedFault) -> Expression? {
    var left = try power()
    var links: [Expression.Link] = []
    while let token = current, let symbol = token.kind.binaryOperator, symbol.precedence >= precedence {
      try take()
      let operand = try present(expression(from: symbol.precedence + 1))
      if let previous = links.last?.symbol, previous.precedence != symbol.precedence {
        left = .chain(try present(left), links)
        links = []
      }
      links.append(Expression.Link(symbol: symbol, operand: operand, offset: token.range.lowerBound))
    }
    return links.isEmpty ? left : .chain(try present(left), links)
  }

  private mutating func power() throws(LocatedFault) -> Expression? {
    let base = try accesses()
    guard let token = current, token.kind == .power else { return base }
    try take()
    let exponent = try nested { (parser) throws(LocatedFault) in try parser.power() }
    return .power(base: try present(base), exponent: try present(exponent), at: token.range.lowerBound)
  }

  /// An operand that may be missing: the reference reads on, and so do we, but remember it.
  private mutating func present(_ operand: Expression?) throws(LocatedFault) -> Expression {
    if let operand { return operand }
    if missing == nil { missing = unexpected(Self.operandTokens) }
    return .literal(.null)
  }

  // MARK: Operands

  private mutating func accesses() throws(LocatedFault) -> Expression? {
    let base = try unit()
    var accesses: [Expression.Access] = []
    while let token = current {
      let kind: Expression.Access.Kind
      switch token.kind {
      case .dot:
        try take()
        let name = current
        try take(.identifier)
        kind = .property(name.map(lexer.text) ?? "")
      case .openBracket: kind = try brackets()
      case .openParenthesis: kind = .call(try arguments())
      default: return try joined(base, accesses)
      }
      accesses.append(Expression.Access(kind: kind, offset: token.range.lowerBound))
    }
    return try joined(base, accesses)
  }

  private mutating func joined(_ base: Expression?, _ accesses: [Expression.Access]) throws(LocatedFault)
    -> Expression?
  {
    accesses.isEmpty ? base : .access(try present(base), accesses)
  }

  /// Nil where the token begins no operand.
  private mutating func unit() throws(LocatedFault) -> Expression? {
    guard let token = current else { throw unexpected([]) }
    let start = token.range.lowerBound
    switch token.kind {
    case .plus, .minus, .not:
      guard let symbol = token.kind.unaryOperator else { return nil }
      try take()
      let operand = try nested { (parser) throws(LocatedFault) in try parser.unit() }
      return .unary(symbol, try present(operand), at: start)
    case .number:
      try take()
      return .literal(.number(Self.number(lexer.text(token))))
    case .string:
      try take()
      return .literal(.string(unquoted(token)))
    case .true, .false:
      try take()
      return .literal(.bool(token.kind == .true))
    case .null:
      try take()
      return .literal(.null)
    case .identifier:
      try take()
      let text = lexer.text(token)
      return .name(Expression.Name(text: text, builtin: Builtin(rawValue: text), offset: start))
    case .openParenthesis:
      try take()
      guard let inner = try nested({ (parser) throws(LocatedFault) in try parser.expression() }) else {
        throw unexpected(Self.operandTokens)
      }
      try take(.closeParenthesis)
      return inner
    case .openBracket: return try nested { (parser) throws(LocatedFault) in try parser.list() }
    case .openBrace: return try nested { (parser) throws(LocatedFault) in try parser.object() }
    default: return nil
    }
  }

  private func unquoted(_ token: Token) -> String {
    String(decoding: lexer.bytes[(token.range.lowerBound + 1)..<(token.range.upperBound - 1)], as: UTF8.self)
  }

  /// Digits, where JSON allows no leading zeros.
  private static func number(_ digits: String) -> JSONNumber {
    var text = Substring(digits)
    while text.utf8.count > 1, text.hasPrefix("0"), !text.hasPrefix("0.") { text.removeFirst() }
    return JSONNumber(text: String(text)) ?? JSONNumber(0)
  }

  // MARK: Lists, objects, calls, brackets

  private mutating func list() throws(LocatedFault) -> Expression {
    try take(.openBracket)
    var elements: [Expression] = []
    var element = try expression()
    while current?.kind == .comma {
      guard let present = element else { throw unexpected(Self.operandTokens) }
      elements.append(present)
      try take(.comma)
      element = try expression()
      if element == nil { throw unexpected(Self.operandTokens) }
    }
    if let element { elements.append(element) }
    try take(.closeBracket)
    return .list(elements)
  }

  /// A key given twice keeps its first place and takes the later value.
  private mutating func object() throws(LocatedFault) -> Expression {
    try take(.openBrace)
    var members: [(key: String, value: Expression)] = []
    var positions: [ByteString: Int] = [:]
    while let token = current, token.kind == .string || token.kind == .identifier {
      let key = token.kind == .string ? unquoted(token) : lexer.text(token)
      try take()
      try take(.colon)
      guard let value = try expression() else { throw unexpected(Self.operandTokens) }
      if let position = positions[ByteString(key)] {
        members[position].value = value
      } else {
        positions[ByteString(key)] = members.count
        members.append((key, value))
      }
      if current?.kind == .closeBrace { break }
      try take(.comma)
    }
    try take(.closeBrace)
    return .object(members)
  }

  private mutating func arguments() throws(LocatedFault) -> [Expression] {
    try nested { (parser) throws(LocatedFault) in
      try parser.take(.openParenthesis)
      if parser.current?.kind == .closeParenthesis {
        try parser.take()
        return []
      }
      var arguments: [Expression] = []
      var argument = try parser.expression()
      while parser.current?.kind == .comma {
        guard let present = argument else { throw parser.unexpected(Self.operandTokens) }
        arguments.append(present)
        try parser.take()
        argument = try parser.expression()
      }
      arguments.append(try parser.present(argument))
      try parser.take(.closeParenthesis)
      return arguments
    }
  }

  /// `[i]`, `[from:to]`, `[from:]`, `[:to]`, `[:]`.
  private mutating func brackets() throws(LocatedFault) -> Expression.Access.Kind {
    try nested { (parser) throws(LocatedFault) in
      try parser.take(.openBracket)
      if parser.current?.kind == .closeBracket { throw parser.unexpected(Self.operandTokens) }
      let lower = parser.current?.kind == .colon ? nil : try parser.present(parser.expression())
      guard parser.current?.kind == .colon else {
        try parser.take(.closeBracket)
        return .index(lower ?? .literal(.null))
      }
      try parser.take(.colon)
      guard parser.current?.kind != .closeBracket else {
        try parser.take()
        return .slice(lower, nil)
      }
      guard let upper = try parser.expression() else { throw parser.unexpected(Self.operandTokens) }
      try parser.take(.closeBracket)
      return .slice(lower, upper)
    }
  }

  // MARK: Tokens

  private mutating func take(_ kind: Token.Kind) throws(LocatedFault) {
    guard current?.kind == kind else { throw unexpected([kind.rawValue]) }
    try take()
  }

  private mutating func take() throws(LocatedFault) { current = try lexer.next() }

  private mutating func nested<Result>(
    _ read: (inout ExpressionParser) throws(LocatedFault) -> Result
  ) throws(LocatedFault) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TemplateLimits.deepest else {
      throw LocatedFault(
        .limit(.depth, TemplateLimits.deepest), at: current?.range.lowerBound ?? lexer.bytes.count)
    }
    return try read(&self)
  }
}
