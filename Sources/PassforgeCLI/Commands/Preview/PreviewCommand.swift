import PassData
import PassSystem

/// Declares `preview` for help, completions and manual, and hands over to the executable that can draw.
///
/// Drawing needs cairo, pango, ICU and zint; linking them would cost every other command's start.
struct PreviewCommand: ImmediateCommand {
  static let name = "preview"
  static let abstract = "see front and back"
  static let discussion = [
    "Draws a pass as Wallet would, as near as that can be known: the caption says of which iOS, in which language, "
      + "time zone and at what time. A folder with template.json is filled from --data and --set, or from its own "
      + "examples.",
    "HTML files name each field and its place in pass.json under the pointer and mark what lint finds. --watch serves "
      + "the same page on the loopback interface and reloads it when a file of the folder changes.",
    "Needs the program passforge-preview, which is looked for in PASSFORGE_PREVIEW, beside passforge, and in "
      + "../libexec/passforge (docs/preview.md).",
  ]
  static let examples = [
    Example("passforge preview coffee -o coffee.html", "front and back, to open in a browser"),
    Example("passforge preview ticket.pkpass --terminal --locale de_DE", "here and now, in German"),
    Example("passforge preview coffee --watch", "a page that follows your editor"),
    Example(
      "passforge preview ticket --contact-sheet guests.csv --sample 12 -o sheet.png",
      "twelve rows at a glance"),
    Example("passforge preview --diff old.pkpass new.pkpass -o diff.html", "what changed, outlined"),
  ]

  static let paths = Positionals<String>(
    "FOLDER|FILE", atLeastOne: true,
    help: "a pass folder, a template folder or a .pkpass file; two with --diff")
  static let data = Option<String>(
    "--data", value: "FILE|-", help: "rows for a template: CSV, JSON or JSON Lines", under: .data,
    completion: .file)
  static let row = Option<Int>("--row", value: "N", help: "which row of --data, from 1", under: .data)
  static let set = RepeatedOption<Assignment>(
    "--set", value: "NAME=VALUE", help: "one value of a template", under: .data)
  static let contactSheet = Option<String>(
    "--contact-sheet", value: "ROWS", help: "many rows of a template on one sheet", under: .data,
    completion: .file)
  static let sample = Option<Int>(
    "--sample", value: "N", help: "how many rows of the sheet, spread evenly: 12", under: .data)
  static let difference = Flag("--diff", help: "two passes side by side, changes outlined", under: .data)
  static let output = Option<String>(
    "-o", "--output", value: "FILE", help: "write .html, .svg, .png or .pdf; - is HTML on standard output",
    under: .output, completion: .file)
  static let terminal = Flag("--terminal", help: "draw in this terminal, barcode and all", under: .output)
  static let watch = Flag("--watch", help: "serve a page that reloads with every edit", under: .output)
  static let port = Option<Int>(
    "--port", value: "N", help: "the port of --watch; any free one", under: .output)
  static let json = Flag(
    "--json", help: "the display list as one JSON document (docs/json.md)", under: .output)
  static let force = Flag("--force", help: "overwrite a file that is there", under: .output)
  static let palette = Option<PreviewOptions.Palette>(
    "--palette", value: "WHICH", help: "colours of --terminal: truecolor, 256 or mono",
    detail: "Without it, COLORTERM and TERM decide.", under: .output)
  static let locale = Option<String>("--locale", value: "NAME", help: "language and region: de_DE (en_US)")
  static let timeZone = Option<String>(
    "--timezone", value: "NAME", help: "the phone's time zone: Europe/Berlin (UTC)")
  static let now = Option<MomentArgument>(
    "--now", value: "TIME", help: "the phone's clock: 2026-12-01T18:00:00Z")
  static let width = Option<PhoneWidth>("--width", value: "POINTS", help: "320, 375, 402 or 430 (375)")
  static let appearance = Option<PreviewOptions.Appearance>(
    "--appearance", value: "WHICH", help: "light or dark")
  static let scale = Option<Int>("--scale", value: "N", help: "pixels per point of a PNG: 1, 2 or 3 (2)")
  static let system = Option<Int>("--ios", value: "N", help: "which iOS to follow (27)")
  static let classic = Flag("--classic", help: "the classic style, as older systems show it")

  static let arguments: [any ArgumentKey] = [
    paths, data, row, set, contactSheet, sample, difference, output, terminal, watch, port, json, force,
    palette,
    locale, timeZone, now, width, appearance, scale, system, classic,
  ]

  let values: ArgumentValues

  init(_ values: ArgumentValues) throws {
    self.values = values
    _ = try PreviewOptions(values) { _ in nil }
  }

  func run(in context: Context) throws -> ExitStatus {
    let program = try PreviewProgram.find(executable: context.executable) { context.environment[$0] }
    try Program.become(program, arguments: context.words)
  }
}

/// Where the program lies that draws. Never looked for through `PATH`: a pass may hold what nobody else should read.
enum PreviewProgram {
  static let fileName = "passforge-preview"

  static func find(executable: String, environment: (String) -> String?) throws(PreviewProgramError) -> String
  {
    if let named = environment("PASSFORGE_PREVIEW") {
      guard Program.isExecutable(named) else { throw .notThere(named) }
      return named
    }
    let folder = FilePath.parent(of: Program.resolved(executable) ?? executable)
    let places = [fileName, "../libexec/passforge/" + fileName].map { FilePath.join(folder, $0) }
    guard let found = places.first(where: Program.isExecutable) else { throw .missing(places) }
    return found
  }
}

/// Why there is nothing to hand over to.
enum PreviewProgramError: DiagnosableError, Equatable {
  case notThere(String)
  case missing([String])

  var diagnostic: Diagnostic {
    switch self {
    case .notThere(let path):
      Diagnostic(
        .error, "run.no-preview", "PASSFORGE_PREVIEW names '\(path)', which is no program",
        hints: ["name the file passforge-preview, or unset the variable"])
    case .missing(let places):
      Diagnostic(
        .error, "run.no-preview",
        "the program passforge-preview is not installed; looked for '\(places.joined(separator: "' and '"))'",
        hints: [
          "on Debian: apt-get install libpango1.0-dev libzint-dev fonts-inter, then swift build",
          "or name it in PASSFORGE_PREVIEW",
        ])
    }
  }
}
