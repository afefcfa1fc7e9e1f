import PassData

extension Evaluator {
  /// Renders a node; nil where an operator leaves nothing behind, so that the element or member around it goes too.
  mutating func render(_ node: Node) throws(TemplateError) -> Value? {
    switch node.kind {
    case .constant(let value, let depth): return Value(.data(value), depth: depth)
    case .text(let interpolation): return .text(try text(of: interpolation, at: node.pointer))
    case .array(let nodes): return try array(nodes, at: node.pointer)
    case .object(let members): return try object(members, at: node.pointer)
    case .operation(let operation): return try run(operation, at: node.pointer)
    case .fault(let error): throw error
    }
  }

  private mutating func array(_ nodes: [Node], at pointer: JSONPointer) throws(TemplateError) -> Value {
    try spend(elements: nodes.count, at: pointer)
    var builder = ArrayBuilder()
    builder.reserveCapacity(nodes.count)
    for (position, node) in nodes.enumerated() {
      do throws(TemplateError) {
        if let value = try render(node) { builder.append(value) }
      } catch {
        throw error.within(.index(position))
      }
    }
    return try checked(builder.finished(), at: pointer)
  }

  private mutating func object(_ members: [Node.Member], at pointer: JSONPointer) throws(TemplateError)
    -> Value
  {
    try spend(elements: members.count, at: pointer)
    var builder = ObjectBuilder()
    builder.reserveCapacity(members.count)
    for member in members {
      let key = try key(member)
      do throws(TemplateError) {
        if let value = try render(member.value) { builder.set(key, to: value) }
      } catch {
        throw error.within(.key(key))
      }
    }
    return try checked(builder.finished(), at: pointer)
  }

  mutating func key(_ member: Node.Member) throws(TemplateError) -> String {
    switch member.key {
    case .constant(let key): return key
    case .text(let interpolation): return try text(of: interpolation, at: member.value.pointer)
    case .fault(let error): throw error
    }
  }

  // MARK: Texts

  mutating func text(of interpolation: Interpolation, at pointer: JSONPointer) throws(TemplateError) -> String
  {
    var result = ""
    for piece in interpolation.pieces {
      switch piece {
      case .literal(let text): result += text
      case .expression(let expression): result += try text(of: expression)
      case .fault(let error): throw error
      }
    }
    try located(TemplatePlace(pointer)) { (evaluator) throws(TemplateFault) in
      try evaluator.budget.make(bytes: result.utf8.count)
    }
    return result
  }

  /// What stands for `${…}`. Null leaves nothing.
  mutating func text(of expression: CompiledExpression) throws(TemplateError) -> String {
    let value = try evaluate(expression)
    if case .data(.null) = value.content { return "" }
    guard let text = value.textForm else {
      throw TemplateError(
        .interpolatedContainer(expression: expression.source, found: value.kindName), at: expression.place)
    }
    return text
  }

  // MARK: Places of faults

  mutating func evaluate(_ expression: CompiledExpression) throws(TemplateError) -> Value {
    do throws(TemplateFault) {
      return try evaluate(expression.tree)
    } catch {
      throw TemplateError(error, at: expression.place.moved(to: offset))
    }
  }

  mutating func evaluate(_ expression: LateExpression) throws(TemplateError) -> Value {
    switch expression {
    case .success(let expression): return try evaluate(expression)
    case .failure(let error): throw error
    }
  }

  mutating func located<Result>(
    _ place: TemplatePlace, _ work: (inout Evaluator) throws(TemplateFault) -> Result
  ) throws(TemplateError) -> Result {
    do throws(TemplateFault) {
      return try work(&self)
    } catch {
      throw TemplateError(error, at: place)
    }
  }

  mutating func spend(elements: Int, at pointer: JSONPointer) throws(TemplateError) {
    do throws(TemplateFault) {
      try budget.step()
      try budget.make(elements: elements)
    } catch {
      throw TemplateError(error, at: TemplatePlace(pointer))
    }
  }

  func checked(_ value: Value, at pointer: JSONPointer) throws(TemplateError) -> Value {
    do throws(TemplateFault) {
      return try checked(value)
    } catch {
      throw TemplateError(error, at: TemplatePlace(pointer))
    }
  }
}
