import PassData

/// Splits a text at its `${…}`; `$${` stands for `${`.
struct TextCompiler {
  private let text: String
  private let bytes: [UInt8]
  private let place: TemplatePlace
  private var pieces: [Interpolation.Piece] = []
  private var literal: [UInt8] = []
  private(set) var faults: [TemplateError] = []

  private init(_ text: String, at place: TemplatePlace) {
    self.text = text
    self.place = place
    bytes = Array(text.utf8)
  }

  /// The text, and what is wrong with it.
  static func compile(_ text: String, at place: TemplatePlace) -> (Interpolation, [TemplateError]) {
    var compiler = TextCompiler(text, at: place)
    compiler.run()
    return (Interpolation(pieces: compiler.pieces), compiler.faults)
  }

  /// Whether a text can be anything but itself.
  static func isDynamic(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), previous == UInt8(ascii: "$") { return true }
      previous = byte
    }
    return false
  }

  private mutating func run() {
    var offset = 0
    while let dollar = nextOpening(from: offset) {
      let isEscaped = dollar > offset && bytes[dollar - 1] == UInt8(ascii: "$")
      literal += bytes[offset..<(isEscaped ? dollar - 1 : dollar)]
      if isEscaped {
        literal += bytes[dollar...(dollar + 1)]
        offset = dollar + 2
      } else {
        guard let end = expression(from: dollar + 2) else { return }
        offset = end
      }
    }
    literal += bytes[offset...]
    endLiteral()
  }

  private func nextOpening(from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") { return index }
      index += 1
    }
    return nil
  }

  /// Reads an expression and its `}`; gives where the text goes on, or nil where it cannot be read.
  private mutating func expression(from start: Int) -> Int? {
    endLiteral()
    do throws(LocatedFault) {
      let (tree, end) = try ExpressionCompiler.interpolated(bytes, from: start)
      let source = String(decoding: bytes[start..<end], as: UTF8.self)
      pieces.append(
        .expression(CompiledExpression(source: source, place: place.moved(to: start), tree: tree)))
      return end + 1
    } catch {
      let error = TemplateError(error.fault, at: place.moved(to: error.offset))
      faults.append(error)
      pieces.append(.fault(error))
      return nil
    }
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }
}

/// Reads whole expressions.
enum ExpressionCompiler {
  /// An expression that is a text by itself, as in `$eval`.
  static func whole(_ text: String) throws(LocatedFault) -> Expression {
    var parser = try ExpressionParser(Array(text.utf8), from: 0)
    let tree = try parser.expression()
    if parser.current != nil { throw parser.unexpected(ExpressionParser.operatorTokens) }
    try parser.checkNothingMissing()
    guard let tree else { throw parser.unexpected(ExpressionParser.operandTokens) }
    return tree
  }

  /// An expression that ends at a `}`, and where that stands.
  static func interpolated(_ bytes: [UInt8], from start: Int) throws(LocatedFault) -> (Expression, Int) {
    var parser = try ExpressionParser(bytes, from: start)
    let unterminated = LocatedFault(.unterminatedInterpolation, at: start - 2)
    guard parser.current != nil else { throw unterminated }
    let tree = try parser.expression()
    guard let token = parser.current else { throw unterminated }
    guard token.kind == .closeBrace else { throw parser.unexpected(ExpressionParser.operatorTokens) }
    try parser.checkNothingMissing()
    guard let tree else { throw parser.unexpected(ExpressionParser.operandTokens) }
    return (tree, token.range.lowerBound)
  }
}
