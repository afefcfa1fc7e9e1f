/// A JSON tree that keeps what the author wrote: the order of keys and the spelling of numbers.
///
/// `==` compares exactly: members in order, numbers by their text, strings by their UTF-8 bytes. Use
/// ``isEquivalent(to:)`` for JSON's own idea of equality.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// Visits every text in it, keys of objects aside.
  public func forEachText(_ visit: (String) -> Void) {
    switch self {
    case .string(let text): visit(text)
    case .array(let elements): for element in elements { element.forEachText(visit) }
    case .object(let object): for member in object { member.value.forEachText(visit) }
    case .null, .bool, .number: break
    }
  }
}

extension JSONValue: Equatable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }

  /// Equality as JSON means it: members in any order, numbers by value.
  public func isEquivalent(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a.isEqualInValue(to: b)
    case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { member in b[member.key].map { member.value.isEquivalent(to: $0) } ?? false }
    default: false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(nilLiteral: ()) { self = .null }

  /// Later values win for a key given twice.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}

extension JSONValue {
  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var numberValue: JSONNumber? { if case .number(let value) = self { value } else { nil } }
  public var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }

  public var isNull: Bool { if case .null = self { true } else { false } }

  /// The member of an object; nil for other kinds and for absent keys.
  public subscript(key: String) -> JSONValue? { objectValue?[key] }

  /// The element of an array; nil for other kinds and outside its bounds.
  public subscript(index: Int) -> JSONValue? {
    guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What kind of value this is, in JSON's words, for messages.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value at a pointer, or nil where it points to nothing.
  public func value(at pointer: JSONPointer) -> JSONValue? {
    var current = self
    for token in pointer.tokens {
      let next: JSONValue? =
        switch token {
        case .key(let key): current[key]
        case .index(let index): current[index] ?? current["\(index)"]
        }
      guard let next else { return nil }
      current = next
    }
    return current
  }
}
