import CFuzzer
import PassData
import PassTemplate

// Any JSON compiles, renders or is refused, within its limits; the bytes written directly are those of the rendered
// tree; its free names, and what it makes as a `template.json`, are found without a crash.
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
  let tree = try? template.render(context, limits: limits)
  var written: [UInt8] = []
  let isWritten = (try? template.renderBytes(context, into: &written, limits: limits)) != nil
  precondition(isWritten == (tree != nil), "only one of two ways renders")
  if let tree { precondition(written == JSONWriter.write(tree), "the two ways differ") }
  for error in template.unknownNames(columns: ["name", "n"]) + template.faults { _ = error.diagnostic }
  let inputs = TemplateInputs(decoding: document)
  for fault in inputs.faults + ValueBindings(inputs, in: template).faults { _ = fault.diagnostic }
  return 0
}
