import PassData

/// Two rows that must differ and do not.
enum RowClash {
  case value(RowUnique, in: DataRow, firstSeenIn: Int)
  case name(OutputName, in: DataRow, firstSeenIn: Int)

  var diagnostic: Diagnostic {
    switch self {
    case .value(let unique, let row, let first):
      Diagnostic(
        .error, "row.not-unique",
        "column '\(unique.column)': \(Self.shown(unique.shown)) stands in line \(first) already",
        at: SourceLocation(file: "", line: row.line, pointer: JSONPointer([.key(unique.column)])),
        hints: ["give each row a value of its own"])
    case .name(let name, let row, let first):
      Diagnostic(
        .error, "output.same-name", "the pass would be named '\(name.text)', as that of line \(first)",
        at: SourceLocation(file: "", line: row.line),
        hints: ["name a column that differs from row to row in \"output\" of template.json"])
    }
  }

  private static func shown(_ value: JSONValue) -> String {
    value.stringValue.map { "'\($0)'" } ?? String(decoding: JSONWriter.write(value), as: UTF8.self)
  }
}
