import PassData

/// One line of `report.ndjson`, written and read back.
///
///     {"row":1,"line":2,"serial":"C-1042","file":"C-1042.pkpass","bytes":41200,"sha256":"…","contentDigest":"…","inputDigest":"…"}
///     {"row":2,"line":3,"errors":[{"id":"row.required","column":"name"}]}
///
/// The same rows give the same lines, whether a pass was made or kept, so that a resumed run ends in the same report.
enum ReportLine {
  static func bytes(of outcome: RowOutcome) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    add("{\"row\":", .number(JSONNumber(outcome.row)))
    switch outcome {
    case .judged(_, let line):
      add(",\"line\":", .number(JSONNumber(line)))
    case .made(let pass), .kept(let pass):
      add(",\"line\":", .number(JSONNumber(pass.line)))
      add(",\"serial\":", .string(pass.serial))
      add(",\"file\":", .string(pass.file))
      add(",\"bytes\":", .number(JSONNumber(pass.bytes)))
      add(",\"sha256\":", .string(pass.sha256))
      add(",\"contentDigest\":", .string(pass.contentDigest))
      add(",\"inputDigest\":", .string(pass.inputDigest))
    case .rejected(let rejected):
      add(",\"line\":", .number(JSONNumber(rejected.line)))
      add(",\"errors\":", .array(rejected.reasons.filter { $0.severity == .error }.map(reason)))
    }
    bytes += "}\n".utf8
    return bytes

    func add(_ name: String, _ value: JSONValue) {
      bytes += name.utf8
      JSONWriter.append(value, to: &bytes)
    }
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
