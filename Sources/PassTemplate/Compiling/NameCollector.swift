import PassData

/// Walks a compiled template and notes which names it takes from the row.
struct NameCollector {
  var found = FreeNames()
  var bound: [Set<ByteString>] = []
  /// How many `$let` around the place have names that are only known when they are rendered.
  var uncertain = 0
  var asked: Set<ByteString> = []

  static func names(in node: Node) -> FreeNames {
    var collector = NameCollector()
    collector.walk(node)
    return collector.finished()
  }

  static func names(in interpolation: Interpolation) -> FreeNames {
    var collector = NameCollector()
    collector.walk(interpolation)
    return collector.finished()
  }

  private func finished() -> FreeNames {
    var names = found
    names.makeOptional(asked)
    return names
  }

  // MARK: Nodes

  private mutating func walk(_ node: Node?) {
    guard let node else { return }
    switch node.kind {
    case .constant, .fault: return
    case .text(let interpolation): walk(interpolation)
    case .array(let nodes): for node in nodes { walk(node) }
    case .object(let members):
      for member in members {
        if case .text(let interpolation) = member.key { walk(interpolation) }
        walk(member.value)
      }
    case .operation(let operation): walk(operation)
    }
  }

  private mutating func walk(_ operation: Operation) {
    switch operation {
    case .eval(let expression): walk(expression, as: .value)
    case .condition(let condition, let then, let otherwise):
      walk(condition, as: .condition)
      walk(then)
      walk(otherwise)
    case .json(let node), .incomplete(let node, _, _, _): walk(node)
    case .flatten(let node), .flattenDeep(let node), .merge(let node), .mergeDeep(let node),
      .reverse(let node):
      walkContainer(node)
    case .fromNow(let offset, let reference):
      walk(offset)
      walk(reference)
    case .sort(let node, let key):
      walkContainer(node)
      if let key { within([key.name]) { $0.walk(key.key, as: .value) } }
    case .bind(let bindings, let body): walk(bindings: bindings, body)
    case .map(let node, let each, let body):
      walkContainer(node)
      within(each.names) { $0.walk(body) }
    case .reduce(let node, let each, _, let body):
      walkContainer(node)
      within(each.names) { $0.walk(body) }
    case .find(let node, let each, let test):
      walkContainer(node)
      within(each.names) { $0.walk(test, as: .condition) }
    case .match(let branches): walk(branches, nil)
    case .choice(let branches, let otherwise): walk(branches, otherwise)
    }
  }

  private mutating func walk(_ branches: [Branch], _ otherwise: Node?) {
    for branch in branches {
      walk(branch.condition, as: .condition)
      walk(branch.body)
    }
    walk(otherwise)
  }

  /// An operand that must be an array or object: a bare `{"$eval": "name"}` says so of the name.
  private mutating func walkContainer(_ node: Node) {
    if case .operation(.eval(let expression)) = node.kind {
      walk(expression, as: .container)
    } else {
      walk(node)
    }
  }

  private mutating func walk(bindings: Node, _ body: Node) {
    walk(bindings)
    switch bindings.kind {
    case .constant(.object(let object), _): within(object.keys) { $0.walk(body) }
    case .object(let members):
      let keys = members.compactMap { member in if case .constant(let key) = member.key { key } else { nil } }
      // A binding that an operator may leave out is no certain one: the name may then be the row's.
      let isCertain = keys.count == members.count
      uncertain += isCertain ? 0 : 1
      within(keys) { $0.walk(body) }
      uncertain -= isCertain ? 0 : 1
    case .constant, .text, .array, .operation, .fault:
      uncertain += 1
      walk(body)
      uncertain -= 1
    }
  }

  private mutating func within(_ names: [String], _ walk: (inout NameCollector) -> Void) {
    bound.append(Set(names.map(ByteString.init)))
    walk(&self)
    bound.removeLast()
  }
}
