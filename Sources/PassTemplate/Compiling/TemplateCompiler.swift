import PassData

/// Turns a JSON tree into nodes, folds what is constant, and collects what is wrong.
struct TemplateCompiler {
  private(set) var faults: [TemplateError] = []
  private var depth = 0

  mutating func compile(_ value: JSONValue, at pointer: JSONPointer) -> Node {
    switch value {
    case .null, .bool, .number: return Node(kind: .constant(value, depth: 0), pointer: pointer)
    case .string(let text): return Node(kind: self.text(text, at: pointer), pointer: pointer)
    case .array(let elements):
      return nested(at: pointer) { (compiler) in compiler.array(elements, at: pointer) }
    case .object(let object):
      return nested(at: pointer) { (compiler) in compiler.object(object, at: pointer) }
    }
  }

  /// The depth that a document may have is checked here too, because a tree need not come from a reader.
  private mutating func nested(at pointer: JSONPointer, _ compile: (inout TemplateCompiler) -> Node.Kind)
    -> Node
  {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TemplateLimits.deepest else {
      return Node(
        kind: fault(.limit(.depth, TemplateLimits.deepest), at: TemplatePlace(pointer)), pointer: pointer)
    }
    return Node(kind: compile(&self), pointer: pointer)
  }

  // MARK: Plain values

  private mutating func text(_ text: String, at pointer: JSONPointer) -> Node.Kind {
    guard TextCompiler.isDynamic(text) else { return .constant(.string(text), depth: 0) }
    let interpolation = interpolation(text, at: TemplatePlace(pointer))
    return interpolation.constant.map { .constant(.string($0), depth: 0) } ?? .text(interpolation)
  }

  private mutating func interpolation(_ text: String, at place: TemplatePlace) -> Interpolation {
    let (interpolation, found) = TextCompiler.compile(text, at: place)
    faults += found
    return interpolation
  }

  private mutating func array(_ elements: [JSONValue], at pointer: JSONPointer) -> Node.Kind {
    var nodes: [Node] = []
    nodes.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      nodes.append(compile(element, at: pointer.appending(position)))
    }
    let constants = nodes.compactMap(\.constant)
    guard constants.count == nodes.count else { return .array(nodes) }
    let depth = constants.map(\.depth).max() ?? 0
    return .constant(.array(constants.map(\.value)), depth: depth + 1)
  }

  private mutating func object(_ object: JSONObject, at pointer: JSONPointer) -> Node.Kind {
    let operators = object.keys.filter { OperatorName(rawValue: $0) != nil }
    if operators.count > 1 {
      return fault(
        .severalOperators(operators), at: TemplatePlace(pointer.appending(operators[1]), part: .key))
    }
    if let name = operators.first.flatMap(OperatorName.init(rawValue:)) {
      return operation(name, object, at: pointer)
    }
    var members: [Node.Member] = []
    members.reserveCapacity(object.count)
    for member in object.members {
      let place = pointer.appending(member.key)
      members.append(Node.Member(key: key(member.key, at: place), value: compile(member.value, at: place)))
    }
    return folded(members) ?? .object(members)
  }

  private mutating func key(_ key: String, at pointer: JSONPointer) -> Node.Member.Key {
    let place = TemplatePlace(pointer, part: .key)
    let bytes = key.utf8
    if bytes.starts(with: "$$".utf8) { return .constant(String(decoding: bytes.dropFirst(), as: UTF8.self)) }
    if bytes.first == UInt8(ascii: "$"),
      Identifier.isValid(String(decoding: bytes.dropFirst(), as: UTF8.self))
    {
      let error = TemplateError(.reservedKey(key), at: place)
      faults.append(error)
      return .fault(error)
    }
    guard TextCompiler.isDynamic(key) else { return .constant(key) }
    let interpolation = interpolation(key, at: place)
    return interpolation.constant.map { .constant($0) } ?? .text(interpolation)
  }

  /// The object itself where all of it is constant.
  private func folded(_ members: [Node.Member]) -> Node.Kind? {
    var object = JSONObject()
    object.reserveCapacity(members.count)
    var deepest = 0
    for member in members {
      guard case .constant(let key) = member.key, let (value, depth) = member.value.constant else {
        return nil
      }
      object[key] = value
      deepest = max(deepest, depth)
    }
    return .constant(.object(object), depth: deepest + 1)
  }

  // MARK: Faults and expressions

  mutating func fault(_ fault: TemplateFault, at place: TemplatePlace) -> Node.Kind {
    let error = TemplateError(fault, at: place)
    faults.append(error)
    return .fault(error)
  }

  /// An expression that is a whole text; nil, with a fault noted, where it is none.
  mutating func expression(_ value: JSONValue, of operation: String, at place: TemplatePlace)
    -> LateExpression
  {
    guard let text = value.stringValue else {
      return failed(
        TemplateError(.expressionIsNoText(operation: operation, found: value.kindName), at: place))
    }
    do throws(LocatedFault) {
      let tree = try ExpressionCompiler.whole(text)
      return .success(CompiledExpression(source: text, place: place.moved(to: 0), tree: tree))
    } catch {
      return failed(TemplateError(error.fault, at: place.moved(to: error.offset)))
    }
  }

  mutating func note(_ error: TemplateError) { faults.append(error) }

  private mutating func failed<Success>(_ error: TemplateError) -> Result<Success, TemplateError> {
    faults.append(error)
    return .failure(error)
  }
}
