import PassData

/// Takes members out of an object one by one; what is left is carried along.
struct MemberReader {
  private var object: JSONObject
  private let pointer: JSONPointer
  private let owner: SchemaObject

  init(_ value: JSONValue, at pointer: JSONPointer, as owner: SchemaObject) throws(ModelError) {
    guard let object = value.objectValue else {
      throw .wrongType(pointer, wanted: "an object", found: value.kindName)
    }
    self.object = object
    self.pointer = pointer
    self.owner = owner
  }

  /// What has not been taken.
  var rest: JSONObject { object }

  mutating func take(_ key: String) -> JSONValue? {
    defer { object[key] = nil }
    return object[key]
  }

  mutating func optional<Value>(
    _ key: String, _ wanted: String, _ read: (JSONValue) -> Value?
  ) throws(ModelError) -> Value? {
    guard let value = take(key) else { return nil }
    guard let read = read(value) else {
      throw .wrongType(pointer.appending(key), wanted: wanted, found: value.kindName)
    }
    return read
  }

  mutating func text(_ key: String) throws(ModelError) -> String? {
    try optional(key, "a string") { $0.stringValue }
  }

  mutating func number(_ key: String) throws(ModelError) -> JSONNumber? {
    try optional(key, "a number") { $0.numberValue }
  }

  mutating func integer(_ key: String) throws(ModelError) -> Int64? {
    try optional(key, "a whole number") { $0.numberValue?.int64 }
  }

  mutating func flag(_ key: String) throws(ModelError) -> Bool? {
    try optional(key, "true or false") { $0.boolValue }
  }

  mutating func members(_ key: String) throws(ModelError) -> JSONObject? {
    try optional(key, "an object") { $0.objectValue }
  }

  func required<Value>(_ value: Value?, _ key: String) throws(ModelError) -> Value {
    guard let value else { throw .missing(key, in: owner, at: pointer) }
    return value
  }

  /// Every element of an array, by its own reader.
  mutating func list<Element>(
    _ key: String, _ read: (JSONValue, JSONPointer) throws(ModelError) -> Element
  ) throws(ModelError) -> [Element] {
    let elements = try optional(key, "an array") { $0.arrayValue } ?? []
    var result: [Element] = []
    for (index, element) in elements.enumerated() {
      result.append(try read(element, pointer.appending(key).appending(index)))
    }
    return result
  }
}
