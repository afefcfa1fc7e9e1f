import Foundation
import PassData
import PassTemplate
import Testing

/// Holds passforge to the reference implementation of JSON-e over templates that `Tests/Differential/generate.py` makes.
///
/// A few hundred run with every test where Python has the package `json-e`; `make test-long` runs many thousand.
@Suite struct DifferentialTests {
  @Test(.enabled(if: Reference.python != nil, "python3 has no package json-e"))
  func everyGeneratedTemplateRendersAsTheReferenceRendersIt() throws {
    let python = try #require(Reference.python)
    let environment = ProcessInfo.processInfo.environment
    let count = Int(environment["PASSFORGE_DIFFERENTIAL_COUNT"] ?? "") ?? 400
    let seed = Int(environment["PASSFORGE_DIFFERENTIAL_SEED"] ?? "") ?? 1
    let lines = try Reference.cases(python: python, count: count, seed: seed)
    #expect(lines.count == count)
    var tally: [DifferentialCase.Verdict: Int] = [:]
    for line in lines {
      let test = try #require(DifferentialCase(line))
      let (verdict, complaint) = try test.judge()
      tally[verdict, default: 0] += 1
      #expect(complaint == nil, "\(complaint ?? "")")
    }
    print("differential: \(count) templates, seed \(seed):", tally.map { "\($0.key) \($0.value)" }.sorted())
  }
}

enum Reference {
  static let folder = packageRoot.appendingPathComponent("Tests/Differential")

  /// A Python that has the reference implementation.
  static let python: String? = {
    let candidates: [String?] = [
      ProcessInfo.processInfo.environment["PASSFORGE_JSONE_PYTHON"],
      packageRoot.appendingPathComponent(".build/json-e/bin/python").path, "/usr/bin/python3",
    ]
    return candidates.compactMap { $0 }.first { path in
      FileManager.default.isExecutableFile(atPath: path) && (try? run(path, ["-c", "import jsone"])) != nil
    }
  }()

  static func cases(python: String, count: Int, seed: Int) throws -> [JSONValue] {
    let script = folder.appendingPathComponent("generate.py").path
    let output = try run(python, [script, String(count), String(seed)])
    return try output.split(separator: UInt8(ascii: "\n")).map { try JSONReader.read(Array($0)).value }
  }

  private struct Failure: Error { let status: Int32 }

  @discardableResult
  private static func run(_ path: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return output
  }
}

/// One generated template and what the reference made of it.
struct DifferentialCase {
  enum Verdict: String {
    case same
    case explained
    case different
  }

  enum Outcome {
    case value(JSONValue)
    /// With JSON-e's text, or without where one of Python's own errors came through.
    case error(String?)

    init?(_ value: JSONValue?) {
      guard let object = value?.objectValue else { return nil }
      if let result = object["result"] {
        self = .value(result)
      } else if let error = object["error"] {
        self = .error(error.stringValue)
      } else {
        return nil
      }
    }

    func agrees(with found: Result<JSONValue, TemplateError>) -> Bool {
      switch (self, found) {
      case (.value(let wanted), .success(let value)): value.isSame(as: wanted)
      case (.error(nil), .failure): true
      case (.error(let wanted?), .failure(let error)): error.specificationText == wanted
      case (.value, .failure), (.error, .success): false
      }
    }
  }

  let template: String
  let context: String
  let plain: Outcome
  let explained: Outcome

  init?(_ line: JSONValue) {
    guard let template = line["template"]?.stringValue, let context = line["context"]?.stringValue,
      let plain = Outcome(line["plain"]), let explained = Outcome(line["explained"])
    else { return nil }
    self.template = template
    self.context = context
    self.plain = plain
    self.explained = explained
  }

  func judge() throws -> (Verdict, complaint: String?) {
    let values = try document(context).value.objectValue ?? JSONObject()
    let compiled = Template(compiling: try document(template))
    let found: Result<JSONValue, TemplateError>
    do throws(TemplateError) {
      found = .success(try compiled.render(frozenContext(values)))
    } catch {
      found = .failure(error)
    }
    if let complaint = bytesComplaint(compiled, values, found) { return (.different, complaint) }
    if plain.agrees(with: found) { return (.same, nil) }
    if explained.agrees(with: found) { return (.explained, nil) }
    return (
      .different, "template \(template)\ncontext \(context)\nwanted \(explained)\nfound \(shown(found))\n"
    )
  }

  /// The fast path writes the bytes of the tree, or fails in the same way.
  private func bytesComplaint(
    _ compiled: Template, _ values: JSONObject, _ found: Result<JSONValue, TemplateError>
  )
    -> String?
  {
    var bytes: [UInt8] = Array("before".utf8)
    do throws(TemplateError) {
      try compiled.renderBytes(frozenContext(values), into: &bytes)
      guard case .success(let value) = found else { return "only the bytes were rendered: \(template)" }
      return bytes == Array("before".utf8) + JSONWriter.write(value) ? nil : "other bytes: \(template)"
    } catch {
      guard bytes == Array("before".utf8) else { return "bytes were left after an error: \(template)" }
      guard case .failure(let other) = found, other == error else { return "another error: \(template)" }
      return nil
    }
  }

  private func shown(_ found: Result<JSONValue, TemplateError>) -> String {
    switch found {
    case .success(let value): value.compact
    case .failure(let error): error.specificationText
    }
  }
}

extension JSONValue {
  /// Equality with the order of keys, and numbers by value.
  func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key.hasSameBytes(as: $1.key) && $0.value.isSame(as: $1.value) }
    default: isEquivalent(to: other)
    }
  }
}
