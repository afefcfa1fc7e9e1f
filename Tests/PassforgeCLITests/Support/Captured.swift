import PassData
import PassSystem
import Synchronization

@testable import PassforgeCLI

/// A sink that keeps what it is given.
final class Captured: ByteSink, Sendable {
  private let kept = Mutex<[UInt8]>([])

  var bytes: [UInt8] { kept.withLock { $0 } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) { kept.withLock { $0 += bytes } }
}

/// A sink whose reader has gone.
struct BrokenPipe: ByteSink {
  func write(_ bytes: [UInt8]) throws(SystemError) {
    throw SystemError.failed(operation: "write", path: "<stdout>", errorNumber: 32)
  }
}

/// One run of the tool in memory.
struct Run {
  let status: ExitStatus
  let output: String
  let outputBytes: [UInt8]
  let errors: String
}

extension Context {
  /// A world without terminal, variables or time of its own.
  static func forTest(
    in folder: String = "/nowhere", environment: [String: String] = [:], input: [UInt8] = [],
    output: any ByteSink = Captured(), errors: any ByteSink = Captured(), terminal: TerminalFacts = .init()
  ) -> Context {
    Context(
      output: output, errors: errors, readInput: { input }, now: { testMoment },
      environment: Environment(environment), workingFolder: folder, executable: folder + "/bin/passforge",
      terminal: terminal)
  }
}

/// 2026-06-01 12:00 UTC, the time of every test.
let testMoment = Timestamp(seconds: 1_780_315_200)

/// Runs the tool, and gives what it said.
func passforge(
  _ words: String..., in folder: String = "/nowhere", environment: [String: String] = [:], input: String = "",
  terminal: TerminalFacts = .init()
) async -> Run {
  let output = Captured()
  let errors = Captured()
  let context = Context.forTest(
    in: folder, environment: environment, input: Array(input.utf8), output: output, errors: errors,
    terminal: terminal)
  let status = await CommandLineTool.run(words, in: context)
  return Run(status: status, output: output.text, outputBytes: output.bytes, errors: errors.text)
}
