import Foundation
import PassData
import PassTemplate

/// The folder with material that is not part of the project: `PASSFORGE_SHARED`, else `../shared`.
enum SharedFolder {
  static func url(_ name: String) -> URL {
    if let path = ProcessInfo.processInfo.environment["PASSFORGE_SHARED"] {
      return URL(fileURLWithPath: path).appendingPathComponent(name)
    }
    return packageRoot.deletingLastPathComponent().appendingPathComponent("shared").appendingPathComponent(
      name)
  }

  static func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }
}

let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The moment at which the clock of the specification's suite stands: 2017-01-19T16:27:20.974Z.
let frozenMoment = Timestamp(seconds: 1_484_843_240, nanoseconds: 974_000_000)

func frozenContext(_ values: JSONObject, functions: [HostFunction] = []) -> TemplateContext {
  TemplateContext(values: values, now: frozenMoment, functions: functions)
}

extension JSONValue {
  var compact: String { String(decoding: JSONWriter.write(self), as: UTF8.self) }
}

/// Reads a JSON text of a test.
func document(_ text: String, file: String = "pass.json") throws -> JSONDocument {
  try JSONReader.read(Array(text.utf8), file: file)
}

/// Renders a template text with a context text.
func rendered(_ template: String, _ context: String = "{}") throws -> String {
  let values = try document(context).value.objectValue ?? JSONObject()
  return try Template(compiling: document(template)).render(frozenContext(values)).compact
}

/// The members of a literal.
func members(_ value: JSONValue) -> JSONObject { value.objectValue ?? JSONObject() }
