import PassData

/// Collects elements; stays plain data until the first function comes.
struct ArrayBuilder {
  private var plain: [JSONValue] = []
  private var mixed: [Value]?
  private var depth = 0

  mutating func reserveCapacity(_ count: Int) { plain.reserveCapacity(count) }

  mutating func append(_ value: Value) {
    depth = max(depth, value.depth)
    if mixed != nil {
      mixed?.append(value)
    } else if let data = value.data {
      plain.append(data)
    } else {
      mixed = plain.map { Value(child: $0, ofDepth: depth + 1) } + [value]
    }
  }

  func finished() -> Value {
    if let mixed { return Value(.array(mixed), depth: depth + 1) }
    return Value(.data(.array(plain)), depth: depth + 1)
  }
}

/// Collects members; a key that comes again keeps its first place and takes the later value.
struct ObjectBuilder {
  private var plain = JSONObject()
  private var others: [ByteString: Value] = [:]
  private var depth = 0

  mutating func reserveCapacity(_ count: Int) { plain.reserveCapacity(count) }

  mutating func set(_ key: String, to value: Value) {
    depth = max(depth, value.depth)
    if let data = value.data {
      plain[key] = data
      if !others.isEmpty { others[ByteString(key)] = nil }
    } else {
      plain[key] = .some(.null)
      others[ByteString(key)] = value
    }
  }

  mutating func merge(_ members: Members) {
    for position in 0..<members.count { set(members.key(at: position), to: members.value(at: position)) }
  }

  func finished() -> Value {
    guard others.isEmpty else {
      return Value(.object(MixedObject(plain: plain, others: others)), depth: depth + 1)
    }
    return Value(.data(.object(plain)), depth: depth + 1)
  }
}
