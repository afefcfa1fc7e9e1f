import PassData
import PassSystem

struct InitCommand: ImmediateCommand {
  static let name = "init"
  static let abstract = "start a pass folder from a template"
  static let discussion = [
    "Copies one of the templates that come with passforge: a pass folder with images in every size, English and "
      + "German, and a template.json that says what a row holds. Change what you like, then build it.",
    "Templates are looked for in PASSFORGE_TEMPLATES, then in ../share/passforge/templates beside the executable, "
      + "then in the sources that it was built from.",
  ]
  static let examples = [
    Example("passforge init coffee --style storeCard", "a new folder, named coffee"),
    Example(
      "passforge init coffee --style storeCard --pass-type pass.com.example.coffee --team A1B2C3D4E5",
      "with your own identifiers"),
    Example("passforge init --list", "which templates there are"),
  ]

  static let folder = OptionalPositional<String>("FOLDER", help: "the folder to make", completion: .folder)
  static let style = Option<PassTemplateName>(
    "--style", "-s", value: "STYLE", help: "which template, as --list names it",
    completion: PassTemplateName.completion)
  static let passType = Option<String>("--pass-type", value: "ID", help: "your pass type identifier")
  static let team = Option<String>("--team", value: "ID", help: "your team identifier")
  static let list = Flag("--list", help: "list the templates")
  static let dryRun = Flag("--dry-run", help: "do everything but write", under: .output)
  static let json = Flag("--json", help: "report as one JSON document (docs/json.md)", under: .output)
  static let arguments: [any ArgumentKey] = [folder, style, passType, team, list, dryRun, json]

  private enum Wish {
    case list
    case make(folder: String, style: PassTemplateName)
  }

  private let wish: Wish
  private let identifiers: [(key: String, value: String)]
  private let isDryRun: Bool
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    let folder = try values[Self.folder]
    if values[Self.list] {
      if folder != nil { throw UsageError.conflict("--list", "a folder") }
      wish = .list
    } else {
      guard let folder else { throw UsageError.missingArgument("FOLDER", command: Self.name) }
      guard let style = try values[Self.style] else { throw UsageError.noStyle(folder: folder) }
      wish = .make(folder: folder, style: style)
    }
    identifiers = try [("passTypeIdentifier", Self.passType), ("teamIdentifier", Self.team)]
      .compactMap { key, option in try values[option].map { (key, $0) } }
    isDryRun = values[Self.dryRun]
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let shelf = try TemplateShelf.find(in: context)
    switch wish {
    case .list: try list(shelf, in: context)
    case .make(let folder, let style):
      do {
        try make(folder, from: shelf.template(style), style, in: context)
      } catch SystemError.exists {
        throw UsageError.folderExists(folder)
      }
    }
    return .done
  }

  // MARK: - Steps

  private func list(_ shelf: TemplateShelf, in context: Context) throws {
    let templates = shelf.templates
    if writesJSON {
      return try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "templates": .array(
          templates.map { template in
            [
              "style": .string(template.name.rawValue), "title": .string(template.title),
              "folder": .string(template.folder),
            ]
          }),
      ])
    }
    for template in templates {
      try context.print(
        context.outputStyle.cyan(TextLayout.pad(template.name.rawValue, to: 24)) + template.title.visible)
    }
  }

  private func make(
    _ folder: String, from template: ShippedTemplate, _ style: PassTemplateName, in context: Context
  ) throws {
    var files = try template.files()
    for identifier in identifiers { try files.set(identifier.key, to: identifier.value) }
    var staged = isDryRun ? nil : try StagedFolder(for: context.path(folder))
    if isDryRun, FileStatus.exists(context.path(folder)) { throw SystemError.exists(path: folder) }
    for file in files.all { try staged?.write(file.bytes, to: file.name) }
    try staged?.publish()
    if writesJSON {
      return try context.print(json: [
        "schemaVersion": jsonSchemaVersion, "folder": .string(folder), "style": .string(style.rawValue),
        "dryRun": .bool(isDryRun), "files": .array(files.all.map { .string($0.name) }),
      ])
    }
    let word = isDryRun ? "would hold" : "holds"
    try context.print("\(folder.visible)  \(word) \(files.all.count) files, a \(style.rawValue)")
    guard !isDryRun else { return }
    let name = folder.contains(" ") ? "'\(folder)'" : folder
    try context.hint("passforge inputs \(name) shows what a row holds")
    try context.hint("passforge build \(name) --development makes a pass of its examples")
  }
}
