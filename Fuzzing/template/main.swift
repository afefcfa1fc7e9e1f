import CFuzzer
import PassData
import PassTemplate

// Any JSON compiles, renders or is refused, within its limits; two renderings of one row are one value.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  var limits = TemplateLimits()
  limits.steps = 10_000
  limits.elements = 10_000
  limits.bytes = 100_000
  let row: JSONValue = ["name": "Ada", "n": 12, "list": [1, "b", nil], "map": ["a": 1, "é": [true]]]
  let context = TemplateContext(row: row.objectValue ?? JSONObject(), now: Timestamp(seconds: 1_484_843_240))
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // What is no JSON is tried as one expression.
  let document =
    (try? JSONReader.read(bytes))
    ?? (try? JSONReader.read(JSONWriter.write(["$eval": .string(String(decoding: bytes, as: UTF8.self))])))
  guard let document else { return 0 }
  let template = Template(compiling: document)
  let first = try? template.render(context, limits: limits)
  let second = try? template.render(context, limits: limits)
  precondition(first == second, "two renderings differ")
  return 0
}
