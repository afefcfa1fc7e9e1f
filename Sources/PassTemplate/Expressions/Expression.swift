import PassData

/// An expression, read once and evaluated per row. Offsets are bytes of the text that the expression stands in.
indirect enum Expression: Sendable {
  case literal(JSONValue)
  case name(Name)
  case unary(UnaryOperator, Expression, at: Int)
  /// Operators of one precedence, from left to right. Flat, so that a sum of a thousand terms nests no deeper than one
  /// of two.
  case chain(Expression, [Link])
  case power(base: Expression, exponent: Expression, at: Int)
  /// What follows a value: `.name`, `[…]`, `(…)`, from left to right.
  case access(Expression, [Access])
  case list([Expression])
  case object([(key: String, value: Expression)])

  struct Name: Sendable {
    let text: String
    let builtin: Builtin?
    let offset: Int
  }

  struct Link: Sendable {
    let symbol: BinaryOperator
    let operand: Expression
    let offset: Int
  }

  struct Access: Sendable {
    enum Kind: Sendable {
      case property(String)
      case index(Expression)
      case slice(Expression?, Expression?)
      case call([Expression])
    }
    let kind: Kind
    let offset: Int
  }
}

enum UnaryOperator: String, Sendable {
  case plus = "+"
  case minus = "-"
  case not = "!"
}

enum BinaryOperator: String, Sendable {
  case or = "||"
  case and = "&&"
  case `in` = "in"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"

  /// How tightly it binds; `**` and what follows a value bind tighter than all of these.
  var precedence: Int {
    switch self {
    case .or: 0
    case .and: 1
    case .in: 2
    case .equal, .notEqual: 3
    case .less, .greater, .lessOrEqual, .greaterOrEqual: 4
    case .add, .subtract: 5
    case .multiply, .divide: 6
    }
  }
}

extension Token.Kind {
  var binaryOperator: BinaryOperator? { BinaryOperator(rawValue: rawValue) }
  var unaryOperator: UnaryOperator? { UnaryOperator(rawValue: rawValue) }
}
