import Foundation
import TestSupport
import Testing

/// What README.md and docs show is what happens: their console blocks are run, each document as one session.
@Suite struct DocumentBlockTests {
  /// How many blocks of a document are marked as not run. A new one is counted here, so that nobody forgets it.
  static let notRun = [
    "README.md": 4, "docs/certificate.md": 1, "docs/ci.md": 1, "docs/performance.md": 1, "docs/preview.md": 1,
    "docs/scale.md": 2,
  ]

  static let documents: [String] = {
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: BuiltCommand.package + "/docs")) ?? []
    return ["README.md"] + pages.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  private static func blocks(_ document: String) throws -> [ConsoleBlock] {
    ConsoleBlock.all(
      in: try String(contentsOfFile: BuiltCommand.package + "/" + document, encoding: .utf8), of: document)
  }

  @Test(arguments: documents) func `the console blocks of a document run`(_ document: String) throws {
    let blocks = try Self.blocks(document).filter { $0.notRun == nil && Self.canRun($0) }
    guard !blocks.isEmpty else { return }
    let folder = TemporaryFolder()
    let environment = [
      "HOME": folder.file("home"), "PASSFORGE_TEMPLATES": BuiltCommand.package + "/Templates",
    ]
    let session = "set -euo pipefail\n" + blocks.map(Self.script).joined()
    let outcome = try BuiltCommand.bash(["-c", session], in: folder.path, environment: environment)
    #expect(outcome.status == 0, "\(document): \(outcome.output.suffix(3000))")
  }

  @Test(arguments: documents) func `blocks that are not run are known`(_ document: String) throws {
    let count = try Self.blocks(document).count { $0.notRun != nil }
    #expect(count == Self.notRun[document, default: 0], "\(document)")
  }

  @Test func `blocks are found, and a command that fails is noticed`() throws {
    #expect(try Self.blocks("README.md").count > 6)
    let text = """
      <!-- before: touch a -->
      ```console
      $ ls \\
        a
      a
      $ false
      ```
      <!-- not run: a reason -->
      ```console
      $ rm -rf /
      ```
      """
    let blocks = ConsoleBlock.all(in: text, of: "x.md")
    #expect(blocks.map(\.commands) == [["ls \\\n  a", "false"], ["rm -rf /"]])
    #expect(blocks.map(\.before) == [["touch a"], []])
    #expect(blocks.map(\.notRun) == [nil, "a reason"])
    let session = "set -euo pipefail\n" + Self.script(blocks[0])
    let folder = TemporaryFolder()
    let outcome = try BuiltCommand.bash(["-c", session], in: folder.path, environment: [:])
    #expect(outcome.status == 1)
  }

  /// The preview is not part of every build, nor a token of software of every machine.
  private static func canRun(_ block: ConsoleBlock) -> Bool {
    if block.commands.contains(where: { $0.contains("softhsm2-util") }), !SoftToken.isInstalled {
      return false
    }
    let needsPreview = block.commands.contains { $0.contains("passforge preview") || $0.contains("--locale") }
    return !needsPreview
      || FileManager.default.isExecutableFile(atPath: BuiltCommand.folder + "/passforge-preview")
  }

  private static func script(_ block: ConsoleBlock) -> String {
    let place = "echo '== \(block.testDescription)'\n"
    let before = block.before.map { $0 + "\n" }.joined()
    let commands = block.commands.joined(separator: "\n")
    guard block.fails else { return place + before + commands + "\n" }
    return place + before + "if {\n\(commands)\n}; then echo 'it did not fail'; exit 1; fi\n"
  }
}
