import PassData

extension Evaluator {
  /// All binary operators but the two that do not always look at their right side.
  mutating func apply(_ symbol: BinaryOperator, _ left: Value, _ right: Value) throws(TemplateFault) -> Value
  {
    switch symbol {
    case .add: return try sum(left, right)
    case .subtract, .multiply, .divide: return try calculate(symbol, left, right)
    case .equal: return .bool(try isEqual(left, right))
    case .notEqual: return .bool(!(try isEqual(left, right)))
    case .less: return .bool(try compare(symbol, left, right) < 0)
    case .greater: return .bool(try compare(symbol, left, right) > 0)
    case .lessOrEqual: return .bool(try compare(symbol, left, right) <= 0)
    case .greaterOrEqual: return .bool(try compare(symbol, left, right) >= 0)
    case .in: return .bool(try isMember(left, of: right))
    case .or, .and: preconditionFailure("the caller applies || and && itself")
    }
  }

  private mutating func sum(_ left: Value, _ right: Value) throws(TemplateFault) -> Value {
    if let left = left.numberValue, let right = right.numberValue {
      return .number(try Arithmetic.sum(left, right))
    }
    guard let first = left.stringValue, let second = right.stringValue else {
      throw .operands(
        symbol: "+", expected: "numbers/strings", left: left.kindName, right: right.kindName)
    }
    try budget.make(bytes: first.utf8.count + second.utf8.count)
    return .text(first + second)
  }

  private func calculate(_ symbol: BinaryOperator, _ left: Value, _ right: Value) throws(TemplateFault)
    -> Value
  {
    guard let first = left.numberValue, let second = right.numberValue else {
      throw .operands(
        symbol: symbol.rawValue, expected: "number", left: left.kindName, right: right.kindName)
    }
    switch symbol {
    case .subtract: return .number(try Arithmetic.difference(first, second))
    case .multiply: return .number(try Arithmetic.product(first, second))
    default: return .number(try Arithmetic.quotient(first, second))
    }
  }

  mutating func isEqual(_ left: Value, _ right: Value) throws(TemplateFault) -> Bool {
    try budget.look(at: left)
    return left.isEqual(to: right)
  }

  /// Negative, 0 or positive. Text is ordered by Unicode scalars, which is the order of its UTF-8 bytes.
  private mutating func compare(_ symbol: BinaryOperator, _ left: Value, _ right: Value) throws(TemplateFault)
    -> Int
  {
    if let first = left.numberValue, let second = right.numberValue { return first.compare(to: second) }
    guard let first = left.stringValue, let second = right.stringValue else {
      throw .operands(
        symbol: symbol.rawValue, expected: "numbers/strings", left: left.kindName, right: right.kindName)
    }
    try budget.look(atBytes: min(first.utf8.count, second.utf8.count))
    return first.hasSameBytes(as: second) ? 0 : first.precedesByBytes(second) ? -1 : 1
  }

  private mutating func isMember(_ left: Value, of right: Value) throws(TemplateFault) -> Bool {
    if let elements = Elements(right) {
      for element in elements where try isEqual(element, left) { return true }
      try budget.look(atElements: elements.count)
      return false
    }
    if let members = Members(right), let key = left.stringValue { return members.contains(key) }
    if let text = right.stringValue, let part = left.stringValue {
      try budget.look(atBytes: text.utf8.count + part.utf8.count)
      return TextSearch(for: part).firstMatch(in: Array(text.utf8), from: 0) != nil
    }
    throw .membership(right: right.kindName)
  }
}
