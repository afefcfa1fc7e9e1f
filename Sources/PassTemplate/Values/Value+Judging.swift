import PassData

extension Value {
  /// JSON-e's idea of truth: null, false, zero, and what is empty are false.
  var isTrue: Bool {
    switch content {
    case .data(.null): false
    case .data(.bool(let value)): value
    case .data(.number(let number)): !number.isZero
    case .data(.string(let text)): !text.isEmpty
    case .data(.array(let elements)): !elements.isEmpty
    case .data(.object(let object)): !object.isEmpty
    case .function, .array, .object: true
    }
  }

  /// Equality as JSON means it; functions are equal to themselves.
  func isEqual(to other: Value) -> Bool {
    if let left = data, let right = other.data { return left.isEquivalent(to: right) }
    switch (content, other.content) {
    case (.function(let left), .function(let right)): return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let left), .object(let right)):
      guard left.plain.count == right.plain.count, left.others.count == right.others.count else {
        return false
      }
      return left.plain.allSatisfy { member in
        let key = ByteString(member.key)
        if let value = left.others[key] { return right.others[key].map { value.isEqual(to: $0) } ?? false }
        return right.others[key] == nil
          && right.plain[member.key].map { member.value.isEquivalent(to: $0) } ?? false
      }
    default: return false
    }
  }

  /// The value inside a text, as `${…}` and `str()` write it; nil for what has no text form. Null is the caller's.
  var textForm: String? {
    switch content {
    case .data(.null): "null"
    case .data(.bool(let value)): value ? "true" : "false"
    case .data(.number(let number)): number.text
    case .data(.string(let text)): text
    case .data(.array), .data(.object), .function, .array, .object: nil
    }
  }

  /// How much there is to look through: its bytes of text, and 16 for each node. Counted no further than `limit`, for
  /// parts that are shared in memory are counted each time.
  func weight(upTo limit: Int) -> Int {
    switch content {
    case .data(let value): value.weight(upTo: limit)
    case .function: JSONValue.nodeWeight
    case .array(let elements):
      elements.reduce(JSONValue.nodeWeight) { $0 > limit ? $0 : $0 + $1.weight(upTo: limit - $0) }
    case .object(let object):
      object.others.values.reduce(JSONValue.object(object.plain).weight(upTo: limit)) {
        $0 > limit ? $0 : $0 + $1.weight(upTo: limit - $0)
      }
    }
  }
}

extension JSONValue {
  fileprivate static let nodeWeight = 16

  func weight(upTo limit: Int) -> Int {
    switch self {
    case .null, .bool: return Self.nodeWeight
    case .number(let number): return Self.nodeWeight + number.text.utf8.count
    case .string(let text): return Self.nodeWeight + text.utf8.count
    case .array(let elements):
      var sum = Self.nodeWeight
      for element in elements {
        sum += element.weight(upTo: limit - sum)
        if sum > limit { break }
      }
      return sum
    case .object(let object):
      var sum = Self.nodeWeight
      for member in object.members {
        sum += member.key.utf8.count + member.value.weight(upTo: limit - sum)
        if sum > limit { break }
      }
      return sum
    }
  }
}

extension JSONNumber {
  /// Whether the value is 0, however it is spelled: its digits before any exponent are all zeros.
  var isZero: Bool {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9"): return false
      case UInt8(ascii: "e"), UInt8(ascii: "E"): return true
      default: continue
      }
    }
    return true
  }
}
