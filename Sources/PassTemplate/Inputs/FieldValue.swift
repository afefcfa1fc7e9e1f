import PassData

/// A value on its way to its place.
struct FieldValue {
  let column: String
  let value: JSONValue
  let isUntyped: Bool

  /// The value in the type of what it replaces, where it came as text without a type. Nothing makes an empty text.
  func fitted(to old: JSONValue?, _ faults: inout [ValueFault]) -> JSONValue {
    guard let old else { return value }
    if value.isNull, old.stringValue != nil { return .string("") }
    guard isUntyped, let text = value.stringValue else { return value }
    switch old {
    case .string: return value
    case .number: return CellReader.value(of: text, as: .number) ?? unfit(old, &faults)
    case .bool: return CellReader.value(of: text, as: .boolean) ?? unfit(old, &faults)
    case .array: return CellReader.value(of: text, as: .array) ?? unfit(old, &faults)
    case .object: return CellReader.value(of: text, as: .object) ?? unfit(old, &faults)
    case .null: return value
    }
  }

  private func unfit(_ old: JSONValue, _ faults: inout [ValueFault]) -> JSONValue {
    faults.append(ValueFault(column, .unfitForPlace(expected: old.kindName)))
    return value
  }
}

extension JSONValue {
  /// Replaces what stands at a place; nothing happens where nothing stands.
  mutating func set(_ tokens: ArraySlice<JSONPointer.Token>, to value: JSONValue) {
    guard let token = tokens.first else {
      self = value
      return
    }
    switch (self, token) {
    case (.array(var elements), .index(let index)) where elements.indices.contains(index):
      elements[index].set(tokens.dropFirst(), to: value)
      self = .array(elements)
    case (.object(var object), _):
      guard let member = object.members.first(where: { token.names($0.key) }) else { return }
      var inner = member.value
      inner.set(tokens.dropFirst(), to: value)
      object[member.key] = .some(inner)
      self = .object(object)
    default: return
    }
  }

  /// Gives every field whose key has a value that value.
  mutating func fill(
    _ values: [ByteString: FieldValue], isInFields: Bool, _ faults: inout [ValueFault]
  ) {
    switch self {
    case .null, .bool, .number, .string: return
    case .array(var elements):
      for index in elements.indices where elements[index].isContainer {
        elements[index].fill(values, isInFields: isInFields, &faults)
      }
      self = .array(elements)
    case .object(var object):
      for member in object.members where member.value.isContainer {
        var inner = member.value
        inner.fill(values, isInFields: FieldPlaces.isFieldList(member.key), &faults)
        object[member.key] = .some(inner)
      }
      if isInFields, let key = object["key"]?.stringValue, let value = values[ByteString(key)] {
        object["value"] = .some(value.fitted(to: object["value"], &faults))
      }
      self = .object(object)
    }
  }
}
