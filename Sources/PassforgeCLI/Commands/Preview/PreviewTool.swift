package import PassData
package import PassLayout
import PassSystem

/// `passforge-preview` as a command: the same words, errors and statuses as `passforge preview`.
package enum PreviewTool {
  /// Draws what the options ask for. What it throws is told as every command tells it.
  package typealias Draw = @Sendable (PreviewOptions, PreviewWorld) async throws -> Bool

  /// Makes what writes dates, numbers and amounts for a locale and a time zone.
  package typealias MakeFormatter =
    @Sendable (_ locale: String, _ zone: String, _ now: Timestamp) throws -> any ValueFormatter

  /// Reads the process's words and ends it. With or without `preview` in front, so that the program can be called by
  /// its own name too; `inspect --locale` ends here as well.
  package static func main(formatter: @escaping MakeFormatter, _ draw: Draw) async -> Never {
    StandardStream.ignoreBrokenPipes()
    var words = Array(CommandLine.arguments.dropFirst())
    var context = Context.ofProcess()
    context.makeFormatter = formatter
    if !words.contains("preview"), !words.contains("inspect") { words.insert("preview", at: 0) }
    endProcess(status: await run(words, in: context, draw).code)
  }

  static func run(_ words: [String], in world: Context, _ draw: Draw) async -> ExitStatus {
    await CommandLineTool.run(words, in: world) { invocation, context in
      guard case .command(let command, let values) = invocation, command is PreviewCommand.Type else {
        return try await invocation.run(in: context)
      }
      let options = try PreviewOptions(values) { context.environment[$0] }
      return try await draw(options, PreviewWorld(context)) ? .done : .problems
    }
  }
}

/// What a drawing command may reach of the world.
package struct PreviewWorld: Sendable {
  private let context: Context

  init(_ context: Context) { self.context = context }

  package func moment(asked: Timestamp?) throws -> Timestamp { try context.moment(asked: asked) }
  package func variable(_ name: String) -> String? { context.environment[name] }
  package var environment: [String: String] { context.environment.variables }
  package func path(_ spelled: String) -> String { context.path(spelled) }
  package var terminalWidth: Int? { context.terminal.width }
  package var outputIsTerminal: Bool { context.terminal.output }
  package func readInput() throws -> [UInt8] { try context.readInput() }
  package func write(_ bytes: [UInt8]) throws { try context.output.write(bytes) }
  package func print(_ text: String) throws { try context.print(text) }
  package func print(json: JSONValue) throws { try context.print(json: json) }
  /// A line beside the result.
  package func note(_ text: String) throws { try context.errors.write(Array("passforge: \(text)\n".utf8)) }
  package func report(_ diagnostics: [Diagnostic]) throws { try context.report(diagnostics) }
}
