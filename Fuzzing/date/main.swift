import CFuzzer
import PassData

// Any text is a date or is not; one that is survives being read from its own spelling.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let date = try? DateText(parsing: text, zone: .optional) else { return 0 }
  if let moment = date.timestamp, moment.seconds >= 0 {
    precondition(
      Timestamp(rfc3339: moment.rfc3339)?.seconds == moment.seconds, "\(moment.rfc3339) is another moment")
  }
  _ = date.completed(withOffset: -720)
  return 0
}
