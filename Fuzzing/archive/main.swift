import CFuzzer
import PassBundle
import PassData

// Opening an archive from elsewhere never fails and never reads beyond it.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let opened = OpenedPass(Array(UnsafeBufferPointer(start: start, count: count)), file: "x.pkpass")
  for finding in opened.findings { precondition(!finding.code.isEmpty) }
  return 0
}
