import PassData

/// What is wrong with the row that a command is given.
enum DataError: DiagnosableError, Equatable {
  case empty(name: String)
  case table(name: String)
  case severalRows(name: String, count: Int)
  case notAnObject(kind: String, SourceLocation)

  var diagnostic: Diagnostic {
    switch self {
    case .empty(let name):
      Diagnostic(
        .error, "data.empty", "'\(name)' is empty", at: SourceLocation(file: name),
        hints: ["write a JSON object with the values of one pass; passforge inputs FOLDER shows one"])
    case .table(let name):
      Diagnostic(
        .error, "data.table", "'\(name)' is a table, and this command takes one row as JSON",
        at: SourceLocation(file: name),
        hints: ["for a pass from every row: passforge batch FOLDER --data \(name) -o out/"])
    case .severalRows(let name, let count):
      Diagnostic(
        .error, "data.several-rows", "'\(name)' has \(count) rows, and this command takes one",
        at: SourceLocation(file: name),
        hints: count == 0
          ? ["write a JSON object with the values of one pass"]
          : ["for a pass from every row: passforge batch FOLDER --data \(name) -o out/"])
    case .notAnObject(let kind, let location):
      Diagnostic(
        .error, "data.not-an-object", "a row is a JSON object, found \(kind)", at: location,
        hints: ["write it as {\"name\": \"Ada\", …}"])
    }
  }
}
