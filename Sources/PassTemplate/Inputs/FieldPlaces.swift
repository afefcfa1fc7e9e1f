import PassData

/// The fields of a compiled pass: objects with a `key` in lists whose name ends in `Fields`.
///
/// That is all that this target knows of passes, and it holds for every style that Apple has had.
struct FieldPlaces {
  struct Field: Sendable {
    let key: String
    /// Where its value stands; nil inside an operator, whose place depends on the row.
    let value: JSONPointer?
    let holdsExpression: Bool
  }

  private(set) var fields: [Field] = []

  init(_ root: Node) { walk(root, isInFields: false, isSettled: true) }

  static func isFieldList(_ name: String) -> Bool { name.hasSuffix("Fields") }

  private mutating func walk(_ node: Node, isInFields: Bool, isSettled: Bool) {
    switch node.kind {
    case .text, .fault: return
    case .constant(let value, _): walk(value, at: node.pointer, isInFields: isInFields, isSettled: isSettled)
    case .array(let nodes):
      // An element that may vanish moves those behind it.
      let isSettled = isSettled && !nodes.contains(where: \.mayVanish)
      for node in nodes { walk(node, isInFields: isInFields, isSettled: isSettled) }
    case .object(let members):
      if isInFields { note(members, at: node.pointer, isSettled) }
      for member in members {
        guard case .constant(let name) = member.key else { continue }
        walk(member.value, isInFields: Self.isFieldList(name), isSettled: isSettled)
      }
    case .operation(let operation):
      for child in operation.children { walk(child, isInFields: isInFields, isSettled: false) }
    }
  }

  private mutating func note(_ members: [Node.Member], at pointer: JSONPointer, _ isSettled: Bool) {
    guard let key = Self.member("key", of: members)?.constant?.value.stringValue else { return }
    let value = Self.member("value", of: members)
    let place = isSettled ? pointer.appending("value") : nil
    fields.append(Field(key: key, value: place, holdsExpression: value.map { $0.constant == nil } ?? false))
  }

  private static func member(_ name: String, of members: [Node.Member]) -> Node? {
    members.first { member in
      if case .constant(let key) = member.key { key.hasSameBytes(as: name) } else { false }
    }?.value
  }

  private mutating func walk(_ value: JSONValue, at pointer: JSONPointer, isInFields: Bool, isSettled: Bool) {
    switch value {
    case .array(let elements):
      for (position, element) in elements.enumerated() {
        walk(element, at: pointer.appending(position), isInFields: isInFields, isSettled: isSettled)
      }
    case .object(let object):
      if isInFields, let key = object["key"]?.stringValue {
        let place = isSettled ? pointer.appending("value") : nil
        fields.append(Field(key: key, value: place, holdsExpression: false))
      }
      for member in object.members {
        let place = pointer.appending(member.key)
        walk(member.value, at: place, isInFields: Self.isFieldList(member.key), isSettled: isSettled)
      }
    case .null, .bool, .number, .string: return
    }
  }
}

extension Node {
  enum Settled {
    case constant(JSONValue)
    case expression
    case insideOperator
    case missing
  }

  /// What stands at a pointer before any row is known.
  func settled(at tokens: ArraySlice<JSONPointer.Token>) -> Settled {
    switch kind {
    case .constant(let value, _):
      return value.value(at: JSONPointer(Array(tokens))).map { .constant($0) } ?? .missing
    case .text, .fault: return tokens.isEmpty ? .expression : .missing
    case .operation: return tokens.isEmpty ? .expression : .insideOperator
    case .array(let nodes):
      guard let token = tokens.first else { return .expression }
      guard !nodes.contains(where: \.mayVanish) else { return .insideOperator }
      guard case .index(let index) = token, nodes.indices.contains(index) else { return .missing }
      return nodes[index].settled(at: tokens.dropFirst())
    case .object(let members):
      guard let token = tokens.first else { return .expression }
      for member in members {
        guard case .constant(let key) = member.key, token.names(key) else { continue }
        return member.value.settled(at: tokens.dropFirst())
      }
      return .missing
    }
  }
}

extension JSONPointer.Token {
  /// Whether it names a member; a member may be called `0`.
  func names(_ member: String) -> Bool {
    switch self {
    case .key(let key): key.hasSameBytes(as: member)
    case .index(let index): String(index).hasSameBytes(as: member)
    }
  }
}

extension Operation {
  /// The templates inside it.
  var children: [Node] {
    switch self {
    case .eval: []
    case .condition(_, let then, let otherwise): [then, otherwise].compactMap { $0 }
    case .json(let node), .flatten(let node), .flattenDeep(let node), .merge(let node), .mergeDeep(let node),
      .reverse(let node), .sort(let node, _), .find(let node, _, _), .incomplete(let node, _, _, _):
      [node]
    case .fromNow(let node, let reference): [node] + [reference].compactMap { $0 }
    case .bind(let bindings, let body): [bindings, body]
    case .map(let node, _, let body), .reduce(let node, _, _, let body): [node, body]
    case .match(let branches): branches.map(\.body)
    case .choice(let branches, let otherwise): branches.map(\.body) + [otherwise].compactMap { $0 }
    }
  }
}
