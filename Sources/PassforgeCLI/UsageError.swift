import PassData

/// What is wrong with the way the command was called. Always exit status 2.
enum UsageError: DiagnosableError, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case missingValue(String, placeholder: String)
  case unwantedValue(String, value: String)
  case repeatedOption(String)
  case missingArgument(String, command: String)
  case surplusArgument(String, command: String)
  case badValue(argument: String, value: String, expected: String, hints: [String])
  case conflict(String, String)
  case needs(String, what: String)
  case unknownTopic(String, known: [String])
  case inputTakenTwice(String, String)
  case binaryToTerminal
  case sameFile(input: String, output: String)
  case noStyle(folder: String)
  case noTemplates(lookedIn: String)
  case noIdentifiers
  case unknownRowFormat(file: String)
  case outputInTemplate(output: String, template: String)
  /// `init` has no --force: a folder is more than a file.
  case folderExists(String)

  var diagnostic: Diagnostic {
    switch self {
    case .unknownCommand(let name, let known):
      usage(
        "unknown-command", "there is no command '\(name)'",
        didYouMean(Suggestion.nearest(to: name, among: known)) + ["passforge help lists the commands"])
    case .unknownOption(let name, let command, let known):
      unknownOption(name, command, known)
    case .missingValue(let name, let placeholder):
      usage("missing-value", "'\(name)' needs a value", ["write \(name) \(placeholder)"])
    case .unwantedValue(let name, let value):
      usage("unwanted-value", "'\(name)' takes no value, found '\(value)'", ["write \(name) alone"])
    case .repeatedOption(let name):
      usage("repeated-option", "'\(name)' is given twice", ["give it once"])
    case .missingArgument(let name, let command):
      usage("missing-argument", "\(name) is missing", ["passforge \(command) -h shows how it is called"])
    case .surplusArgument(let word, let command):
      usage("surplus-argument", "'\(word)' is one word too many", surplusHints(command))
    case .badValue(let argument, let value, let expected, let hints):
      usage("bad-value", "'\(value)' for \(argument) is not \(expected)", hints)
    case .conflict(let one, let other):
      usage("conflict", "\(one) and \(other) exclude each other", ["give one of them"])
    case .needs(let option, let what):
      usage("incomplete", "\(option) needs \(what) beside it", [])
    case .unknownTopic(let name, let known):
      usage(
        "unknown-topic", "there is no help about '\(name)'",
        didYouMean(Suggestion.nearest(to: name, among: known)) + [
          "topics: environment, exit-codes, secrets, templates; or the name of a command"
        ])
    case .inputTakenTwice(let one, let other):
      usage(
        "stdin-taken-twice", "\(one) and \(other) both read standard input", ["give one of them as a file"])
    case .binaryToTerminal:
      usage(
        "binary-to-terminal", "a pass is binary, and standard output is a terminal",
        ["write it to a file with -o FILE, or insist with -o - --force"])
    case .sameFile(let input, let output):
      usage("same-file", "'\(output)' is the file that is read as '\(input)'", ["write to another file"])
    case .noStyle(let folder):
      usage(
        "no-style", "which template is '\(folder)' to start from?",
        [
          "passforge init --list shows them",
          "for a loyalty card: passforge init \(folder) --style storeCard",
        ])
    case .noIdentifiers:
      usage(
        "no-identifiers", "--development needs a passTypeIdentifier and a teamIdentifier in pass.json",
        ["write them as texts, such as pass.example.coffee and A1B2C3D4E5"])
    case .unknownRowFormat(let file):
      usage(
        "row-format", "the name '\(file)' does not say in which format its rows are",
        ["say it: --format csv, tsv, jsonl or json"])
    case .outputInTemplate(let output, let template):
      usage(
        "output-in-template",
        "'\(output)' lies in the pass folder '\(template)', and would become a part of it",
        ["name a place beside it with -o"])
    case .folderExists(let folder):
      Diagnostic(
        .error, "file.exists", "'\(folder)' exists already", at: SourceLocation(file: folder),
        hints: ["name a folder that is not there yet"])
    case .noTemplates(let place):
      usage(
        "no-templates", "the templates that come with passforge are not in '\(place)'",
        ["set PASSFORGE_TEMPLATES to the folder Templates of the sources"])
    }
  }

  private func usage(_ code: String, _ message: String, _ hints: [String]) -> Diagnostic {
    Diagnostic(.error, "usage." + code, message, hints: hints)
  }

  private func unknownOption(_ name: String, _ command: String, _ known: [String]) -> Diagnostic {
    let help =
      command.isEmpty ? "passforge -h shows the commands" : "passforge \(command) -h shows the options"
    if ["--password", "--passphrase", "--pass", "--key-password"].contains(name),
      known.contains("--password-file")
    {
      return usage(
        "password-on-the-line", "a password never stands on the command line, where every user could read it",
        ["use --password-file FILE, --password-fd N or PASSFORGE_KEY_PASSWORD; see passforge help secrets"])
    }
    if known.contains("-" + name) {
      return usage(
        "unknown-option", "there is no option '\(name)'", ["did you mean -\(name), with two dashes?"])
    }
    let other = Suggestion.otherNames[name].flatMap { known.contains($0) ? $0 : nil }
    let near = other ?? Suggestion.nearest(to: name, among: known.filter { $0.hasPrefix("--") })
    return usage("unknown-option", "there is no option '\(name)'", didYouMean(near) + [help])
  }

  private func surplusHints(_ command: String) -> [String] {
    ["quote a name that holds spaces", "passforge \(command) -h shows how it is called"]
  }

  private func didYouMean(_ name: String?) -> [String] { name.map { ["did you mean \($0)?"] } ?? [] }
}
