import PassData

/// A template after compilation: what is constant is folded, what is not is one of these.
struct Node: Sendable {
  indirect enum Kind: Sendable {
    /// With how deep it nests.
    case constant(JSONValue, depth: Int)
    case text(Interpolation)
    case array([Node])
    case object([Member])
    case operation(Operation)
    /// Something that can never be rendered. It counts only where rendering comes by, as in JSON-e; for people all of
    /// them are listed in ``Template/faults``.
    case fault(TemplateError)
  }

  struct Member: Sendable {
    enum Key: Sendable {
      case constant(String)
      case text(Interpolation)
      case fault(TemplateError)
    }
    let key: Key
    let value: Node
  }

  let kind: Kind
  let pointer: JSONPointer

  var constant: (value: JSONValue, depth: Int)? {
    if case .constant(let value, let depth) = kind { (value, depth) } else { nil }
  }
}

/// JSON-e's operators. Operands that are templates are nodes; what is an expression is kept as one.
indirect enum Operation: Sendable {
  case eval(CompiledExpression)
  case condition(CompiledExpression, then: Node?, otherwise: Node?)
  case json(Node)
  case fromNow(Node, from: Node?)
  case flatten(Node)
  case flattenDeep(Node)
  case merge(Node)
  case mergeDeep(Node)
  case reverse(Node)
  case sort(Node, by: (name: String, key: LateExpression)?)
  case bind(Node, body: Node)
  case map(Node, Each, Node)
  case reduce(Node, Each, initial: JSONValue, Node)
  case find(Node, Each, LateExpression)
  case match([Branch])
  case choice([Branch], otherwise: Node?)
  /// An operator whose operand is in order but whose other parts are not: the operand's own faults come first.
  case incomplete(Node, operation: String, TemplateFault.OperandRule, TemplateError)
}

/// An expression that is evaluated for each element or case. One that cannot be read counts only when its turn comes.
typealias LateExpression = Result<CompiledExpression, TemplateError>

/// A case of `$match` or `$switch`.
struct Branch: Sendable {
  let condition: LateExpression
  let body: Node
}

/// `each(x)`, `each(x,i)`, `each(acc,x,i)`: the names that an operator binds for each element.
struct Each: Sendable {
  /// As it is spelled, for messages.
  let key: String
  let names: [String]
}

/// An expression with its place in the template.
struct CompiledExpression: Sendable {
  let source: String
  let place: TemplatePlace
  let tree: Expression
}

/// A text with `${…}` in it.
struct Interpolation: Sendable {
  enum Piece: Sendable {
    case literal(String)
    case expression(CompiledExpression)
    /// An expression that cannot be read. Nothing after it can be read either.
    case fault(TemplateError)
  }

  let pieces: [Piece]

  /// The text, where nothing in it depends on anything.
  var constant: String? {
    guard pieces.count <= 1 else { return nil }
    guard let first = pieces.first else { return "" }
    if case .literal(let text) = first { return text }
    return nil
  }
}
