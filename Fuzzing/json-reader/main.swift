import CFuzzer
import PassData

// Any bytes are read or refused; what is read is written and read again as the same tree.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  checkReading(bytes, tolerance: [])
  checkReading(bytes, tolerance: [.trailingComma, .duplicateKey])
  return 0
}
