import PassData

/// `{"schemaVersion":1,"findings":[…],"errors":1,"warnings":2}`
enum JSONReport {
  static func value(_ report: LintReport) -> JSONValue {
    var object: JSONValue = [
      "schemaVersion": 1,
      "findings": .array(report.findings.map(finding)),
      "errors": .number(JSONNumber(report.errors)),
      "warnings": .number(JSONNumber(report.warnings)),
      "notes": .number(JSONNumber(report.notes)),
    ]
    if !report.allowed.isEmpty {
      object = adding("allowed", .array(report.allowed.map(JSONValue.string)), to: object)
    }
    return object
  }

  private static func finding(_ finding: Diagnostic) -> JSONValue {
    var members: [JSONObject.Member] = [
      .init(key: "id", value: .string(finding.code)),
      .init(key: "severity", value: .string(finding.severity.rawValue)),
      .init(key: "message", value: .string(finding.message)),
    ]
    if let location = finding.location {
      members.append(.init(key: "file", value: .string(location.file)))
      if let line = location.line { members.append(.init(key: "line", value: .number(JSONNumber(line)))) }
      if let column = location.column {
        members.append(.init(key: "column", value: .number(JSONNumber(column))))
      }
      if let pointer = location.pointer {
        members.append(.init(key: "pointer", value: .string(pointer.description)))
      }
    }
    if !finding.hints.isEmpty {
      members.append(.init(key: "hint", value: .string(finding.hints.joined(separator: "; "))))
    }
    return .object(JSONObject(uniqueMembers: members))
  }

  private static func adding(_ key: String, _ value: JSONValue, to target: JSONValue) -> JSONValue {
    var object = target.objectValue ?? JSONObject()
    object[key] = value
    return .object(object)
  }
}
