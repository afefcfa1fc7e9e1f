import PassData
import PassSystem
import Synchronization
import TestSupport
import Testing

@testable import PassforgeCLI

/// The program that draws, as far as the command line goes: ``PreviewTool``, ``PreviewWorld``, ``PreviewProgram``.
@Suite struct PreviewToolTests {
  final class Memory: ByteSink {
    private let bytes = Mutex<[UInt8]>([])
    func write(_ more: [UInt8]) throws(SystemError) { bytes.withLock { $0 += more } }
    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
  }

  static func context(output: Memory, errors: Memory) -> Context {
    Context(
      output: output, errors: errors, readInput: { [] }, now: { Timestamp(seconds: 0) },
      environment: Environment([:]), workingFolder: "/work", executable: "/nowhere/passforge",
      terminal: TerminalFacts())
  }

  @Test func `it does what the options say, in the world of the command`() async {
    let (output, errors) = (Memory(), Memory())
    let status = await PreviewTool.run(
      ["preview", "a", "--terminal"], in: Self.context(output: output, errors: errors)
    ) { options, world in
      try world.print(world.path("a"))
      try world.note("noted")
      return options.destination == .terminal
    }
    #expect(status == .done)
    #expect(output.text == "/work/a\n" && errors.text == "passforge: noted\n")
  }

  @Test func `what differs is status 1, and a bad line status 2`() async {
    let (output, errors) = (Memory(), Memory())
    let context = Self.context(output: output, errors: errors)
    #expect(
      await PreviewTool.run(["preview", "a", "--terminal"], in: context) { _, _ in false } == .problems)
    #expect(await PreviewTool.run(["preview", "a"], in: context) { _, _ in true } == .failed)
    #expect(errors.text.contains("passforge: error:"))
  }

  @Test func `the program is found by name or beside the command, never through PATH`() throws {
    let folder = TemporaryFolder()
    try FilesForTests.program(at: folder.file("passforge"))
    try FilesForTests.program(at: folder.file("passforge-preview"))
    let own = try PreviewProgram.find(executable: folder.file("passforge")) { _ in nil }
    #expect(FilePath.lastComponent(of: own) == "passforge-preview")
    #expect(throws: PreviewProgramError.self) {
      try PreviewProgram.find(executable: "/nowhere/passforge") { $0 == "PATH" ? folder.path : nil }
    }
    let named = try PreviewProgram.find(executable: "/nowhere") { _ in folder.file("passforge-preview") }
    #expect(named == folder.file("passforge-preview"))
    #expect(throws: PreviewProgramError.notThere("/nowhere")) {
      try PreviewProgram.find(executable: folder.file("passforge")) { _ in "/nowhere" }
    }
  }

  @Test func `where it is missing the error says what to install`() async {
    let (output, errors) = (Memory(), Memory())
    let status = await CommandLineTool.run(
      ["preview", "a", "--terminal"], in: Self.context(output: output, errors: errors))
    #expect(status == .failed)
    #expect(errors.text.contains("run.no-preview") && errors.text.contains("libpango1.0-dev"))
  }

  enum FilesForTests {
    static func program(at path: String) throws {
      try AtomicFile.write(Array("#!/bin/sh\n".utf8), to: path, existing: .refuse, permissions: 0o755)
    }
  }
}
