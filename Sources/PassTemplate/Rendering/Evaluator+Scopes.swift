import PassData

/// `$let`, `$map`, `$reduce`, `$find`, `$match`, `$switch`.
extension Evaluator {
  mutating func bind(_ node: Node, _ body: Node) throws(TemplateError) -> Value? {
    let value = try render(node)
    guard let bindings = value.flatMap(Members.init) else { throw wrongOperand(node, "$let", .object, value) }
    for position in 0..<bindings.count where !Identifier.isValid(bindings.key(at: position)) {
      throw TemplateError(.letKey(bindings.key(at: position)), at: TemplatePlace(node.pointer))
    }
    try spend(elements: bindings.count, at: node.pointer)
    scopes.append(Scope(bindings))
    defer { scopes.removeLast() }
    return try render(body)
  }

  mutating func map(_ node: Node, _ each: Each, _ body: Node) throws(TemplateError) -> Value {
    let value = try render(node)
    if let elements = value.flatMap(Elements.init) { return try map(elements, each, body) }
    guard let members = value.flatMap(Members.init) else {
      throw wrongOperand(node, "$map", .arrayOrObject, value)
    }
    return try map(members, each, body)
  }

  private mutating func map(_ elements: Elements, _ each: Each, _ body: Node) throws(TemplateError) -> Value {
    scopes.append(.few([]))
    defer { scopes.removeLast() }
    var builder = ArrayBuilder()
    for (position, element) in elements.enumerated() {
      try spend(elements: 1, at: body.pointer)
      scopes[scopes.count - 1] = each.scope(element, .number(JSONNumber(position)))
      if let value = try render(body) { builder.append(value) }
    }
    return try checked(builder.finished(), at: body.pointer)
  }

  /// With one name, each member is an object of `key` and `val`; with two, they are the value and its key.
  private mutating func map(_ members: Members, _ each: Each, _ body: Node) throws(TemplateError) -> Value {
    scopes.append(.few([]))
    defer { scopes.removeLast() }
    var builder = ObjectBuilder()
    for position in 0..<members.count {
      try spend(elements: 3, at: body.pointer)
      let key = Value.text(members.key(at: position))
      let value = members.value(at: position)
      if each.names.count == 1 {
        var pair = ObjectBuilder()
        pair.set("key", to: key)
        pair.set("val", to: value)
        scopes[scopes.count - 1] = each.scope(try checked(pair.finished(), at: body.pointer))
      } else {
        scopes[scopes.count - 1] = each.scope(value, key)
      }
      guard let result = try render(body) else { continue }
      guard let entries = Members(result) else {
        throw TemplateError(
          .mapOnObject(each: each.key, found: result.kindName), at: TemplatePlace(body.pointer))
      }
      try spend(elements: entries.count, at: body.pointer)
      builder.merge(entries)
    }
    return try checked(builder.finished(), at: body.pointer)
  }

  /// `initial` is taken as it stands, as in the reference: it is a value, not a template.
  mutating func reduce(_ node: Node, _ each: Each, _ initial: JSONValue, _ body: Node) throws(TemplateError)
    -> Value
  {
    let elements = try elements(node, "$reduce")
    scopes.append(.few([]))
    defer { scopes.removeLast() }
    var result = Value(measuring: initial)
    for (position, element) in elements.enumerated() {
      try spend(elements: 1, at: body.pointer)
      scopes[scopes.count - 1] = each.scope(result, element, .number(JSONNumber(position)))
      if let value = try render(body) { result = value }
    }
    return result
  }

  /// The first element for which the expression is true. It is given as it is: what a row brings is never read as a
  /// template.
  mutating func find(_ node: Node, _ each: Each, _ test: LateExpression) throws(TemplateError) -> Value? {
    let elements = try elements(node, "$find")
    scopes.append(.few([]))
    defer { scopes.removeLast() }
    for (position, element) in elements.enumerated() {
      scopes[scopes.count - 1] = each.scope(element, .number(JSONNumber(position)))
      if try evaluate(test).isTrue { return element }
    }
    return nil
  }

  mutating func match(_ branches: [Branch], at pointer: JSONPointer) throws(TemplateError)
    -> Value
  {
    try spend(elements: branches.count, at: pointer)
    var builder = ArrayBuilder()
    for branch in branches where try evaluate(branch.condition).isTrue {
      if let value = try render(branch.body) { builder.append(value) }
    }
    return try checked(builder.finished(), at: pointer)
  }

  /// All conditions are looked at, because two that hold are a fault.
  mutating func choose(
    _ branches: [Branch], _ otherwise: Node?, at pointer: JSONPointer
  ) throws(TemplateError) -> Value? {
    var results: [Value?] = []
    for branch in branches where try evaluate(branch.condition).isTrue {
      results.append(try render(branch.body))
    }
    guard results.count <= 1 else {
      throw TemplateError(.severalSwitchConditions, at: TemplatePlace(pointer))
    }
    if let result = results.first { return result }
    return try otherwise.flatMap { (node) throws(TemplateError) in try render(node) }
  }
}

extension Each {
  /// Binds as many of the values as there are names.
  fileprivate func scope(_ values: Value...) -> Scope { .few(Array(zip(names, values)).map { ($0, $1) }) }
}
