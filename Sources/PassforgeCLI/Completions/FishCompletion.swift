/// A completion script for fish.
enum FishCompletion {
  static var script: String {
    """
    # fish completion for passforge; made by: passforge completions fish
    function __passforge_command_is
        set -l words (commandline -opc)
        set -e words[1]
        set -l command (string match -v -- '-*' $words)
        for position in (seq (count $argv))
            test "$command[$position]" = "$argv[$position]"; or return 1
        end
    end
    function __passforge_has_no_command
        set -l words (commandline -opc)
        set -e words[1]
        test (count (string match -v -- '-*' $words)) -eq "$argv[1]"
    end
    complete -c passforge -f

    """ + CommandTable.entries.map(entry).joined()
      + CommandTable.commands.map(arguments).joined()
  }

  private static func entry(_ entry: Entry) -> String {
    var result =
      "complete -c passforge -n '__passforge_has_no_command 0' -a \(entry.name) -d \(quoted(entry.abstract))\n"
    if case .family(let family) = entry {
      for (word, member) in zip(family.memberWords, family.members) {
        result +=
          "complete -c passforge -n '__passforge_command_is \(family.name); and __passforge_has_no_command 1'"
        result += " -a \(word) -d \(quoted(member.abstract))\n"
      }
    }
    return result
  }

  private static func arguments(_ command: any Command.Type) -> String {
    command.declarations.map { declaration in
      var line = "complete -c passforge -n '__passforge_command_is \(command.name)'"
      for name in declaration.names where !declaration.isPositional {
        line += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst(1))"
      }
      if declaration.takesValue { line += " -r" }
      switch declaration.completion {
      case .nothing: break
      case .file: line += " -F"
      case .folder: line += " -a '(__fish_complete_directories)'"
      case .words(let words): line += " -a \(quoted(Completion.escaped(words)))"
      }
      return line + " -d \(quoted(declaration.help))\n"
    }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
