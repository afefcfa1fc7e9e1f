internal import PassData
internal import PassSystem

/// A program that signs: `--key command:./signer`.
///
/// It is started anew for each signature, gets what is to be signed on standard input and writes the raw signature to
/// standard output. What it writes to standard error is shown where it fails.
struct CommandSigner: RawSigner {
  /// More than any signature has.
  static let outputLimit = 1 << 16
  /// Of what it says, the last lines are shown.
  private static let errorLimit = 2000
  private static let linesShown = 5
  private static let lineLimit = 300

  private let command: SignerCommand
  private let name: String
  private let path: String
  private let environment: [String: String]
  private let options: ExternalKeyOptions

  /// - Throws: ``SignerFault`` for a program that is not there, before anything is signed.
  init(
    _ command: SignerCommand, named name: String, environment: [String: String], options: ExternalKeyOptions
  ) throws(CryptoError) {
    self.command = command
    self.name = name
    self.options = options
    path = try Self.path(of: command.program, name, environment)
    self.environment = environment.filter { !options.withholds($0.key) }
  }

  private static func path(
    of program: String, _ name: String, _ environment: [String: String]
  ) throws(CryptoError) -> String {
    guard program.contains("/") else {
      guard let found = Program.find(program, in: Environment(environment)) else {
        throw .signer(name: name, .notFound(program: program))
      }
      return found
    }
    guard FileStatus.exists(program) else { throw .signer(name: name, .notFound(program: program)) }
    guard Program.isExecutable(program) else { throw .signer(name: name, .notExecutable(program: program)) }
    return program
  }

  func sign(_ input: [UInt8]) throws(CryptoError) -> [UInt8] {
    let outcome = try run(input)
    let fault: SignerFault
    switch outcome.end {
    case .exited(0): return outcome.output
    case .exited(let status): fault = .failed(status: status, said: Self.lines(outcome.errors))
    case .signalled(let signal): fault = .crashed(signal: signal, said: Self.lines(outcome.errors))
    case .timedOut: fault = .timedOut(seconds: options.timeoutSeconds, said: Self.lines(outcome.errors))
    case .tooMuchOutput: fault = .tooMuch(limit: Self.outputLimit)
    }
    throw .signer(name: name, fault)
  }

  private func run(_ input: [UInt8]) throws(CryptoError) -> ChildProcess.Outcome {
    do throws(SystemError) {
      return try ChildProcess.run(
        path, command.arguments, environment: environment, in: options.workingFolder, input: input,
        limits: .init(
          milliseconds: options.timeoutSeconds * 1000, outputBytes: Self.outputLimit,
          errorBytes: Self.errorLimit))
    } catch {
      switch error {
      case .notFound, .notPermitted, .failed:
        throw .signer(name: name, .notStarted(program: command.program, reason: error.diagnostic.message))
      default: throw .system(error)
      }
    }
  }

  /// The last lines that are not empty.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }.suffix(linesShown).map { String($0.prefix(lineLimit)) }
  }
}
