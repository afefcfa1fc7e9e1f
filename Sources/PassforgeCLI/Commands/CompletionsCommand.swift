struct CompletionsCommand: ImmediateCommand {
  static let name = "completions"
  static let abstract = "a completion script for bash, zsh or fish"
  static let examples = [
    Example("source <(passforge completions bash)", "for this session of bash"),
    Example("passforge completions zsh > ~/.zfunc/_passforge", "with ~/.zfunc in fpath before compinit"),
    Example(
      "passforge completions fish > ~/.config/fish/completions/passforge.fish", "for fish, from now on"),
  ]

  static let shell = Positional<Shell>("SHELL", help: "bash, zsh or fish", completion: Shell.completion)
  static let arguments: [any ArgumentKey] = [shell]

  enum Shell: String, ArgumentChoice {
    case bash, zsh, fish
  }

  private let shell: Shell

  init(_ values: ArgumentValues) throws { shell = try values[Self.shell] }

  func run(in context: Context) throws -> ExitStatus {
    let script =
      switch shell {
      case .bash: BashCompletion.script
      case .zsh: ZshCompletion.script
      case .fish: FishCompletion.script
      }
    try context.output.write(Array(script.utf8))
    return .done
  }
}
