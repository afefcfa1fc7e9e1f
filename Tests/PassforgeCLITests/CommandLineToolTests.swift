import PassSystem
import Testing

@testable import PassforgeCLI

@Suite struct CommandLineToolTests {
  @Test func `a reader that goes away ends the run quietly`() async {
    let errors = Captured()
    let context = Context.forTest(output: BrokenPipe(), errors: errors)
    #expect(await CommandLineTool.run(["help"], in: context) == .done)
    #expect(errors.text.isEmpty)
  }

  @Test(
    arguments: [
      ([:], true, [], true), (["NO_COLOR": "1"], true, [], false), (["TERM": "dumb"], true, [], false),
      ([:], false, [], false), ([:], false, ["--color", "always"], true),
      ([:], true, ["--color=never"], false),
      (["NO_COLOR": "1"], false, ["--color=always"], true),
    ] as [([String: String], Bool, [String], Bool)])
  func `colour follows the terminal, NO_COLOR and --color`(
    _ environment: [String: String], _ isTerminal: Bool, _ words: [String], _ isColoured: Bool
  ) async {
    let output = Captured()
    let context = Context.forTest(
      environment: environment, output: output, terminal: TerminalFacts(output: isTerminal, width: 80))
    #expect(await CommandLineTool.run(words + ["help", "secrets"], in: context) == .done)
    #expect(output.text.contains("\u{1B}[") == isColoured)
  }
}
