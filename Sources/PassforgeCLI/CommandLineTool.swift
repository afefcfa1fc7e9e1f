import PassData
import PassSystem

/// The `passforge` command as a library: words in, exit status out.
public enum CommandLineTool {
  /// What the executable does. Ends the process.
  ///
  /// No `async` stands on the way of a command that need not wait: starting the threads of Swift's concurrency would
  /// take such a command as long as its work.
  public static func main() -> Never {
    StandardStream.ignoreBrokenPipes()
    let words = Array(CommandLine.arguments.dropFirst())
    let world = Context.ofProcess()
    if let status = runAtOnce(words, in: world) { endProcess(status: status.code) }
    Task { endProcess(status: await run(words, in: world).code) }
    waitForEver()
  }

  /// One run in a given world, of a command that need not wait; nil, and nothing is done, for any other.
  static func runAtOnce(_ words: [String], in world: Context) -> ExitStatus? {
    var context = world
    do {
      return try context.begin(words).runAtOnce(in: context)
    } catch {
      return context.end(error)
    }
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
    do {
      let invocation = try context.begin(words)
      return try await carryOut(invocation, context)
    } catch {
      return context.end(error)
    }
  }
}

extension Context {
  /// What a line asks for, with the options that every command takes taken.
  fileprivate mutating func begin(_ line: [String]) throws -> Invocation {
    words = line
    writesJSON = line.prefix { $0 != "--" }.contains("--json")
    let invocation = try Invocation(line)
    if let values = invocation.values {
      color = try values[GeneralOptions.color] ?? .auto
      allowsPrompts = !values[GeneralOptions.noInput]
    }
    return invocation
  }

  /// Says what ended the run, and gives its status. A reader that has gone is no fault.
  fileprivate func end(_ error: any Error) -> ExitStatus {
    if (error as? SystemError)?.isBrokenPipe == true { return .done }
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
    let status = ExitStatus(of: diagnostics)
    tell(CIReport(words.first ?? "", status, findings: diagnostics))
    return status
  }
}
