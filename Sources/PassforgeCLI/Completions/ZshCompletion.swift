/// A completion script for zsh: a `_passforge` function for `fpath`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef passforge
    # made by: passforge completions zsh
    _passforge() {
      local context state state_descr line
      typeset -A opt_args
      _arguments -C '1:command:->command' '*::argument:->arguments'
      case $state in
        command)
          local -a commands=(
    \(entries)
          )
          _describe 'command' commands ;;
        arguments)
          case $words[1] in
    \(CommandTable.entries.map(entryCase).joined(separator: "\n"))
          esac ;;
      esac
    }
    if [ "$funcstack[1]" = _passforge ]; then _passforge "$@"; else compdef _passforge passforge; fi

    """
  }

  private static var entries: String {
    CommandTable.entries.map { "        '\(escaped($0.name)):\(escaped($0.abstract))'" }.joined(
      separator: "\n")
  }

  private static func entryCase(_ entry: Entry) -> String {
    switch entry {
    case .command(let command):
      return "        \(command.name)) \(arguments(command)) ;;"
    case .family(let family):
      let words = family.members.map { member in
        "'\(member.name.dropFirst(family.name.count + 1)):\(escaped(member.abstract))'"
      }
      let members = family.members.map { member in
        "            \(member.name.dropFirst(family.name.count + 1))) shift words; (( CURRENT-- )); \(arguments(member)) ;;"
      }
      let others = family.itself.map { "            *) \(arguments($0)) ;;\n" } ?? ""
      return """
                \(family.name))
                  if (( CURRENT == 2 )); then
                    local -a members=(\(words.joined(separator: " ")))
                    _describe 'command' members
                  fi
                  case $words[2] in
        \(members.joined(separator: "\n"))
        \(others)          esac ;;
        """
    }
  }

  private static func arguments(_ command: any Command.Type) -> String {
    "_arguments -s -S " + command.declarations.flatMap(specifications).joined(separator: " ")
  }

  /// One specification per spelling, each shutting out the others where the option does not repeat.
  private static func specifications(_ declaration: ArgumentDeclaration) -> [String] {
    let help = escaped(declaration.help)
    switch declaration.kind {
    case .positional(let count):
      let place = count == .any || count == .oneOrMore ? "*" : count == .oneOrNone ? ":" : ""
      return ["'\(place):\(escaped(declaration.name)):\(action(declaration.completion))'"]
    case .flag:
      return declaration.names.map { "'(\(declaration.names.joined(separator: " ")))\($0)[\(help)]'" }
    case .option(let repeats):
      let others = repeats ? "*" : "(\(declaration.names.joined(separator: " ")))"
      return declaration.names.map { name in
        let joint = name.hasPrefix("--") ? "=" : "+"
        return
          "'\(others)\(name)\(joint)[\(help)]:\(escaped(declaration.placeholder)):\(action(declaration.completion))'"
      }
    }
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let words): "(\(Completion.escaped(words)))"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case ":", "[", "]", "\\": result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }
}
