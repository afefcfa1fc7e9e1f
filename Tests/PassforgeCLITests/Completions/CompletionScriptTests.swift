import Foundation
import TestSupport
import Testing

@testable import PassforgeCLI

@Suite struct CompletionScriptTests {
  static let shells = [
    (shell: "bash", option: "-n", script: BashCompletion.script),
    (shell: "zsh", option: "-n", script: ZshCompletion.script),
    (shell: "fish", option: "--no-execute", script: FishCompletion.script),
  ]

  @Test(arguments: shells)
  func `the shell itself finds no fault`(_ shell: String, _ option: String, _ script: String) throws {
    guard let result = try Outsider.run(shell, [option, "/dev/stdin"], input: script) else { return }
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(arguments: shells)
  func `every command and every long option is there`(_ shell: String, _ option: String, _ script: String) {
    for command in CommandTable.commands {
      #expect(script.contains(command.name.split(separator: " ").last ?? ""), "\(command.name)")
      for name in command.declarations.flatMap(\.names) where name.hasPrefix("--") {
        #expect(
          script.contains(shell == "fish" ? "-l \(name.dropFirst(2))" : name), "\(command.name) \(name)")
      }
    }
  }

  @Test(arguments: [
    ("passforge ver", "version"), ("passforge completions z", "zsh"), ("passforge version --js", "--json"),
    ("passforge version --color n", "never"), ("passforge help exit", "exit-codes"),
    ("passforge version --color=al", "always"),
  ])
  func `bash completes`(_ line: String, _ completed: String) throws {
    // COMP_WORDS is split as readline does it: at spaces and at the equals sign.
    let words = line.replacingOccurrences(of: "=", with: " = ").split(separator: " ").map { "'\($0)'" }
    let script =
      BashCompletion.script + "COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)\n"
      + "_passforge; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    guard let result = try Outsider.run("bash", ["/dev/stdin"], input: script) else { return }
    #expect(result.output.split(separator: "\n") == [Substring(completed)])
  }

  @Test(arguments: [
    ("passforge ver", "version"), ("passforge completions z", "zsh"), ("passforge version --js", "--json"),
    ("passforge version --color n", "never"),
  ])
  func `fish completes`(_ line: String, _ completed: String) throws {
    let script = FishCompletion.script + "complete -C '\(line)'\n"
    guard let result = try Outsider.run("fish", ["--no-config", "/dev/stdin"], input: script) else { return }
    #expect(result.output.hasPrefix(completed), "\(result.output)")
  }
}
