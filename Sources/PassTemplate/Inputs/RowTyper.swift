public import PassData

/// Gives rows their types and holds them to the schema.
///
/// One serves all rows of a run, and any number of tasks at once.
public struct RowTyper: Sendable {
  private let schema: RowSchema?
  private let zones: [ByteString: ZoneRules]
  private let defaultZone: ZoneRules?

  /// - Parameters:
  ///   - schema: nil where `template.json` has no `row`: then cells are strings and JSON values what they are.
  ///   - defaultZone: an IANA name for date-time columns that name no zone themselves.
  /// - Throws: ``InputsErrors`` for a zone that there is not.
  public init(_ schema: RowSchema?, zones catalog: ZoneCatalog, defaultZone: String? = nil)
    throws(InputsErrors)
  {
    self.schema = schema
    var zones: [ByteString: ZoneRules] = [:]
    var faults: [InputsError] = []
    for (name, pointer) in schema?.root.timezones ?? [] where zones[ByteString(name)] == nil {
      do throws(ZoneError) {
        zones[ByteString(name)] = try catalog.zone(name)
      } catch {
        faults.append(InputsError(.zone(error), at: schema?.document.location(of: pointer)))
      }
    }
    do throws(ZoneError) {
      self.defaultZone = try defaultZone.map { (name) throws(ZoneError) in try catalog.zone(name) }
    } catch {
      self.defaultZone = nil
      faults.append(InputsError(.zone(error), at: nil))
    }
    self.zones = zones
    guard faults.isEmpty else { throw InputsErrors(faults) }
  }

  // MARK: The header

  /// What is wrong with the columns of a file, whatever its rows say: a required column that is not there, one that
  /// the schema refuses.
  public func faults(ofColumns columns: [String]) -> [ValueFault] {
    guard let schema else { return [] }
    let names = schema.columns.map(\.name)
    let given = Set(columns.map(ByteString.init))
    let undeclared = columns.filter { schema.root.property($0) == nil }
    var faults: [ValueFault] = []
    for column in schema.columns where !given.contains(ByteString(column.name)) {
      guard schema.isRequired(column.name), column.schema.defaultValue == nil else { continue }
      faults.append(
        ValueFault(column.name, .missingColumn(nearest: NearestName.to(column.name, among: undeclared))))
    }
    if case .refused = schema.root.facts.others {
      faults += undeclared.map { ValueFault($0, .unknownColumn(nearest: NearestName.to($0, among: names))) }
    }
    return faults
  }

  // MARK: Rows

  /// A row of a data file.
  ///
  /// - Parameters:
  ///   - columns: the header of a CSV file; nil for JSON.
  ///   - setting: values that win over the row's, read as cells are.
  /// - Throws: ``ValueFaults`` with everything that is wrong with the row.
  public func row(
    _ content: DataRow.Content, columns: [String]?, setting: [(name: String, text: String)] = []
  ) throws(ValueFaults) -> TypedRow {
    switch content {
    case .cells(let cells): try row(cells: cells, columns: columns ?? [], setting: setting)
    case .object(let object): try row(object, setting: setting)
    }
  }

  /// A row of a CSV file: one text for each of the columns. An empty cell is an absent value.
  ///
  /// - Parameter setting: values that win over the row's, read as cells are.
  /// - Throws: ``ValueFaults`` with everything that is wrong with the row, except undeclared columns, which are the
  ///   file's fault: see ``faults(ofColumns:)``.
  public func row(
    cells: [String], columns: [String], setting: [(name: String, text: String)] = []
  ) throws(ValueFaults) -> TypedRow {
    var texts = zip(columns, cells).map { (name: $0, text: $1) }
    for (name, text) in setting {
      texts.removeAll { $0.name.hasSameBytes(as: name) }
      texts.append((name, text))
    }
    var row = RowInProgress()
    for (name, text) in texts { read(text, name, into: &row) }
    row.settled = Set(columns.map(ByteString.init))
    return try finished(row)
  }

  /// A row of a JSON file.
  ///
  /// - Throws: ``ValueFaults`` with everything that is wrong with the row.
  public func row(
    _ object: JSONObject, setting: [(name: String, text: String)] = []
  ) throws(ValueFaults) -> TypedRow {
    var row = RowInProgress()
    for member in object.members { row.values[member.key] = .some(member.value) }
    for (name, text) in setting { read(text, name, into: &row) }
    return try finished(row)
  }

