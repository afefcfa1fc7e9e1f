import Foundation
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassforgeCLI

@Suite struct GitHubRunTests {
  let folder = TemporaryFolder()

  private var environment: [String: String] {
    [
      "GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": folder.file("out"),
      "GITHUB_STEP_SUMMARY": folder.file("summary"), "HOME": folder.path,
    ]
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? ""
  }

  @Test func `only a runner of GitHub counts`() {
    #expect(GitHubRun(Environment([:])) == nil)
    #expect(GitHubRun(Environment(["GITHUB_ACTIONS": "false", "GITHUB_OUTPUT": "x"])) == nil)
    #expect(GitHubRun(Environment(["GITHUB_ACTIONS": "true"]))?.outputFile == nil)
  }

  @Test func `a pass that is made is told`() async throws {
    try SmallTemplate.write(to: folder.file("card"))
    let run = await passforge(
      "build", "card", "--development", "-o", "a.pkpass", in: folder.path, environment: environment)
    #expect(run.status == .done)
    #expect(text("out").hasPrefix("verdict=ok\npaths=a.pkpass\ncount=1\nsha256="))
    #expect(text("out").contains("\ncertificate-days="))
    #expect(text("summary").hasPrefix("### passforge build: ok\n"))
  }

  @Test func `an error is an annotation, an output and a line of the summary`() async {
    let run = await passforge("lint", "not here", in: folder.path, environment: environment)
    #expect(run.status == .failed)
    #expect(run.errors.contains("\n::error "))
    #expect(text("out") == "verdict=failed\n")
    #expect(text("summary").contains("### passforge lint: failed"))
  }

  @Test func `a report for a program stays as it is`() async {
    let run = await passforge("lint", "not here", "--json", in: folder.path, environment: environment)
    #expect(run.errors.hasPrefix("{") && !run.errors.contains("::error"))
    #expect(text("out").isEmpty && text("summary").isEmpty)
  }

  @Test func `no text of a finding begins a command of its own`() {
    let finding = Diagnostic(
      .warning, "a.b", "x\n::error::y\r::set-output name=z::%",
      at: SourceLocation(file: "a,b:c\n::d", line: 1, column: 2))
    let text = GitHubRun.annotations([finding])
    #expect(
      text
        == "::warning file=a%2Cb%3Ac%0A%3A%3Ad,line=1,col=2,title=a.b::x%0A::error::y%0D::set-output name=z::%25\n"
    )
  }

  @Test func `annotations are bounded, and errors come first`() {
    let findings =
      Array(repeating: Diagnostic(.note, "n.n", "note"), count: 40)
      + Array(repeating: Diagnostic(.error, "e.e", "error"), count: 40)
    let lines = GitHubRun.annotations(findings).split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
  }

  @Test func `a full summary is left as it is`() async throws {
    let full = Data(repeating: 0x20, count: GitHubRun.largestSummary)
    try full.write(to: URL(fileURLWithPath: folder.file("summary")))
    _ = await passforge("lint", "not here", in: folder.path, environment: environment)
    #expect(text("summary").utf8.count == full.count)
  }

  @Test func `where nothing can be written the run ends as it would`() async throws {
    var environment = environment
    environment["GITHUB_OUTPUT"] = folder.file("no/such/folder")
    try SmallTemplate.write(to: folder.file("card"))
    let run = await passforge(
      "build", "card", "--development", "-o", "a.pkpass", in: folder.path, environment: environment)
    #expect(run.status == .done)
    #expect(run.errors.contains("warning: "))
  }
}
