import PassData

/// One line of `report.ndjson`, written and read back.
///
///     {"row":1,"line":2,"serial":"C-1042","file":"C-1042.pkpass","bytes":41200,"sha256":"…","contentDigest":"…","inputDigest":"…"}
///     {"row":2,"line":3,"errors":[{"id":"row.required","column":"name"}]}
///
/// The same rows give the same lines, whether a pass was made or kept, so that a resumed run ends in the same report.
enum ReportLine {
  static func bytes(of outcome: RowOutcome) -> [UInt8] {
    var object = JSONObject()
    switch outcome {
    case .judged(let row, let line):
      object["row"] = .number(JSONNumber(row))
      object["line"] = .number(JSONNumber(line))
    case .made(let pass), .kept(let pass):
      object["row"] = .number(JSONNumber(pass.row))
      object["line"] = .number(JSONNumber(pass.line))
      object["serial"] = .string(pass.serial)
      object["file"] = .string(pass.file)
      object["bytes"] = .number(JSONNumber(pass.bytes))
      object["sha256"] = .string(pass.sha256)
      object["contentDigest"] = .string(pass.contentDigest)
      object["inputDigest"] = .string(pass.inputDigest)
    case .rejected(let rejected):
      object["row"] = .number(JSONNumber(rejected.row))
      object["line"] = .number(JSONNumber(rejected.line))
      object["errors"] = .array(rejected.reasons.filter { $0.severity == .error }.map(reason))
    }
    var bytes = JSONWriter.write(.object(object))
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The pass that a line tells of; nil for rejected rows and for a line that was cut short.
  static func pass(in line: [UInt8]) -> BatchPass? {
    guard let value = try? JSONReader.read(line).value, let row = value["row"]?.numberValue?.int64, row > 0,
      let sourceLine = value["line"]?.numberValue?.int64, let serial = value["serial"]?.stringValue,
      let file = value["file"]?.stringValue, let bytes = value["bytes"]?.numberValue?.int64,
      0..<largestPass ~= bytes,
      let sha256 = value["sha256"]?.stringValue, let content = value["contentDigest"]?.stringValue,
      let input = value["inputDigest"]?.stringValue
    else { return nil }
    return BatchPass(
      row: Int(row), line: Int(sourceLine), serial: serial, file: file, bytes: Int(bytes), sha256: sha256,
      contentDigest: content, inputDigest: input)
  }

  /// No pass of ours is larger; a report that says so was not written by us.
  private static let largestPass: Int64 = 1 << 40

  /// Rule and column, never the value: reports are passed around.
  private static func reason(_ diagnostic: Diagnostic) -> JSONValue {
    var object = JSONObject()
    object["id"] = .string(diagnostic.code)
    if case .key(let column)? = diagnostic.location?.pointer?.tokens.first {
      object["column"] = .string(column)
    }
    return .object(object)
  }
}
