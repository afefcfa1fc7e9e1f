import PassData

/// The elements of an array value, with or without functions among them.
struct Elements: RandomAccessCollection, Sendable {
  private enum Storage: Sendable {
    case plain([JSONValue])
    case mixed([Value])
  }

  private let storage: Storage
  private let depth: Int

  /// Nil for what is no array.
  init?(_ value: Value) {
    switch value.content {
    case .data(.array(let elements)): storage = .plain(elements)
    case .array(let elements): storage = .mixed(elements)
    case .data, .function, .object: return nil
    }
    depth = value.depth
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch storage {
    case .plain(let elements): elements.count
    case .mixed(let elements): elements.count
    }
  }

  subscript(position: Int) -> Value {
    switch storage {
    case .plain(let elements): Value(child: elements[position], ofDepth: depth)
    case .mixed(let elements): elements[position]
    }
  }
}

/// The members of an object value, with or without functions among them.
struct Members: Sendable {
  private let plain: JSONObject
  private let others: [ByteString: Value]
  private let depth: Int

  /// Nil for what is no object.
  init?(_ value: Value) {
    switch value.content {
    case .data(.object(let object)):
      plain = object
      others = [:]
    case .object(let object):
      plain = object.plain
      others = object.others
    case .data, .function, .array: return nil
    }
    depth = value.depth
  }

  /// An object without members.
  init(empty: Void) {
    plain = JSONObject()
    others = [:]
    depth = 1
  }

  /// The object itself.
  var value: Value {
    others.isEmpty
      ? Value(.data(.object(plain)), depth: depth)
      : Value(.object(MixedObject(plain: plain, others: others)), depth: depth)
  }

  var count: Int { plain.count }

  func key(at position: Int) -> String { plain.members[position].key }

  func value(at position: Int) -> Value {
    let member = plain.members[position]
    if !others.isEmpty, let other = others[ByteString(member.key)] { return other }
    return Value(child: member.value, ofDepth: depth)
  }

  subscript(key: String) -> Value? {
    if !others.isEmpty, let other = others[ByteString(key)] { return other }
    return plain[key].map { Value(child: $0, ofDepth: depth) }
  }

  func contains(_ key: String) -> Bool { plain.position(of: key) != nil }
}
