import PassData

/// Evaluates expressions and renders nodes for one row: the context, the names bound inside it, and what is left of
/// the limits.
struct Evaluator {
  let context: TemplateContext
  var budget: Budget
  var scopes: [Scope] = []

  /// The byte of the text whose evaluation began last: where a fault shows.
  var offset = 0

  /// How long the output may grow while it is written; see ``Template/renderBytes(_:into:limits:)``.
  var outputEnd = Int.max

  init(context: TemplateContext, limits: TemplateLimits) {
    self.context = context
    budget = Budget(limits)
  }

  mutating func evaluate(_ expression: Expression) throws(TemplateFault) -> Value {
    try budget.step()
    switch expression {
    case .literal(let value): return Value(.data(value), depth: 0)
    case .name(let name):
      offset = name.offset
      return try value(of: name)
    case .unary(let symbol, let operand, let place):
      let value = try evaluate(operand)
      offset = place
      return try apply(symbol, to: value)
    case .chain(let first, let links):
      var left = try evaluate(first)
      for link in links { left = try apply(link, to: left) }
      return left
    case .power(let base, let exponent, let place):
      // The reference evaluates the exponent first, which shows in what is told of two faults.
      let exponent = try evaluate(exponent)
      let base = try evaluate(base)
      offset = place
      guard let left = base.numberValue, let right = exponent.numberValue else {
        throw .operands(symbol: "**", expected: "number", left: base.kindName, right: exponent.kindName)
      }
      return .number(try Arithmetic.power(left, right))
    case .access(let base, let accesses):
      var value = try evaluate(base)
      for access in accesses { value = try apply(access, to: value) }
      return value
    case .list(let elements):
      try budget.make(elements: elements.count)
      var builder = ArrayBuilder()
      for element in elements { builder.append(try evaluate(element)) }
      return try checked(builder.finished())
    case .object(let members):
      try budget.make(elements: members.count)
      var builder = ObjectBuilder()
      for member in members { builder.set(member.key, to: try evaluate(member.value)) }
      return try checked(builder.finished())
    }
  }

  /// A container that was just made, unless it nests too deep.
  func checked(_ value: Value) throws(TemplateFault) -> Value {
    try budget.check(depth: value.depth)
    return value
  }

  private mutating func apply(_ symbol: UnaryOperator, to value: Value) throws(TemplateFault) -> Value {
    if symbol == .not { return .bool(!value.isTrue) }
    guard let number = value.numberValue else {
      throw .unaryOperand(symbol: symbol.rawValue, found: value.kindName)
    }
    return symbol == .plus ? value : .number(try Arithmetic.negated(number))
  }

  private mutating func apply(_ link: Expression.Link, to left: Value) throws(TemplateFault) -> Value {
    switch link.symbol {
    case .or: return .bool(left.isTrue ? true : try evaluate(link.operand).isTrue)
    case .and: return .bool(left.isTrue ? try evaluate(link.operand).isTrue : false)
    default:
      let right = try evaluate(link.operand)
      try budget.step()
      offset = link.offset
      return try apply(link.symbol, left, right)
    }
  }

  // MARK: Names

  func value(of name: Expression.Name) throws(TemplateFault) -> Value {
    for scope in scopes.reversed() { if let value = scope[name.text] { return value } }
    if let value = context.value(of: name) { return value }
    throw .unknownName(name.text, nearest: NearestName.to(name.text, among: names))
  }

  func isDefined(_ name: String) -> Bool {
    scopes.contains { $0[name] != nil } || context.value(named: name) != nil
  }

  private var names: [String] { scopes.flatMap(\.names) + context.names }
}

/// The names that one `$let`, `$map` and their kin bind.
enum Scope: Sendable {
  /// Few names, searched one after the other.
  case few([(name: String, value: Value)])
  case many([ByteString: Value])

  init(_ members: Members) {
    if members.count <= 8 {
      self = .few((0..<members.count).map { (members.key(at: $0), members.value(at: $0)) })
    } else {
      var table = [ByteString: Value](minimumCapacity: members.count)
      for position in 0..<members.count {
        table[ByteString(members.key(at: position))] = members.value(at: position)
      }
      self = .many(table)
    }
  }

  subscript(name: String) -> Value? {
    switch self {
    case .few(let bindings): bindings.last { $0.name.hasSameBytes(as: name) }?.value
    case .many(let table): table[ByteString(name)]
    }
  }

  var names: [String] {
    switch self {
    case .few(let bindings): bindings.map(\.name)
    case .many(let table): table.keys.map(\.text).sorted { $0.precedesByBytes($1) }
    }
  }
}