  private func read(_ text: String, _ name: String, into row: inout RowInProgress) {
    guard let property = schema?.root.property(name) ?? otherSchema(name) else {
      row.values[name] = .string(text)
      row.untyped.insert(ByteString(name))
      return
    }
    guard !text.isEmpty else {
      row.values[name] = nil
      return
    }
    switch CellReader.value(of: text, property) {
    case .success(let value): row.values[name] = .some(value)
    case .failure(let reason):
      row.values[name] = nil
      row.faults.append(ValueFault(name, reason))
    }
  }

  /// What `additionalProperties` says of an undeclared column, where it says anything.
  private func otherSchema(_ name: String) -> ValueSchema? {
    if case .like(let other)? = schema?.root.facts.others { return other }
    return nil
  }

  private func finished(_ row: RowInProgress) throws(ValueFaults) -> TypedRow {
    guard let schema else { return TypedRow(values: row.values, untyped: row.untyped) }
    var faults = row.faults
    var values = JSONObject()
    values.reserveCapacity(max(row.values.count, schema.columns.count))
    for column in schema.columns {
      values[column.name] = .some(value(of: column, in: row, of: schema, &faults))
    }
    for member in row.values.members where schema.root.property(member.key) == nil {
      values[member.key] = .some(other(member, row, of: schema, &faults))
    }
    guard faults.isEmpty else { throw ValueFaults(faults) }
    return TypedRow(values: values, untyped: row.untyped)
  }

  private func value(
    of column: ValueSchema.Property, in row: RowInProgress, of schema: RowSchema, _ faults: inout [ValueFault]
  ) -> JSONValue {
    let isNullAllowed = column.schema.kinds.isEmpty || column.schema.kinds.contains(.null)
    let found = row.values[column.name]
    if let found, !found.isNull || isNullAllowed { return judged(found, column.name, column.schema, &faults) }
    // A cell that cannot be read has its fault already.
    if row.faults.contains(where: { $0.column.hasSameBytes(as: column.name) }) { return .null }
    if let value = column.schema.defaultValue { return judged(value, column.name, column.schema, &faults) }
    if schema.isRequired(column.name) {
      let undeclared = row.values.keys.filter { schema.root.property($0) == nil }
      faults.append(
        ValueFault(column.name, .missing(nearest: NearestName.to(column.name, among: undeclared))))
    }
    return .null
  }

  private func other(
    _ member: JSONObject.Member, _ row: RowInProgress, of schema: RowSchema, _ faults: inout [ValueFault]
  ) -> JSONValue {
    switch schema.root.facts.others {
    case .allowed: return member.value
    case .like(let other): return judged(member.value, member.key, other, &faults)
    case .refused:
      guard !row.settled.contains(ByteString(member.key)) else { return member.value }
      let nearest = NearestName.to(member.key, among: schema.columns.map(\.name))
      faults.append(ValueFault(member.key, .unknownColumn(nearest: nearest)))
      return member.value
    }
  }

  private func judged(
    _ value: JSONValue, _ column: String, _ schema: ValueSchema, _ faults: inout [ValueFault]
  ) -> JSONValue {
    var judge = ValueJudge(column, zones: zones, defaultZone: defaultZone)
    let judged = judge.judge(value, schema)
    faults += judge.faults
    return judged
  }
}

/// A row on its way to its types.
private struct RowInProgress {
  var values = JSONObject()
  var untyped: Set<ByteString> = []
  var faults: [ValueFault] = []
  /// Columns of a CSV file, which were looked at with its header.
  var settled: Set<ByteString> = []
}

extension ValueSchema {
  /// Every zone that is named in it, with its place.
  var timezones: [(name: String, pointer: JSONPointer)] {
    let own = timezone.map { [($0, pointer.appending("timezone"))] } ?? []
    let nested = properties.map(\.schema) + [facts.items, facts.others.schema].compactMap { $0 }
    return own + nested.flatMap(\.timezones)
  }
}

extension ValueSchema.Others {
  var schema: ValueSchema? { if case .like(let schema) = self { schema } else { nil } }
}
