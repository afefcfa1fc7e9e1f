public import PassData

/// What a template can name while it is rendered: values, the clock, functions.
public struct TemplateContext: Sendable {
  /// The names that a row's columns cannot take: they are reached as `row["now"]`.
  public static func isReserved(_ name: String, functions: [HostFunction] = []) -> Bool {
    name.hasSameBytes(as: "row") || name.hasSameBytes(as: "now") || Builtin(rawValue: name) != nil
      || functions.contains { $0.name.hasSameBytes(as: name) }
  }

  private enum Order: Sendable {
    /// As in JSON-e: the values win over functions and over `now`.
    case valuesFirst
    /// For rows: functions, `row` and `now` cannot be replaced by a column.
    case functionsFirst(row: Value)
  }

  private let values: JSONObject
  private let depth: Int
  private let order: Order
  private let functions: [HostFunction]
  let clock: Timestamp

  /// A name that no expression can use, which JSON-e refuses in a context.
  let invalidName: String?

  /// A context as JSON-e defines it: all values by name.
  public init(values: JSONObject, now: Timestamp, functions: [HostFunction] = []) {
    self.init(values, .valuesFirst, now, functions, JSONValue.object(values).depth(upTo: Self.deepest))
  }

  /// A row: its columns by name, and whole as `row`.
  public init(row: JSONObject, now: Timestamp, functions: [HostFunction] = []) {
    let whole = Value(measuring: .object(row))
    self.init(row, .functionsFirst(row: whole), now, functions, whole.depth)
  }

  private static let deepest = TemplateLimits.deepest + 1

  private init(
    _ values: JSONObject, _ order: Order, _ now: Timestamp, _ functions: [HostFunction], _ depth: Int
  ) {
    self.values = values
    self.order = order
    self.functions = functions
    self.depth = depth
    clock = now
    switch order {
    case .valuesFirst: invalidName = values.members.first { !Identifier.isValid($0.key) }?.key
    case .functionsFirst: invalidName = nil
    }
  }

  func value(of name: Expression.Name) -> Value? {
    switch order {
    case .valuesFirst: value(inValues: name.text) ?? provided(name.text, name.builtin)
    case .functionsFirst(let row):
      name.text.hasSameBytes(as: "row")
        ? row : provided(name.text, name.builtin) ?? value(inValues: name.text)
    }
  }

  func value(named name: String) -> Value? {
    value(of: Expression.Name(text: name, builtin: Builtin(rawValue: name), offset: 0))
  }

  private func value(inValues name: String) -> Value? {
    values[name].map { Value(child: $0, ofDepth: depth) }
  }

  private func provided(_ name: String, _ builtin: Builtin?) -> Value? {
    if let function = functions.first(where: { $0.name.hasSameBytes(as: name) }) {
      return .function(.host(function))
    }
    if let builtin { return .function(.builtin(builtin)) }
    return name.hasSameBytes(as: "now") ? .text(clock.rfc3339) : nil
  }

  /// Every name that an expression could use, for "did you mean".
  var names: [String] {
    var names =
      values.keys.filter(Identifier.isValid) + functions.map(\.name) + Builtin.allCases.map(\.rawValue)
    names.append("now")
    if case .functionsFirst = order { names.append("row") }
    return names
  }
}
