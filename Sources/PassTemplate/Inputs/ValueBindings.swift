public import PassData

/// Puts row values into places of pass.json that hold no expressions, after JSON-e has done its part.
///
/// With `values` in `template.json` it follows that; a folder that has neither `values` nor expressions, such as a Pass
/// Designer bundle, takes every row value whose name is a field's key or `serialNumber`.
public struct ValueBindings: Sendable {
  private enum Target: Sendable {
    case pointer(JSONPointer)
    case fields(key: String)
  }

  private struct Entry: Sendable {
    let value: TemplateInputs.Value
    let target: Target
    /// The names whose text from an untyped cell takes the type of the place.
    let names: [String]
  }

  private var entries: [Entry] = []
  private let isAutomatic: Bool
  private let fieldKeys: Set<ByteString>

  /// The names that a folder without expressions takes, each with what stands there now.
  let automaticSamples: [(name: String, value: JSONValue)]

  /// What is wrong with `values` for this pass, whatever a row says.
  public private(set) var faults: [InputsError] = []

  /// - Parameters:
  ///   - pass: the compiled pass.json.
  ///   - hasExpressions: whether other texts of the folder have expressions; pass.json's own are known.
  public init(_ inputs: TemplateInputs, in pass: Template, hasExpressions: Bool = false) {
    let places = FieldPlaces(pass.root)
    isAutomatic = inputs.values.isEmpty && pass.isConstant && !hasExpressions
    fieldKeys = Set(places.fields.map { ByteString($0.key) })
    automaticSamples = isAutomatic ? Self.samples(places, in: pass) : []
    var filled: [(pointer: JSONPointer, name: String)] = []
    for value in inputs.values {
      let found = value.name.hasPrefix("/") ? pointer(of: value, in: pass) : fields(of: value, places)
      guard let (target, pointers) = found else { continue }
      for pointer in pointers {
        if let other = filled.first(where: { $0.pointer.overlaps(pointer) }) {
          faults.append(InputsError(.placeSetTwice(name: value.name, other: other.name), at: value.location))
        }
        filled.append((pointer, value.name))
      }
      let names = value.template.freeNames
      entries.append(Entry(value: value, target: target, names: (names.names + names.columns).map(\.name)))
    }
  }

  /// Whether no row changes anything through it.
  public var isEmpty: Bool { entries.isEmpty && !isAutomatic }

  private static func samples(_ places: FieldPlaces, in pass: Template) -> [(name: String, value: JSONValue)]
  {
    guard let tree = pass.root.constant?.value else { return [] }
    let serial = tree["serialNumber"].map { [(name: "serialNumber", value: $0)] } ?? []
    return serial
      + places.fields.compactMap { field in
        field.value.flatMap { tree.value(at: $0) }.map { (field.key, $0) }
      }
  }

  private mutating func pointer(of value: TemplateInputs.Value, in pass: Template) -> (Target, [JSONPointer])?
  {
    guard let pointer = try? JSONPointer(parsing: value.name) else {
      faults.append(InputsError(.placeMissing(name: value.name, nearest: nil), at: value.location))
      return nil
    }
    switch pass.root.settled(at: pointer.tokens[...]) {
    case .constant: return (.pointer(pointer), [pointer])
    case .expression: faults.append(InputsError(.placeHoldsExpression(name: value.name), at: value.location))
    case .insideOperator: faults.append(InputsError(.placeIsUnsettled(name: value.name), at: value.location))
    case .missing:
      faults.append(InputsError(.placeMissing(name: value.name, nearest: nil), at: value.location))
    }
    return nil
  }

  private mutating func fields(of value: TemplateInputs.Value, _ places: FieldPlaces) -> (
    Target, [JSONPointer]
  )? {
    let fields = places.fields.filter { $0.key.hasSameBytes(as: value.name) }
    guard !fields.isEmpty else {
      let nearest = NearestName.to(value.name, among: places.fields.map(\.key))
      faults.append(InputsError(.placeMissing(name: value.name, nearest: nearest), at: value.location))
      return nil
    }
    guard !fields.contains(where: \.holdsExpression) else {
      faults.append(InputsError(.placeHoldsExpression(name: value.name), at: value.location))
      return nil
    }
    return (.fields(key: value.name), fields.compactMap(\.value))
  }

  // MARK: Rows

  /// Columns of a file that nothing uses, each of them a warning.
  ///
  /// - Parameter used: what the expressions of the whole folder take from a row.
  public func unusedColumns(_ columns: [String], used: FreeNames) -> [Diagnostic] {
    guard !used.takesWholeRow else { return [] }
    return columns.filter { column in
      let isBound =
        isAutomatic && (fieldKeys.contains(ByteString(column)) || column.hasSameBytes(as: "serialNumber"))
      return !isBound && used[column] == nil && used.column(column) == nil
    }.map {
      Diagnostic(
        .warning, "row.unused-column", "nothing uses column '\($0)'",
        hints: ["write ${\($0)} where it belongs, or leave it out"])
    }
  }

  /// Fills one row's values in.
  ///
  /// - Throws: `TemplateError` for an expression under `values`, ``ValueFaults`` for a text that cannot take the type of
  ///   its place, ``InputsError`` where this row's pass has no such place.
  public func apply(to tree: inout JSONValue, row: TypedRow, context: TemplateContext) throws {
    guard !isEmpty else { return }
    var faults: [ValueFault] = []
    var fields: [ByteString: FieldValue] = [:]
    if isAutomatic {
      for member in row.values.members {
        let value = FieldValue(
          column: member.key, value: member.value, isUntyped: row.untyped.contains(ByteString(member.key)))
        fields[ByteString(member.key)] = value
      }
      if let serial = fields[ByteString("serialNumber")], let old = tree["serialNumber"] {
        tree.set([.key("serialNumber")], to: serial.fitted(to: old, &faults))
      }
    }
    for entry in entries {
      let untyped = entry.names.first { row.untyped.contains(ByteString($0)) }
      let value = FieldValue(
        column: untyped ?? entry.value.name, value: try entry.value.template.render(context),
        isUntyped: untyped != nil)
      switch entry.target {
      case .fields(let key): fields[ByteString(key)] = value
      case .pointer(let pointer):
        guard let old = tree.value(at: pointer) else {
          throw InputsError(.placeMissing(name: entry.value.name, nearest: nil), at: entry.value.location)
        }
        tree.set(pointer.tokens[...], to: value.fitted(to: old, &faults))
      }
    }
    tree.fill(fields, isInFields: false, &faults)
    guard faults.isEmpty else { throw ValueFaults(faults) }
  }
}

extension JSONPointer {
  /// Whether one of two places is, or lies inside, the other.
  fileprivate func overlaps(_ other: JSONPointer) -> Bool {
    zip(tokens, other.tokens).allSatisfy { $0 == $1 }
  }
}
