/// What help is asked about.
enum HelpSubject: Sendable {
  case tool
  case family(CommandFamily)
  case command(any Command.Type)

  init?(named name: String) {
    if name.isEmpty {
      self = .tool
    } else if case .family(let family)? = CommandTable.entry(named: name) {
      self = .family(family)
    } else if let command = CommandTable.commands.first(where: { $0.name == name }) {
      self = .command(command)
    } else {
      return nil
    }
  }
}

/// Writes pages from the table of commands.
enum HelpPage {
  enum Length { case short, long }

  static func page(of subject: HelpSubject, _ length: Length) -> Page {
    switch subject {
    case .tool: tool(length)
    case .family(let family): page(of: family, length)
    case .command(let command): page(of: command, length)
    }
  }

  // MARK: - The tool

  private static func tool(_ length: Length) -> Page {
    var page = Page(name: "passforge", abstract: "build, sign, check and preview Apple Wallet passes")
    page.blocks.append(.lines(["usage: passforge <command> [options]"]))
    let shelves =
      length == .long ? CommandTable.shelves : CommandTable.shelves.filter { !$0.isOnlyInLongHelp }
    page.blocks.append(.shelves(shelves.filter { !$0.entries.isEmpty }.map(\.rows)))
    guard length == .long else {
      page.blocks.append(.paragraph("passforge help lists the rest, passforge <command> -h explains one."))
      return page
    }
    page.blocks += [
      .heading("help about"),
      .rows(HelpTopic.all.map { Page.Row(term: "help \($0.name)", text: $0.abstract) }),
      .heading("options of every command"),
      .rows(GeneralOptions.arguments.map { row(of: $0.declaration, .long) }),
      .heading("exit status"),
      .rows(HelpTopic.exitStatusRows),
      .heading("examples"),
      .rows(
        [
          Page.Row(term: "passforge init coffee --style storeCard", text: "start a pass folder"),
          Page.Row(
            term: "passforge build coffee --development", text: "make a pass without an Apple account"),
        ].filter { row in CommandTable.commands.contains { row.term.hasPrefix("passforge \($0.name) ") } }),
    ]
    return page
  }

  // MARK: - A family

  private static func page(of family: CommandFamily, _ length: Length) -> Page {
    var page = Page(name: "passforge \(family.name)", abstract: family.abstract)
    page.blocks.append(.lines(["usage: passforge \(family.name) <command> [options]"]))
    page.blocks += family.discussion.map(Page.Block.paragraph)
    page.blocks.append(.rows(family.commands.map { Page.Row(term: $0.name, text: $0.abstract) }))
    page.blocks += examples(family.commands.compactMap { $0.examples.first })
    return page
  }

  // MARK: - A command

  private static func page(of command: any Command.Type, _ length: Length) -> Page {
    var page = Page(name: "passforge \(command.name)", abstract: command.abstract)
    page.blocks.append(.lines(["usage: " + synopsis(of: command)]))
    if length == .long { page.blocks += command.discussion.map(Page.Block.paragraph) }
    for heading in ArgumentHeading.allCases {
      let declarations = command.declarations.filter {
        $0.heading == heading && (length == .long || !command.rareOptions.contains($0.name))
      }
      guard !declarations.isEmpty, length == .long || heading != .general else { continue }
      page.blocks.append(.heading(heading.rawValue))
      page.blocks.append(.rows(declarations.map { row(of: $0, length) }))
    }
    if length == .short {
      let rare = command.rareOptions.isEmpty ? "says more" : "shows \(command.rareOptions.count) options more"
      page.blocks.append(.paragraph("--help \(rare). Every command takes --color WHEN and --no-input."))
    }
    page.blocks += examples(command.examples)
    return page
  }

  private static func examples(_ examples: [Example]) -> [Page.Block] {
    guard !examples.isEmpty else { return [] }
    return [.heading("examples")] + [.rows(examples.map { Page.Row(term: $0.line, text: $0.meaning) })]
  }

  static func synopsis(of command: any Command.Type) -> String {
    let own = command.arguments.map(\.declaration)
    let positionals = own.filter(\.isPositional).map(\.synopsis)
    let options = own.contains { !$0.isPositional } ? ["[options]"] : []
    return (["passforge", command.name] + positionals + options).joined(separator: " ")
  }

  static func fullSynopsis(of command: any Command.Type) -> String {
    let own = command.arguments.map(\.declaration)
    let ordered = own.filter(\.isPositional) + own.filter { !$0.isPositional }
    return (["passforge", command.name] + ordered.map(\.synopsis)).joined(separator: " ")
  }

  private static func row(of declaration: ArgumentDeclaration, _ length: Length) -> Page.Row {
    var row = Page.Row(term: declaration.term, text: declaration.help)
    guard length == .long else { return row }
    if !declaration.detail.isEmpty { row.more.append(declaration.detail) }
    if let variable = declaration.variable { row.more.append("The variable \(variable) stands in for it.") }
    return row
  }
}
