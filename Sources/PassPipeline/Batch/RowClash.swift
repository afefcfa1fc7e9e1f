import PassData

/// Two rows that must differ and do not.
enum RowClash {
  case value(RowUnique, firstSeenIn: Int)
  case name(OutputName, firstSeenIn: Int)

  /// - Parameter location: file and line of the later row.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    switch self {
    case .value(let unique, let first):
      Diagnostic(
        .error, "row.not-unique",
        "column '\(unique.column)': \(Self.shown(unique.shown)) stands in line \(first) already",
        at: SourceLocation(
          file: location.file, line: location.line, pointer: JSONPointer([.key(unique.column)])),
        hints: ["give each row a value of its own"])
    case .name(let name, let first):
      Diagnostic(
        .error, "output.same-name", "the pass would be named '\(name.text)', as that of line \(first)",
        at: location,
        hints: ["name a column that differs from row to row in \"output\" of template.json"])
    }
  }

  private static func shown(_ value: JSONValue) -> String {
    value.stringValue.map { "'\($0)'" } ?? String(decoding: JSONWriter.write(value), as: UTF8.self)
  }
}
