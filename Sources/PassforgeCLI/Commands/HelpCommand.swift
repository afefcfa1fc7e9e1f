import PassSystem

struct HelpCommand: ImmediateCommand {
  static let name = "help"
  static let abstract = "a command, or a topic: environment, exit-codes, secrets, templates"
  static let examples = [
    Example("passforge help", "everything there is"),
    Example("passforge help secrets", "how keys and passwords are given"),
    Example("passforge help environment", "the variables, and what they are set to"),
  ]

  static let topic = Positionals<String>(
    "TOPIC", atLeastOne: false, help: "a command or a topic", completion: .words(topicWords))
  static let markdown = Flag(
    "--markdown", help: "print the whole manual as Markdown", detail: "docs/commands.md is made by this.")
  static let arguments: [any ArgumentKey] = [topic, markdown]

  private static let topicWords = HelpTopic.all.map(\.name)

  private let words: [String]
  private let wantsMarkdown: Bool

  init(_ values: ArgumentValues) throws {
    words = try values[Self.topic]
    wantsMarkdown = values[Self.markdown]
    if wantsMarkdown, !words.isEmpty { throw UsageError.conflict("--markdown", "a topic") }
  }

  func run(in context: Context) throws -> ExitStatus {
    if wantsMarkdown {
      try context.output.write(Array(Manual.markdown.utf8))
      return .done
    }
    let name = words.joined(separator: " ")
    guard let page = page(named: name, in: context.environment) else {
      let commands = CommandTable.entries.map(\.name)
      throw UsageError.unknownTopic(name, known: HelpTopic.all.map(\.name) + commands)
    }
    try context.output.write(Array(page.text(width: context.width, style: context.outputStyle).utf8))
    return .done
  }

  private func page(named name: String, in environment: Environment) -> Page? {
    if let topic = HelpTopic.topic(named: name) { return topic.page(in: environment) }
    return HelpSubject(named: name).map { HelpPage.page(of: $0, .long) }
  }
}
