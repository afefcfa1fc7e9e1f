import PassSystem

/// What a line asks for: a command with its words, or help about one.
enum Invocation {
  case command(any Command.Type, ArgumentValues)
  case help(HelpSubject, HelpPage.Length)
  /// Nothing, or a family without its second word: the short help as an error.
  case incomplete(HelpSubject)

  var values: ArgumentValues? { if case .command(_, let values) = self { values } else { nil } }

  init(_ line: [String]) throws {
    var words = line
    if let version = words.first, ["--version", "-V"].contains(version) { words[0] = VersionCommand.name }
    let help = Self.helpLength(asked: words)
    // Options of every command may stand before its name.
    let leading = Self.leadingOptions(words)
    words.removeFirst(leading.count)
    guard let first = words.first, first != "--" else {
      if let help {
        self = .help(.tool, help)
      } else if let option = leading.first {
        throw UsageError.missingArgument("a command after '\(option)'", command: "help")
      } else {
        self = .incomplete(.tool)
      }
      return
    }
    guard let entry = CommandTable.entry(named: first) else {
      if help != nil, first.hasPrefix("-") {
        self = .help(.tool, help ?? .short)
        return
      }
      if first.hasPrefix("-") {
        throw UsageError.unknownOption(
          first, command: "", known: ["--help", "--version", "--color", "--no-input"])
      }
      throw UsageError.unknownCommand(first, known: CommandTable.entries.map(\.name))
    }
    words.removeFirst()
    switch entry {
    case .command(let command): self = try Self.invocation(of: command, leading + words, help)
    case .family(let family): self = try Self.invocation(of: family, words, leading: leading, help)
    }
  }

  private static func invocation(
    of family: CommandFamily, _ words: [String], leading: [String], _ help: HelpPage.Length?
  )
    throws -> Invocation
  {
    if let second = words.first, let member = family.member(named: second) {
      return try invocation(of: member, leading + words.dropFirst(), help)
    }
    if let itself = family.itself { return try invocation(of: itself, leading + words, help) }
    if let help { return .help(.family(family), help) }
    guard let second = words.first else { return .incomplete(.family(family)) }
    throw UsageError.unknownCommand(
      family.name + " " + second, known: family.members.map { $0.name })
  }

  private static func invocation(of command: any Command.Type, _ words: [String], _ help: HelpPage.Length?)
    throws
    -> Invocation
  {
    if let help { return .help(.command(command), help) }
    return .command(command, try ArgumentValues(words, for: command.declarations, of: command.name))
  }

  /// `-h` or `--help` anywhere before `--`: then nothing else is looked at, so that help comes in any trouble.
  private static func helpLength(asked words: [String]) -> HelpPage.Length? {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") { return .long }
    return options.contains("-h") ? .short : nil
  }

  private static func leadingOptions(_ words: [String]) -> [String] {
    var count = 0
    while count < words.count {
      let word = words[count]
      if ["-h", "--help", "--no-input"].contains(word) || word.hasPrefix("--color=") {
        count += 1
      } else if word == "--color", count + 1 < words.count {
        count += 2
      } else {
        break
      }
    }
    return words.prefix(count).map { $0 }
  }

  func run(in context: Context) async throws -> ExitStatus {
    if let status = try runAtOnce(in: context) { return status }
    guard case .command(let command, let values) = self else { return .done }
    return try await command.init(values).run(in: context)
  }

  /// Runs what need not wait; nil, and nothing is done, for a command that must.
  func runAtOnce(in context: Context) throws -> ExitStatus? {
    switch self {
    case .command(let command, let values):
      guard let immediate = command as? any ImmediateCommand.Type else { return nil }
      Memory.keepWhatIsFreed()
      return try immediate.init(values).run(in: context)
    case .help(let subject, let length):
      let page = HelpPage.page(of: subject, length)
      try context.output.write(Array(page.text(width: context.width, style: context.outputStyle).utf8))
      return .done
    case .incomplete(let subject):
      let page = HelpPage.page(of: subject, .short)
      try context.errors.write(Array(page.text(width: context.width, style: context.errorStyle).utf8))
      return .failed
    }
  }
}
