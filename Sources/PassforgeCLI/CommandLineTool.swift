import PassData
import PassSystem

/// The `passforge` command as a library: words in, exit status out.
public enum CommandLineTool {
  /// What the executable does. Ends the process.
  public static func main() async -> Never {
    StandardStream.ignoreBrokenPipes()
    let status = await run(Array(CommandLine.arguments.dropFirst()), in: .ofProcess())
    endProcess(status: status.code)
  }

  /// One run in a given world.
  static func run(_ words: [String], in world: Context) async -> ExitStatus {
    await run(words, in: world) { invocation, context in try await invocation.run(in: context) }
  }

  /// One run whose commands are carried out by someone else.
  static func run(
    _ words: [String], in world: Context,
    _ carryOut: @Sendable (Invocation, Context) async throws -> ExitStatus
  ) async -> ExitStatus {
    var context = world
    context.words = words
    context.writesJSON = words.prefix { $0 != "--" }.contains("--json")
    do {
      let invocation = try Invocation(words)
      try context.take(invocation)
      return try await carryOut(invocation, context)
    } catch let error as SystemError where error.isBrokenPipe {
      return .done
    } catch {
      return context.fail(error)
    }
  }
}

extension Context {
  /// The options that every command takes.
  fileprivate mutating func take(_ invocation: Invocation) throws {
    guard let values = invocation.values else { return }
    color = try values[GeneralOptions.color] ?? .auto
    allowsPrompts = !values[GeneralOptions.noInput]
  }

  /// Says what ended the run, and gives its status.
  fileprivate func fail(_ error: any Error) -> ExitStatus {
    let diagnostics =
      (error as? any DiagnosableError)?.diagnostics
      ?? [Diagnostic(.error, "run.unexpected", "unexpected error: \(error)")]
    // Where even this cannot be written, the status is all that is left to say.
    if writesJSON {
      let document: JSONValue = [
        "schemaVersion": jsonSchemaVersion, "findings": .array(diagnostics.map(\.json)),
      ]
      try? errors.write(JSONWriter.write(document) + [UInt8(ascii: "\n")])
    } else {
      try? report(diagnostics)
    }
    return ExitStatus(of: diagnostics)
  }
}
