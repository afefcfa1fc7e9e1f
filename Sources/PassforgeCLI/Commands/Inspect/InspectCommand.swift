import PassBundle
import PassData
import PassSystem

struct InspectCommand: ImmediateCommand {
  static let name = "inspect"
  static let abstract = "what is inside, in plain words"
  static let discussion = [
    "Shows what a .pkpass, .pkpasses or .order says, whoever made it and whether or not it is sound: nothing is believed, "
      + "and where a part can't be read the rest is shown, with status 1. passforge verify says whether to trust it.",
    "Tokens, NFC messages and keys, and userInfo are hidden unless --show-secrets is given. With ENTRY one file of the "
      + "archive is written to standard output; set.pkpasses a.pkpass!pass.json reaches into a bundle.",
    "Texts are shown in English where the pass has it; --locale chooses a language, and formats dates, numbers and amounts "
      + "as Wallet does there (by passforge-preview). With --diff the status is 0 whether or not anything differs.",
  ]
  static let examples = [
    Example("passforge inspect ticket.pkpass", "the pass in plain words"),
    Example("passforge inspect ticket.pkpass --locale de_DE", "as someone in Germany sees it"),
    Example("passforge inspect ticket.pkpass pass.json", "one file of it"),
    Example("passforge inspect ticket.pkpass --extract ticket", "all files of it, into a new folder"),
    Example("passforge inspect new.pkpass --diff old.pkpass", "field by field, file by file"),
  ]

  static let file = Positional<String>("FILE|-", help: "a .pkpass, .pkpasses or .order; - is standard input")
  static let entry = OptionalPositional<String>(
    "ENTRY", help: "write this file of the archive to standard output")
  static let extract = Option<String>(
    "--extract", value: "DIR", help: "unpack into this folder, which must be new or empty",
    detail: "Nothing is ever written outside of it: no links, no paths upwards.", under: .output,
    completion: .folder)
  static let difference = Option<String>(
    "--diff", value: "OTHER", help: "what differs in another pass", completion: .file)
  static let locale = Option<String>(
    "--locale", value: "NAME", help: "language and region: de_DE",
    detail: "Times are shown in the zone that the variable TZ names, otherwise in UTC.")
  static let secrets = Flag("--show-secrets", help: "show tokens, NFC message and key, userInfo")
  static let force = Flag("--force", "-f", help: "write a binary ENTRY to a terminal, too", under: .output)
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)", under: .output)
  static let arguments: [any ArgumentKey] = [file, entry, extract, difference, locale, secrets, force, json]

  private enum Task {
    case show
    case entry(String)
    case extract(String)
    case compare(String)
  }

  private let file: String
  private let task: Task
  private let locale: String?
  private let showsSecrets: Bool
  private let force: Bool
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    file = try values[Self.file]
    let wanted: [(String, Task)] = [
      try values[Self.entry].map { ("ENTRY", .entry($0)) },
      try values[Self.extract].map { ("--extract", .extract($0)) },
      try values[Self.difference].map { ("--diff", .compare($0)) },
    ].compactMap(\.self)
    if wanted.count > 1 { throw UsageError.conflict(wanted[0].0, wanted[1].0) }
    task = wanted.first?.1 ?? .show
    locale = try values[Self.locale]
    showsSecrets = values[Self.secrets]
    force = values[Self.force]
    writesJSON = values[Self.json]
    if case .entry = task, writesJSON { throw UsageError.conflict("ENTRY", "--json") }
    if case .compare("-") = task, file == "-" { throw UsageError.inputTakenTwice("FILE", "--diff") }
  }

  func run(in context: Context) throws -> ExitStatus {
    if locale != nil, let status = try ValueReading.handOver(in: context) { return status }
    let opened = try open(file, in: context)
    switch task {
    case .show: return try show(opened, in: context)
    case .entry(let name):
      return try EntryPrinting(showsSecrets: showsSecrets, force: force).print(name, of: opened, in: context)
    case .extract(let folder): return try extract(opened, into: folder, in: context)
    case .compare(let other): return try compare(opened, with: try open(other, in: context), in: context)
    }
  }

  private func open(_ file: String, in context: Context) throws -> OpenedPass {
    OpenedPass(try FileReader.readPackage(file, in: context), file: file == "-" ? "<stdin>" : file)
  }

  private func show(_ opened: OpenedPass, in context: Context) throws -> ExitStatus {
    let reading = try ValueReading(locale: locale, in: context)
    let passes = opened.kind == .passes ? opened.passes : [opened]
    let inspected = passes.map { InspectedPass($0, reading, showsSecrets: showsSecrets) }
    let faults = opened.findings.filter { $0.severity != .note }
    if writesJSON {
      try context.print(
        json: InspectJSON(opened, inspected, findings: opened.findings + reading.notes).document)
    } else {
      let text = InspectText(style: context.outputStyle, width: context.width)
      try context.output.write(Array(text.text(of: opened, inspected).utf8))
      try context.report(reading.notes + faults)
    }
    return inspected.allSatisfy(\.isComplete) && !inspected.isEmpty ? .done : .problems
  }

  private func extract(_ opened: OpenedPass, into folder: String, in context: Context) throws -> ExitStatus {
    let unpacked = try opened.unpack(into: context.path(folder))
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion, "folder": .string(folder),
        "files": .array(unpacked.files.map { .string($0.text) }),
        "findings": .array(unpacked.findings.map(\.json)),
      ])
    } else {
      let count = unpacked.files.count
      try context.print("\(folder)  \(count) file\(count == 1 ? "" : "s")".visible)
      try context.report(unpacked.findings)
    }
    return unpacked.findings.isEmpty && !unpacked.files.isEmpty ? .done : .problems
  }

  private func compare(_ opened: OpenedPass, with other: OpenedPass, in context: Context) throws -> ExitStatus
  {
    for pass in [opened, other] where pass.kind == .passes || pass.document == nil {
      throw PackageError.notComparable(pass.file)
    }
    let difference = PassDifference(from: opened, to: other, showsSecrets: showsSecrets)
    if writesJSON {
      try context.print(json: difference.json)
    } else {
      try context.output.write(
        Array(DifferenceText(style: context.outputStyle, width: context.width).text(of: difference).utf8))
    }
    return .done
  }
}
