/// The whole manual, in its two printed forms.
enum Manual {
  /// `docs/commands.md`.
  static var markdown: String {
    var result = """
      <!-- Made by `passforge help --markdown`. `make docs` makes it anew; a test says when it is stale. -->
      # The commands of passforge


      """
    result += HelpPage.page(of: .tool, .long).markdown(level: 2)
    for command in CommandTable.commands {
      result += "\n" + HelpPage.page(of: .command(command), .long).markdown(level: 2)
    }
    for topic in HelpTopic.all { result += "\n" + topic.page(in: nil).markdown(level: 2) }
    return result
  }

  struct ManualPage {
    let fileName: String
    let text: String
  }

  /// One page for the tool, for each family and for each command.
  static var pages: [ManualPage] {
    let families = CommandTable.entries.compactMap { entry -> HelpSubject? in
      if case .family(let family) = entry, family.itself == nil { .family(family) } else { nil }
    }
    let subjects = [.tool] + families + CommandTable.commands.map(HelpSubject.command)
    return subjects.map { subject in
      let title = HelpPage.page(of: subject, .long).name.replacing(" ", with: "-")
      return ManualPage(fileName: "\(title).1", text: roff(of: subject))
    }
  }

  static func roff(of subject: HelpSubject) -> String {
    var page = HelpPage.page(of: subject, .long)
    // SYNOPSIS is where man(7) wants the usage lines.
    page.blocks = page.blocks.flatMap { block -> [Page.Block] in
      guard case .lines(let lines) = block, lines.first?.hasPrefix("usage: ") == true else { return [block] }
      return [
        .heading("synopsis"), .lines(synopsis(of: subject) ?? lines.map { String($0.dropFirst(7)) }),
        .heading("description"),
      ]
    }
    if case .command = subject {
      page.blocks += [.heading("exit status"), .rows(HelpTopic.exitStatusRows)]
    }
    return page.roff(seeAlso: seeAlso(subject))
  }

  private static func synopsis(of subject: HelpSubject) -> [String]? {
    guard case .command(let command) = subject else { return nil }
    return TextLayout.wrap(HelpPage.fullSynopsis(of: command), width: 70)
  }

  private static func seeAlso(_ subject: HelpSubject) -> [String] {
    switch subject {
    case .tool: CommandTable.entries.map { "passforge-\($0.name)" }
    case .family(let family):
      ["passforge"] + family.members.map { "passforge-" + $0.name.replacing(" ", with: "-") }
    case .command: ["passforge"]
    }
  }
}
