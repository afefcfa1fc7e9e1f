import PassData

extension Evaluator {
  /// Runs an operator. Its own faults show at its key.
  mutating func run(_ operation: Operation, at pointer: JSONPointer) throws(TemplateError) -> Value? {
    try located(TemplatePlace(pointer)) { (evaluator) throws(TemplateFault) in try evaluator.budget.step() }
    switch operation {
    case .eval(let expression): return try evaluate(expression)
    case .condition(let condition, let then, let otherwise):
      guard let branch = try evaluate(condition).isTrue ? then : otherwise else { return nil }
      return try render(branch)
    case .json(let node): return .text(try json(node))
    case .fromNow(let offset, let reference): return try fromNow(offset, from: reference)
    case .flatten(let node): return try flattened(node, levels: 1)
    case .flattenDeep(let node): return try flattened(node, levels: TemplateLimits.deepest + 1)
    case .merge(let node): return try merged(node)
    case .mergeDeep(let node): return try mergedDeep(node)
    case .reverse(let node):
      let elements = try elements(node, "$reverse")
      return try array(of: elements.reversed(), at: node)
    case .sort(let node, let key): return try sorted(node, by: key)
    case .bind(let bindings, let body): return try bind(bindings, body)
    case .map(let node, let each, let body): return try map(node, each, body)
    case .reduce(let node, let each, let initial, let body): return try reduce(node, each, initial, body)
    case .find(let node, let each, let test): return try find(node, each, test)
    case .match(let branches): return try match(branches, at: pointer)
    case .choice(let branches, let otherwise): return try choose(branches, otherwise, at: pointer)
    case .incomplete(let node, let name, let rule, let error):
      let value = try render(node)
      guard rule.accepts(value) else { throw wrongOperand(node, name, rule, value) }
      throw error
    }
  }

  // MARK: Operands

  /// A rendered operand that must be an array.
  func wrongOperand(
    _ node: Node, _ operation: String, _ rule: TemplateFault.OperandRule, _ value: Value?
  ) -> TemplateError {
    let found = value?.kindName ?? "nothing"
    return TemplateError(
      .operand(operation: operation, expected: rule, found: found), at: TemplatePlace(node.pointer))
  }

  mutating func elements(
    _ node: Node, _ operation: String, _ rule: TemplateFault.OperandRule = .array
  ) throws(TemplateError) -> Elements {
    let value = try render(node)
    guard let elements = value.flatMap(Elements.init) else {
      throw wrongOperand(node, operation, rule, value)
    }
    return elements
  }

  mutating func array(of values: some Collection<Value>, at node: Node) throws(TemplateError) -> Value {
    try spend(elements: values.count, at: node.pointer)
    var builder = ArrayBuilder()
    builder.reserveCapacity(values.count)
    for value in values { builder.append(value) }
    return builder.finished()
  }

  // MARK: $json, $fromNow

  private mutating func json(_ node: Node) throws(TemplateError) -> String {
    guard let data = try render(node)?.data else {
      throw TemplateError(.uncalledFunction, at: TemplatePlace(node.pointer))
    }
    return try located(TemplatePlace(node.pointer)) { (evaluator) throws(TemplateFault) in
      var bytes: [UInt8] = []
      try SortedJSON.append(data, to: &bytes, within: &evaluator.budget)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private mutating func fromNow(_ node: Node, from reference: Node?) throws(TemplateError) -> Value {
    let offset = try render(node)
    let from: Value?
    if let reference { from = try render(reference) ?? .null } else { from = nil }
    guard let text = offset?.stringValue else { throw wrongOperand(node, "$fromNow", .string, offset) }
    return try located(TemplatePlace(node.pointer)) { (evaluator) throws(TemplateFault) in
      .text(try evaluator.moment(text, from: from))
    }
  }
}

extension TemplateFault.OperandRule {
  /// Whether an operand is what the operator asks for, as far as the operator itself looks at it.
  func accepts(_ value: Value?) -> Bool {
    guard let value else { return false }
    return switch self {
    case .array, .sortable, .arrayOfObjects: Elements(value) != nil
    case .arrayOrObject: value.isContainer
    case .object, .literalObject: Members(value) != nil
    case .string: value.stringValue != nil
    }
  }
}
