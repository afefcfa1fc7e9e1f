import PassData

/// A template as a list of bytes to copy and values to write between them.
///
/// It is made once, so that rendering a row copies the constant text of a pass in a few long runs and builds no tree.
/// Its output is byte for byte what ``JSONWriter`` makes of the rendered tree.
struct ByteProgram: Sendable {
  enum Part: Sendable {
    case bytes([UInt8])
    /// An expression inside a text; the quotes are part of the bytes around it.
    case interpolated(CompiledExpression)
    /// A node that always leaves a value, and how many containers are open around it.
    case value(Node, level: Int)
    /// A container some of whose parts may vanish, so that its commas are known only when it is written.
    case container(Container)
  }

  struct Container: Sendable {
    struct Entry: Sendable {
      /// `"key":` of a member, nothing for an element.
      let key: [UInt8]
      let content: Content
    }

    enum Content: Sendable {
      case program(ByteProgram)
      case vanishing(Node, level: Int)
    }

    let open: UInt8
    let close: UInt8
    let entries: [Entry]
  }

  private(set) var parts: [Part] = []

  /// Nil where the whole may vanish: that is the caller's to see.
  init(_ root: Node) { add(root, level: 0) }

  private init(_ node: Node, level: Int) { add(node, level: level) }

  // MARK: Making it

  private mutating func add(_ node: Node, level: Int) {
    switch node.kind {
    case .constant(let value, _):
      var bytes: [UInt8] = []
      JSONWriter.append(value, to: &bytes)
      add(bytes)
    case .text(let interpolation): add(interpolation)
    case .array(let nodes): add(nodes, level: level)
    case .object(let members): add(members, node, level: level)
    case .operation, .fault: parts.append(.value(node, level: level))
    }
  }

  private mutating func add(_ bytes: [UInt8]) {
    guard case .bytes(var run)? = parts.last else {
      parts.append(.bytes(bytes))
      return
    }
    // Taken out first, so that the run is not copied each time that it grows.
    parts.removeLast()
    run.append(contentsOf: bytes)
    parts.append(.bytes(run))
  }

  private mutating func add(_ interpolation: Interpolation) {
    add([UInt8(ascii: "\"")])
    for piece in interpolation.pieces {
      switch piece {
      case .literal(let text): add(Self.escaped(text))
      case .expression(let expression): parts.append(.interpolated(expression))
      case .fault(let error):
        parts.append(.value(Node(kind: .fault(error), pointer: .root), level: 0))
      }
    }
    add([UInt8(ascii: "\"")])
  }

  /// The text as it stands in JSON, without its quotes.
  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.appendEscaped(text, to: &bytes)
    return bytes
  }

  private mutating func add(_ nodes: [Node], level: Int) {
    guard !nodes.contains(where: \.mayVanish) else {
      let entries = nodes.map { Container.Entry(key: [], content: Self.content($0, level: level + 1)) }
      parts.append(
        .container(Container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), entries: entries)))
      return
    }
    add([UInt8(ascii: "[")])
    for (position, node) in nodes.enumerated() {
      if position > 0 { add([UInt8(ascii: ",")]) }
      add(node, level: level + 1)
    }
    add([UInt8(ascii: "]")])
  }

  private mutating func add(_ members: [Node.Member], _ node: Node, level: Int) {
    guard let keys = Self.constantKeys(members) else {
      parts.append(.value(node, level: level))
      return
    }
    guard !members.contains(where: { $0.value.mayVanish }) else {
      let entries = zip(keys, members).map {
        Container.Entry(key: $0, content: Self.content($1.value, level: level + 1))
      }
      parts.append(
        .container(Container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), entries: entries)))
      return
    }
    add([UInt8(ascii: "{")])
    for (position, member) in members.enumerated() {
      if position > 0 { add([UInt8(ascii: ",")]) }
      add(keys[position])
      add(member.value, level: level + 1)
    }
    add([UInt8(ascii: "}")])
  }

  private static func content(_ node: Node, level: Int) -> Container.Content {
    node.mayVanish ? .vanishing(node, level: level) : .program(ByteProgram(node, level: level))
  }

  /// `"key":` of each member, or nil where a key depends on the row or two have become one.
  private static func constantKeys(_ members: [Node.Member]) -> [[UInt8]]? {
    var keys: [[UInt8]] = []
    var seen: Set<ByteString> = []
    for member in members {
      guard case .constant(let key) = member.key, seen.insert(ByteString(key)).inserted else { return nil }
      var bytes: [UInt8] = []
      JSONWriter.appendString(key, to: &bytes)
      keys.append(bytes + [UInt8(ascii: ":")])
    }
    return keys
  }
}

extension Node {
  /// Whether rendering it may leave nothing.
  var mayVanish: Bool {
    switch kind {
    case .constant, .text, .array, .object, .fault: false
    case .operation(let operation):
      switch operation {
      case .condition, .bind, .find, .choice: true
      case .eval, .json, .fromNow, .flatten, .flattenDeep, .merge, .mergeDeep, .reverse, .sort, .map, .reduce,
        .match, .incomplete:
        false
      }
    }
  }
}
