import PassData

/// SARIF 2.1.0 by OASIS: the rules that spoke, and each finding with its place.
enum SARIFReport {
  static func value(_ report: LintReport, version: String) -> JSONValue {
    var ids: [String] = []
    for finding in report.findings where !ids.contains(finding.code) { ids.append(finding.code) }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "passforge", "version": .string(version),
              "rules": .array(ids.map(rule)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "results": .array(
            report.findings.map { result($0, index: ids.firstIndex(of: $0.code) ?? 0) }),
        ]
      ],
    ]
  }

  private static func rule(_ id: String) -> JSONValue {
    guard let rule = RuleTable[id] else { return ["id": .string(id)] }
    return [
      "id": .string(id),
      "shortDescription": ["text": .string(rule.title)],
      "fullDescription": ["text": .string(rule.why)],
      "help": ["text": .string("Bad: \(rule.bad)\nGood: \(rule.good)\nSource: \(rule.source)")],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
    ]
  }

  private static func result(_ finding: Diagnostic, index: Int) -> JSONValue {
    let text = ([finding.message] + finding.hints.map { "hint: \($0)" }).joined(separator: "\n")
    var members: [JSONObject.Member] = [
      .init(key: "ruleId", value: .string(finding.code)),
      .init(key: "ruleIndex", value: .number(JSONNumber(index))),
      // SARIF's levels are called as ours.
      .init(key: "level", value: .string(finding.severity.rawValue)),
      .init(key: "message", value: ["text": .string(text)]),
    ]
    if let location = finding.location {
      members.append(.init(key: "locations", value: [place(location)]))
    }
    return .object(JSONObject(uniqueMembers: members))
  }

  private static func place(_ location: SourceLocation) -> JSONValue {
    var physical: [JSONObject.Member] = [
      .init(key: "artifactLocation", value: ["uri": .string(uri(location.file))])
    ]
    if let line = location.line {
      var region: [JSONObject.Member] = [.init(key: "startLine", value: .number(JSONNumber(line)))]
      if let column = location.column {
        region.append(.init(key: "startColumn", value: .number(JSONNumber(column))))
      }
      physical.append(.init(key: "region", value: .object(JSONObject(uniqueMembers: region))))
    }
    var members: [JSONObject.Member] = [
      .init(key: "physicalLocation", value: .object(JSONObject(uniqueMembers: physical)))
    ]
    if let pointer = location.pointer, !pointer.tokens.isEmpty {
      members.append(
        .init(
          key: "logicalLocations",
          value: [["fullyQualifiedName": .string(pointer.description), "kind": "member"]]))
    }
    return .object(JSONObject(uniqueMembers: members))
  }

  /// RFC 3986: what can't stand in a path is escaped.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F, 0x21, 0x40, 0x2B, 0x2C:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + [byte].hexadecimal.uppercased()
      }
    }
    return result
  }
}
