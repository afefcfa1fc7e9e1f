import PassData

/// Reads the text of a cell as its schema types it. What is empty is absent and never comes here.
enum CellReader {
  static func value(of text: String, _ schema: ValueSchema) -> Result<JSONValue, ValueFault.Reason> {
    let kinds = schema.cellKinds
    for kind in kinds where kind != .string {
      if let value = value(of: text, as: kind) { return .success(value) }
    }
    if kinds.isEmpty || kinds.contains(.string) { return .success(.string(text)) }
    return .failure(.unreadableCell(kinds[0], isEmptyOfText: WhiteSpace.trimming(text).isEmpty))
  }

  static func value(of text: String, as kind: ValueSchema.Kind) -> JSONValue? {
    switch kind {
    case .null, .string: nil
    case .number: JSONNumber(text: text).map { .number($0) }
    case .integer: JSONNumber(text: text).flatMap { $0.isInteger ? .number($0) : nil }
    case .boolean: boolean(text).map { .bool($0) }
    case .array, .object: json(text, kind)
    }
  }

  /// Spreadsheets write `TRUE`, so letters may be of either case.
  private static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  private static func json(_ text: String, _ kind: ValueSchema.Kind) -> JSONValue? {
    guard let value = try? JSONReader.read(Array(text.utf8), limits: JSONReader.Limits(depth: 100)).value,
      kind.includes(value)
    else { return nil }
    return value
  }
}

extension ValueFault.Reason: Error {}

extension ValueSchema {
  /// The declared kinds, or those of the allowed values where none are declared.
  fileprivate var cellKinds: [Kind] {
    guard kinds.isEmpty else { return kinds }
    let values = facts.allowed ?? facts.constant.map { [$0] } ?? []
    return Kind.allCases.filter { kind in kind != .integer && values.contains { kind.includes($0) } }
  }
}
