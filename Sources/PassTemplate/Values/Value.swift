import PassData

/// What an expression or a template node makes: JSON data, a function, or a container that holds functions.
///
/// JSON-e lets functions travel (`{"$let": {"pick": {"$eval": "min"}}, …}`) and refuses them only in the result. As
/// nearly every value is plain data, that is kept as it is, and only containers with functions in them are rebuilt.
struct Value: Sendable {
  enum Content: Sendable {
    case data(JSONValue)
    case function(Function)
    /// At least one element is, or holds, a function.
    case array([Value])
    /// At least one member is, or holds, a function.
    case object(MixedObject)
  }

  let content: Content

  /// How deep it nests at most: 0 for what is no container. It is an upper bound, kept along so that no loop can nest
  /// values until the stack ends, without walking the value each time.
  let depth: Int

  init(_ content: Content, depth: Int) {
    self.content = content
    self.depth = depth
  }

  static let null = Value(.data(.null), depth: 0)

  static func text(_ text: String) -> Value { Value(.data(.string(text)), depth: 0) }
  static func bool(_ value: Bool) -> Value { Value(.data(.bool(value)), depth: 0) }
  static func number(_ number: JSONNumber) -> Value { Value(.data(.number(number)), depth: 0) }
  static func function(_ function: Function) -> Value { Value(.function(function), depth: 0) }

  /// A value from outside, whose depth is found by a walk that ends at the deepest level allowed.
  init(measuring value: JSONValue) {
    self.init(.data(value), depth: value.depth(upTo: TemplateLimits.deepest + 1))
  }

  /// A child of a container of a known depth.
  init(child value: JSONValue, ofDepth depth: Int) {
    self.init(.data(value), depth: value.isContainer ? max(depth - 1, 1) : 0)
  }

  /// The JSON data, or nil where there is a function in it.
  var data: JSONValue? { if case .data(let value) = content { value } else { nil } }

  var stringValue: String? { data?.stringValue }
  var numberValue: JSONNumber? { data?.numberValue }

  var isContainer: Bool {
    switch content {
    case .data(let value): value.isContainer
    case .function: false
    case .array, .object: true
    }
  }

  /// What kind of value this is, for messages: `a string`.
  var kindName: String {
    switch content {
    case .data(let value): value.kindName
    case .function: "a function"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// An object with functions somewhere in it: its order and plain members, and the others beside them.
struct MixedObject: Sendable {
  /// All members in their order; null stands where ``others`` has the value.
  var plain: JSONObject
  var others: [ByteString: Value]
}

extension JSONValue {
  var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }

  /// How deep the value nests, counted no further than `limit`.
  func depth(upTo limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    switch self {
    case .null, .bool, .number, .string: return 0
    case .array(let elements):
      var deepest = 0
      for element in elements where element.isContainer {
        deepest = max(deepest, element.depth(upTo: limit - 1))
      }
      return deepest + 1
    case .object(let object):
      var deepest = 0
      for member in object.members where member.value.isContainer {
        deepest = max(deepest, member.value.depth(upTo: limit - 1))
      }
      return deepest + 1
    }
  }
}
