import PassData

extension Diagnostic {
  /// The FINDING of `docs/json.md`. Members that there is nothing to say about are left out.
  var json: JSONValue {
    var object = JSONObject()
    object["id"] = .string(code)
    object["severity"] = .string(severity.rawValue)
    object["message"] = .string(message)
    if let location {
      object["file"] = .string(location.file)
      object["line"] = location.line.map { .number(JSONNumber($0)) }
      object["column"] = location.column.map { .number(JSONNumber($0)) }
      object["pointer"] = location.pointer.map { .string($0.description) }
    }
    if !hints.isEmpty { object["hint"] = .string(hints.joined(separator: "\n")) }
    return .object(object)
  }
}

/// The version of every JSON document that the tool writes. A key that changes its meaning raises it; new keys do not.
let jsonSchemaVersion = JSONValue.number(JSONNumber(1))
