import CFuzzer
import PassData

// Any bytes are read or refused; what is read is written and read again as the same tree.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = try? JSONReader.read(bytes) else { return 0 }
  for layout in [JSONWriter.Layout.compact, .indented] {
    let written = JSONWriter.write(document.value, layout: layout)
    guard let again = try? JSONReader.read(written), again.value == document.value else {
      preconditionFailure("what was written is not what was read")
    }
  }
  return 0
}
