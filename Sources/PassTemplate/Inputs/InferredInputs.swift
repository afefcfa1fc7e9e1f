public import PassData

/// What a pass folder wants to know of each row: its declared schema, with what the expressions tell where it is
/// silent, and a row to start from.
public struct InferredInputs: Sendable, Equatable {
  /// A JSON Schema of one row.
  public let schema: JSONValue

  /// One row that goes with it: examples where there are some, else values of the right kind.
  public let example: JSONObject

  /// - Parameters:
  ///   - inputs: the folder's `template.json`.
  ///   - used: what its expressions take from a row.
  ///   - bindings: the places that are filled by name.
  ///   - functions: what the program adds to the language.
  public init(
    _ inputs: TemplateInputs, used: FreeNames, bindings: ValueBindings, functions: [HostFunction] = []
  ) {
    var properties = JSONObject()
    var example = JSONObject()
    var required: [String] = []
    for column in inputs.row?.columns ?? [] {
      example[column.name] = Self.sample(of: column, isRequired: inputs.row?.isRequired(column.name) ?? false)
    }
    var declared =
      inputs.row?.json.objectValue
      ?? JSONObject(uniqueMembers: [JSONObject.Member(key: "type", value: "object")])
    if let known = declared["properties"]?.objectValue { properties = known }
    required = (declared["required"]?.arrayValue ?? []).compactMap(\.stringValue)

    for name in Self.undeclared(used, functions) where properties[name.name] == nil {
      let kind = name.inferredKind
      properties[name.name] = kind.map { ["type": .string($0.rawValue)] } ?? [:]
      example[name.name] = .some((kind ?? .string).sample(name.name))
      if name.isRequired { required.append(name.name) }
    }
    for (name, value) in bindings.automaticSamples where properties[name] == nil {
      properties[name] = ["type": .string(value.schemaKind.rawValue), "examples": [value]]
      example[name] = .some(value)
    }
    declared["properties"] = .object(properties)
    if !required.isEmpty { declared["required"] = .array(required.map { .string($0) }) }
    schema = .object(declared)
    self.example = example
  }

  private static func undeclared(_ used: FreeNames, _ functions: [HostFunction]) -> [FreeName] {
    used.names.filter { !TemplateContext.isReserved($0.name, functions: functions) } + used.columns
  }

  /// A column that a row may lack, and that its author gave nothing to show for, is lacking in the example too.
  private static func sample(of column: ValueSchema.Property, isRequired: Bool) -> JSONValue? {
    let schema = column.schema
    let kind = schema.kinds.first { $0 != .null } ?? .string
    let own =
      schema.examples.first ?? schema.defaultValue ?? schema.facts.constant ?? schema.facts.allowed?.first
    guard own == nil, isRequired else { return own }
    return schema.format.map { .string($0.sample) } ?? kind.sample(column.name)
  }
}

extension FreeName {
  /// What its uses say of its kind; nil where they leave it open.
  fileprivate var inferredKind: ValueSchema.Kind? {
    let kinds = Set(uses.map(\.kind))
    if kinds.contains(.object) { return .object }
    if kinds.contains(.number) { return .number }
    if kinds.contains(.container) { return kinds.contains(.text) ? .string : nil }
    if kinds.contains(.text) { return .string }
    return kinds == [.condition] ? .boolean : nil
  }
}

extension ValueSchema.Kind {
  fileprivate func sample(_ name: String) -> JSONValue {
    switch self {
    case .null: .null
    case .boolean: true
    case .number, .integer: 1
    case .string: .string(name)
    case .array: []
    case .object: [:]
    }
  }
}

extension ValueSchema.Format {
  fileprivate var sample: String {
    switch self {
    case .date: "2030-01-31"
    case .dateTime: "2030-01-31T19:30:00Z"
    case .uri: "https://example.org/"
    case .email: "ada@example.org"
    case .uuid: "123e4567-e89b-12d3-a456-426614174000"
    }
  }
}

extension JSONValue {
  fileprivate var schemaKind: ValueSchema.Kind {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
