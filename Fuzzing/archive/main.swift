import CFuzzer
import PassBundle
import PassCrypto
import PassData

// Opening and judging an archive from elsewhere never fails and never reads beyond it.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let opened = OpenedPass(Array(UnsafeBufferPointer(start: start, count: count)), file: "x.pkpass")
  for finding in opened.findings { precondition(!finding.code.isEmpty) }
  let verification = opened.verification(authorities: .pinned, at: Timestamp(seconds: 1_780_315_200))
  precondition(verification.verdict != .trusted, "nobody here can sign for Apple")
  return 0
}
