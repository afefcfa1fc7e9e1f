/// A completion script for bash 4 or later, without the bash-completion package.
enum BashCompletion {
  static var script: String {
    """
    # bash completion for passforge; made by: passforge completions bash
    _passforge() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command='' word i
      # bash splits --name=value at the equals sign.
      if [[ $current == = ]]; then
        current=''
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case "$command $word" in
    \(commandCases)
        esac
      done
      COMPREPLY=()
      case "$command" in
    \(cases)
      esac
    }
    _passforge_files() { compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen "-$1" -- "$current"); }
    _passforge_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current"); }
    complete -F _passforge passforge

    """
  }

  /// Which words move the walk on to a command.
  private static var commandCases: String {
    CommandTable.entries.map { entry in
      var lines = ["      ' \(entry.name)') command='\(entry.name)' ;;"]
      if case .family(let family) = entry {
        lines += family.members.map { "      '\($0.name)') command='\($0.name)' ;;" }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static var cases: String {
    let first =
      "    '') _passforge_words '\((CommandTable.entries.map(\.name) + general).joined(separator: " "))' ;;"
    let families = CommandTable.entries.compactMap { entry -> String? in
      guard case .family(let family) = entry, family.itself == nil else { return nil }
      return "    '\(family.name)') _passforge_words '\(family.memberWords.joined(separator: " "))' ;;"
    }
    return ([first] + families + CommandTable.commands.map(oneCase)).joined(separator: "\n")
  }

  private static var general: [String] { ["--help", "--version"] }

  private static func oneCase(_ command: any Command.Type) -> String {
    let declarations = command.declarations
    var lines = ["    '\(command.name)')", "      case \"$previous\" in"]
    for declaration in declarations where declaration.takesValue {
      lines.append(
        "        \(declaration.names.joined(separator: "|"))) \(action(declaration.completion)); return ;;")
    }
    lines.append("      esac")
    let options = declarations.filter { !$0.isPositional }.flatMap(\.names).joined(separator: " ")
    lines.append("      if [[ $current == -* ]]; then _passforge_words '\(options)'; return; fi")
    let positional = declarations.first(where: \.isPositional)?.completion ?? .nothing
    lines.append("      \(action(positional)) ;;")
    return lines.joined(separator: "\n")
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .file: "_passforge_files f"
    case .folder: "_passforge_files d"
    case .words(let words): "_passforge_words '\(words.joined(separator: " "))'"
    }
  }
}
