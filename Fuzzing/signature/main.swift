import CFuzzer
import PassCrypto
import PassData

// Judging a signature from elsewhere never fails.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let report = DetachedSignature.verify(
    Array(UnsafeBufferPointer(start: start, count: count)), over: Array("{}".utf8), authorities: .pinned,
    at: Timestamp(seconds: 1_780_315_200))
  for finding in report.findings { precondition(!finding.code.isEmpty) }
  return 0
}
