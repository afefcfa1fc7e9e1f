public import PassData

/// What a row must be: the columns that `row` in `template.json` declares.
public struct RowSchema: Sendable {
  let root: ValueSchema
  let document: JSONDocument

  /// The declared columns in the author's order.
  public var columns: [ValueSchema.Property] { root.properties }

  public var title: String? { root.title }
  public var description: String? { root.description }

  /// Columns in which no two rows may have the same value.
  public var uniqueColumns: [String] { columns.filter(\.schema.isUnique).map(\.name) }

  public func isRequired(_ column: String) -> Bool { root.requires(column) }

  /// The schema as it stands in `template.json`.
  public var json: JSONValue { document.value.value(at: root.pointer) ?? [:] }

  /// A row made of the examples: the first of each column that has one; columns that need none are left to their
  /// defaults.
  ///
  /// - Throws: ``InputsErrors`` with each required column that has neither example nor default.
  public func exampleRow() throws(InputsErrors) -> JSONObject {
    var row = JSONObject()
    var faults: [InputsError] = []
    for column in columns {
      if let example = column.schema.examples.first {
        row[column.name] = .some(example)
      } else if isRequired(column.name), column.schema.defaultValue == nil {
        faults.append(
          InputsError(.noExample(column: column.name), at: document.location(of: column.schema.pointer)))
      }
    }
    guard faults.isEmpty else { throw InputsErrors(faults) }
    return row
  }

  /// A text that is the same for two values exactly where JSON holds them equal, for finding values that are not
  /// unique. Nil for what is absent.
  public static func identity(of value: JSONValue?) -> String? {
    switch value {
    case nil, .null: nil
    case .number(let number):
      number.int64.map { "n\($0)" } ?? number.double.map { "d\($0)" } ?? "t\(number.text)"
    case .string(let text): "s" + text
    case .some(let other): "j" + String(decoding: JSONWriter.write(other), as: UTF8.self)
    }
  }
}

/// Several faults of `template.json`.
public struct InputsErrors: DiagnosableError, Equatable {
  public let errors: [InputsError]

  init(_ errors: [InputsError]) { self.errors = errors }

  public var diagnostic: Diagnostic {
    errors.first?.diagnostic ?? Diagnostic(.error, "inputs.refused", "template.json is refused")
  }

  public var diagnostics: [Diagnostic] { errors.map(\.diagnostic) }
}
