import PassCrypto
import PassData
import PassSystem

/// The world that a command runs in. Nothing reaches around it, so the whole tool runs inside a test.
struct Context: Sendable {
  /// Where results go, and nothing else.
  var output: any ByteSink
  /// Where everything else goes.
  var errors: any ByteSink
  /// Standard input, read to its end.
  var readInput: @Sendable () throws -> [UInt8]
  /// The descriptor behind ``readInput``, where there is one: for input that is too long to be held.
  var inputDescriptor: Int32?
  /// What time it is when nobody says otherwise.
  var now: @Sendable () -> Timestamp
  var environment: Environment
  /// What relative paths are relative to; empty for the process's own.
  var workingFolder: String
  /// The path of the running executable, for what lies beside it.
  var executable: String
  var terminal: TerminalFacts
  var color: ColorChoice = .auto
  /// Whether `--json` was asked for; then errors are JSON too.
  var writesJSON = false
  var allowsPrompts = true
  /// The words of the line as they were typed, for a program that takes over.
  var words: [String] = []
  /// Writes dates, numbers and amounts for a locale; nil in `passforge`, which has no locale data.
  var makeFormatter: PreviewTool.MakeFormatter?
  /// How `authorities fetch` reaches Apple.
  var authorityTransport = AuthorityTransport.http
}

/// Which streams are terminals, and how wide they are.
struct TerminalFacts: Sendable, Equatable {
  var input = false
  var output = false
  var errors = false
  var width: Int?
}

/// Takes bytes: a stream of the process, or the memory of a test.
protocol ByteSink: Sendable {
  func write(_ bytes: [UInt8]) throws(SystemError)
}

extension StandardStream: ByteSink {}

extension Context {
  /// The context of a process that a person or a script started.
  static func ofProcess() -> Context {
    let environment = Environment.ofProcess()
    return Context(
      output: StandardStream.output, errors: StandardStream.errors,
      readInput: { try StandardStream.input.readToEnd() },
      inputDescriptor: StandardStream.input.rawValue, now: { SystemClock.now() },
      environment: environment, workingFolder: "", executable: "/proc/self/exe",
      terminal: TerminalFacts(
        input: StandardStream.input.isTerminal, output: StandardStream.output.isTerminal,
        errors: StandardStream.errors.isTerminal,
        width: StandardStream.output.terminalWidth ?? StandardStream.errors.terminalWidth))
  }

  /// A path as the user spelled it, from where the user stands.
  func path(_ spelled: String) -> String { FilePath.join(workingFolder, spelled) }

  /// Whether a question may be asked: somebody must be there to answer it.
  var mayPrompt: Bool { allowsPrompts && environment["CI"] == nil }

  /// How wide text is set: as wide as the terminal, but no wider than is pleasant to read.
  var width: Int { min(max(terminal.width ?? 80, 40), 100) }

  var outputStyle: TextStyle { style(isTerminal: terminal.output) }
  var errorStyle: TextStyle { style(isTerminal: terminal.errors) }

  private func style(isTerminal: Bool) -> TextStyle {
    switch color {
    case .always: .coloured
    case .never: .plain
    case .auto:
      isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb" ? .coloured : .plain
    }
  }

  func print(_ text: String) throws { try output.write(Array((text + "\n").utf8)) }

  /// One JSON document and a line feed.
  func print(json: JSONValue) throws {
    try output.write(JSONWriter.write(json, layout: .indented) + [UInt8(ascii: "\n")])
  }

  /// Says what to type next, to people only.
  func hint(_ text: String) throws {
    guard !writesJSON else { return }
    try errors.write(Array("passforge: \(errorStyle.cyan("hint:")) \(text.visible)\n".utf8))
  }

  /// Tells of something beside the result. With `--json` nothing is said here: the document carries it.
  func report(_ diagnostics: [Diagnostic]) throws {
    guard !writesJSON, !diagnostics.isEmpty else { return }
    let printer = DiagnosticPrinter(style: errorStyle, width: width)
    try errors.write(Array(diagnostics.map(printer.text).joined().utf8))
  }
}
