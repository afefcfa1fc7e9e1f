import CFuzzer
import PassBundle

// Any bytes are read or refused; a file whose values are replaced by themselves says the same.
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let strings = try? PassStrings.read(bytes, file: "pass.strings") else { return 0 }
  precondition(strings.replacingValues { _ in nil } == bytes, "an untouched file has changed")
  // Without a mark the encoding is a guess by the zeros among the bytes, and other values can change the guess.
  guard strings.encoding != .utf8 || !bytes.contains(0), !strings.encoding.lacksNeededMark else { return 0 }
  let rewritten = strings.replacingValues { $0.value }
  guard let again = try? PassStrings.read(rewritten, file: "pass.strings") else {
    preconditionFailure("what was written cannot be read")
  }
  precondition(
    again.entries.map { Array($0.value.utf8) } == strings.entries.map { Array($0.value.utf8) },
    "a value has changed")
  return 0
}
