import CFuzzer

// Any bytes are rows or faults; a row that is rejected and fed again is the same row.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  checkRows(UnsafeBufferPointer(start: start, count: count))
  return 0
}
