import Foundation
import TestSupport
import Testing

@testable import PassforgeCLI

@Suite struct CompletionScriptTests {
  struct Shell: CustomTestStringConvertible, Sendable {
    let name: String
    /// Makes it read a script without running it.
    let option: String
    let script: String

    var testDescription: String { name }
  }

  static let shells = [
    Shell(name: "bash", option: "-n", script: BashCompletion.script),
    Shell(name: "zsh", option: "-n", script: ZshCompletion.script),
    Shell(name: "fish", option: "--no-execute", script: FishCompletion.script),
  ]

  @Test(arguments: shells)
  func `the shell itself finds no fault`(_ shell: Shell) throws {
    let result = try ExternalJudge.run(
      [shell.name, shell.option, "/dev/stdin"], input: Array(shell.script.utf8))
    #expect(result == nil || result?.status == 0, "\(result?.output ?? "")")
  }

  @Test(arguments: shells)
  func `every command and every long option is there`(_ shell: Shell) {
    for command in CommandTable.commands {
      let word = command.name.split(separator: " ").last ?? ""
      #expect(shell.script.contains(word), "\(command.name)")
      for name in command.declarations.flatMap(\.names) where name.hasPrefix("--") {
        let spelling = shell.name == "fish" ? "-l \(name.dropFirst(2))" : name
        #expect(shell.script.contains(spelling), "\(command.name) \(name)")
      }
    }
  }

  @Test(arguments: [
    ("passforge vers", "version"), ("passforge completions z", "zsh"), ("passforge version --js", "--json"),
    ("passforge version --color n", "never"), ("passforge help exit", "exit-codes"),
    ("passforge version --color=al", "always"),
  ])
  func `bash completes`(_ line: String, _ completed: String) throws {
    // COMP_WORDS is split as readline does it: at spaces and at the equals sign.
    let words = line.replacingOccurrences(of: "=", with: " = ").split(separator: " ").map { "'\($0)'" }
    let script =
      BashCompletion.script + "COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)\n"
      + "_passforge; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    guard let result = try ExternalJudge.run(["bash", "/dev/stdin"], input: Array(script.utf8)) else {
      return
    }
    #expect(result.output.split(separator: "\n") == [Substring(completed)])
  }

  @Test(arguments: [
    ("passforge vers", "version"), ("passforge completions z", "zsh"), ("passforge version --js", "--json"),
    ("passforge version --color n", "never"),
  ])
  func `fish completes`(_ line: String, _ completed: String) throws {
    let script = FishCompletion.script + "complete -C '\(line)'\n"
    guard
      let result = try ExternalJudge.run(["fish", "--no-config", "/dev/stdin"], input: Array(script.utf8))
    else { return }
    #expect(result.output.hasPrefix(completed), "\(result.output)")
  }
}
