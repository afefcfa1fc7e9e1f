/// The table of commands. Parsing, help, completions, manual pages and `docs/commands.md` follow from it.
enum CommandTable {
  /// The shelves of the short help.
  static let shelves: [Shelf] = [
    Shelf(
      "make",
      [
        .command(InitCommand.self), .command(BuildCommand.self), .family(batch), .command(SignCommand.self),
        .command(BundleCommand.self),
      ]),
    Shelf(
      "check",
      [
        .command(LintCommand.self), .command(VerifyCommand.self), .command(InspectCommand.self),
        .command(PreviewCommand.self),
      ]),
    Shelf("operate", [.family(identity), .family(authorities)]),
    Shelf(
      "more",
      [
        .command(RenderCommand.self), .command(InputsCommand.self), .command(ExplainCommand.self),
        .command(SchemaCommand.self), .command(DoctorCommand.self),
        .command(HelpCommand.self), .command(VersionCommand.self), .command(CompletionsCommand.self),
        .command(ManCommand.self),
      ]),
  ]

  private static let batch = CommandFamily(
    name: "batch", abstract: BatchCommand.abstract, itself: BatchCommand.self,
    members: [BatchMergeCommand.self])

  private static let identity = CommandFamily(
    name: "identity", abstract: "certificate and key: request, show, check, export",
    members: [
      IdentityNewCommand.self, IdentityRequestCommand.self, IdentityShowCommand.self,
      IdentityCheckCommand.self, IdentityExportCommand.self, IdentityRotateCommand.self,
    ])

  private static let authorities = CommandFamily(
    name: "authorities", abstract: "Apple's intermediates: list, add, fetch",
    members: [AuthoritiesListCommand.self, AuthoritiesAddCommand.self, AuthoritiesFetchCommand.self])

  static var entries: [Entry] { shelves.flatMap(\.entries) }

  /// Every command, those of families included, in the order of the help.
  static var commands: [any Command.Type] {
    entries.flatMap { entry in
      switch entry {
      case .command(let command): [command]
      case .family(let family): family.commands
      }
    }
  }

  static func entry(named name: String) -> Entry? { entries.first { $0.name == name } }
}

struct Shelf: Sendable {
  let title: String
  let entries: [Entry]

  init(_ title: String, _ entries: [Entry]) {
    self.title = title
    self.entries = entries
  }
}

/// A command, or several under one first word.
enum Entry: Sendable {
  case command(any Command.Type)
  case family(CommandFamily)

  var name: String {
    switch self {
    case .command(let command): command.name
    case .family(let family): family.name
    }
  }

  var abstract: String {
    switch self {
    case .command(let command): command.abstract
    case .family(let family): family.abstract
    }
  }
}

/// Commands that share their first word: `identity new`, `identity show`.
struct CommandFamily: Sendable {
  let name: String
  let abstract: String
  var discussion: [String] = []
  /// What runs where the first word stands alone, as `batch` beside `batch merge`.
  var itself: (any Command.Type)?
  let members: [any Command.Type]

  var commands: [any Command.Type] { (itself.map { [$0] } ?? []) + members }

  func member(named word: String) -> (any Command.Type)? {
    members.first { $0.name == name + " " + word }
  }

  var memberWords: [String] { members.map { String($0.name.dropFirst(name.count + 1)) } }
}

extension Shelf {
  /// The short help shows the shelves that people work from; the long one shows all.
  var isOnlyInLongHelp: Bool { title == "more" }

  var rows: Page.ShelfRows {
    Page.ShelfRows(title: title, rows: entries.map { Page.Row(term: $0.name, text: $0.abstract) })
  }
}
