public import PassData
public import PassSystem
public import PassTemplate

/// Gives the rows of one file their types, with the place of every fault.
///
/// One serves all rows of a file, and any number of tasks at once.
public struct RowReading: Sendable {
  private let typer: RowTyper
  private let file: String
  /// The columns of a CSV file; nil for JSON.
  private let columns: [String]?
  private let settings: [(name: String, text: String)]
  private let uniqueColumns: [String]

  /// - Parameters:
  ///   - file: the data's name for messages.
  ///   - columns: those of a CSV file; nil for JSON.
  ///   - settings: values that win over every row's, read as cells are (`--set`).
  ///   - defaultZone: the zone of date-times that bring no offset, where their column names none.
  /// - Throws: ``PipelineError/refused(_:)`` for columns, or a zone, that can be right for no row; `ZoneError` where
  ///   the system has no zone data.
  public init(
    _ template: TemplateFolder, file: String, columns: [String]?,
    settings: [(name: String, text: String)] = [], defaultZone: String? = nil, environment: Environment
  ) throws {
    typer = try RowTyper(template.inputs.row, zones: ZoneCatalog(environment), defaultZone: defaultZone)
    self.file = file
    self.columns = columns
    self.settings = settings
    uniqueColumns = template.inputs.row?.uniqueColumns ?? []
    if let columns {
      let given = columns + settings.map(\.name)
      let faults = typer.faults(ofColumns: given).map {
        $0.diagnostic(at: SourceLocation(file: file, line: 1))
      }
      guard faults.isEmpty else { throw PipelineError.refused(faults) }
    }
  }

  /// The typed row.
  ///
  /// - Throws: `RowError` for a row that can't be read, ``PipelineError/refused(_:)`` with each value that is wrong.
  public func typed(_ row: DataRow) throws -> TypedRow {
    let content = try row.content.get()
    do throws(ValueFaults) {
      switch content {
      case .cells(let cells):
        return try typer.row(cells: cells, columns: columns ?? [], setting: settings)
      case .object(let object): return try typer.row(object, setting: settings)
      }
    } catch {
      throw PipelineError.refused(error.faults.map { located($0, in: row) })
    }
  }

  /// The values of the columns in which no two rows may have the same, as texts that tell values apart.
  func uniques(of row: TypedRow) -> [RowUnique] {
    uniqueColumns.compactMap { column in
      RowSchema.identity(of: row.values[column]).map {
        RowUnique(column: column, identity: $0, shown: row.values[column] ?? .null)
      }
    }
  }

  private func located(_ fault: ValueFault, in row: DataRow) -> Diagnostic {
    let pointer = JSONPointer([.key(fault.column)] + fault.pointer.tokens)
    return fault.diagnostic(at: SourceLocation(file: file, line: row.line, pointer: pointer))
  }
}

/// A value that no other row may have.
struct RowUnique: Sendable {
  let column: String
  /// The same for two values exactly where they are equal.
  let identity: String
  let shown: JSONValue
}
