import PassSystem

struct ManCommand: ImmediateCommand {
  static let name = "man"
  static let abstract = "manual pages, as man(1) reads them"
  static let examples = [
    Example("passforge man build | man -l -", "read a page"),
    Example("passforge man --into /usr/local/share/man/man1", "install all of them"),
  ]

  static let command = Positionals<String>(
    "COMMAND", atLeastOne: false, help: "whose page; without it, the page of passforge itself",
    completion: .nothing)
  static let into = Option<String>(
    "--into", value: "FOLDER", help: "write every page into a folder",
    detail: "The folder is made where it is missing, and pages in it are replaced.", completion: .folder)
  static let arguments: [any ArgumentKey] = [command, into]

  private let words: [String]
  private let folder: String?

  init(_ values: ArgumentValues) throws {
    words = try values[Self.command]
    folder = try values[Self.into]
    if folder != nil, !words.isEmpty { throw UsageError.conflict("--into", "a command") }
  }

  func run(in context: Context) throws -> ExitStatus {
    if let folder {
      try Directory.create(context.path(folder))
      for page in Manual.pages {
        let path = FilePath.join(context.path(folder), page.fileName)
        try AtomicFile.write(Array(page.text.utf8), to: path, existing: .replace, syncing: false)
      }
      return .done
    }
    let name = words.joined(separator: " ")
    guard let subject = HelpSubject(named: name) else {
      throw UsageError.unknownCommand(name, known: CommandTable.commands.map { $0.name })
    }
    try context.output.write(Array(Manual.roff(of: subject).utf8))
    return .done
  }
}
