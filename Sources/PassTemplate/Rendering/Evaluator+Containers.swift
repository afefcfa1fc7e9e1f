import PassData

/// `$flatten`, `$flattenDeep`, `$merge`, `$mergeDeep`, `$sort`.
extension Evaluator {
  mutating func flattened(_ node: Node, levels: Int) throws(TemplateError) -> Value {
    let elements = try elements(node, levels == 1 ? "$flatten" : "$flattenDeep")
    return try located(TemplatePlace(node.pointer)) { (evaluator) throws(TemplateFault) in
      var builder = ArrayBuilder()
      try evaluator.flatten(elements, levels: levels, into: &builder)
      return builder.finished()
    }
  }

  private mutating func flatten(_ elements: Elements, levels: Int, into builder: inout ArrayBuilder)
    throws(TemplateFault)
  {
    for element in elements {
      try budget.step()
      if levels > 0, let inner = Elements(element) {
        try flatten(inner, levels: levels - 1, into: &builder)
      } else {
        try budget.make(elements: 1)
        builder.append(element)
      }
    }
  }

  private mutating func objects(_ node: Node, _ operation: String) throws(TemplateError) -> [Members] {
    let elements = try elements(node, operation, .arrayOfObjects)
    let objects = elements.compactMap(Members.init)
    guard objects.count == elements.count else {
      throw wrongOperand(node, operation, .arrayOfObjects, elements.first { Members($0) == nil })
    }
    return objects
  }

  mutating func merged(_ node: Node) throws(TemplateError) -> Value {
    let objects = try objects(node, "$merge")
    try spend(elements: objects.reduce(0) { $0 + $1.count }, at: node.pointer)
    var builder = ObjectBuilder()
    for object in objects { builder.merge(object) }
    return builder.finished()
  }

  mutating func mergedDeep(_ node: Node) throws(TemplateError) -> Value {
    let objects = try objects(node, "$mergeDeep")
    return try located(TemplatePlace(node.pointer)) { (evaluator) throws(TemplateFault) in
      var merged = objects.first ?? Members(empty: ())
      for object in objects.dropFirst() {
        let value = try evaluator.mergedDeep(merged, object)
        merged = Members(value) ?? merged
      }
      return merged.value
    }
  }

  private mutating func mergedDeep(_ left: Members, _ right: Members) throws(TemplateFault) -> Value {
    try budget.make(elements: left.count + right.count)
    var builder = ObjectBuilder()
    builder.merge(left)
    for position in 0..<right.count {
      let key = right.key(at: position)
      let value = right.value(at: position)
      builder.set(
        key, to: try left[key].map { (old) throws(TemplateFault) in try mergedDeep(old, value) } ?? value)
    }
    return builder.finished()
  }

  /// Arrays are joined, objects merged, of anything else the later value counts.
  private mutating func mergedDeep(_ left: Value, _ right: Value) throws(TemplateFault) -> Value {
    if let first = Elements(left), let second = Elements(right) {
      try budget.make(elements: first.count + second.count)
      var builder = ArrayBuilder()
      for element in first { builder.append(element) }
      for element in second { builder.append(element) }
      return builder.finished()
    }
    if let first = Members(left), let second = Members(right) { return try mergedDeep(first, second) }
    return right
  }

  // MARK: $sort

  mutating func sorted(_ node: Node, by key: (name: String, key: LateExpression)?) throws(TemplateError)
    -> Value
  {
    let elements = try elements(node, "$sort", .sortable)
    var keys = Array(elements)
    if let key {
      scopes.append(.few([(key.name, .null)]))
      defer { scopes.removeLast() }
      for (position, element) in elements.enumerated() {
        scopes[scopes.count - 1] = .few([(key.name, element)])
        keys[position] = try evaluate(key.key)
      }
    }
    let order = try located(TemplatePlace(node.pointer)) { (evaluator) throws(TemplateFault) in
      try evaluator.order(of: keys)
    }
    return try array(of: order.map { elements[$0] }, at: node)
  }

  /// The positions of keys in ascending order; equal ones stay as they are.
  private mutating func order(of keys: [Value]) throws(TemplateFault) -> [Int] {
    let numbers = keys.compactMap(\.numberValue)
    let texts = keys.compactMap(\.stringValue)
    let rounds = max(1, Int.bitWidth - keys.count.leadingZeroBitCount)
    try budget.look(atBytes: (texts.reduce(0) { $0 + $1.utf8.count } + 64 * keys.count) * rounds)
    if numbers.count == keys.count {
      return keys.indices.sorted {
        let order = numbers[$0].compare(to: numbers[$1])
        return order == 0 ? $0 < $1 : order < 0
      }
    }
    guard texts.count == keys.count else { throw .unsortable }
    return keys.indices.sorted {
      texts[$0].hasSameBytes(as: texts[$1]) ? $0 < $1 : texts[$0].precedesByBytes(texts[$1])
    }
  }
}
