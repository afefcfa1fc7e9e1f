import PassData
import PassLayout
import PassPreview
import PassSystem
import PassforgeCLI

/// One run of `preview`: reads the passes, lays them out, writes where the line says.
struct PreviewRun: Sendable {
  let options: PreviewOptions
  let world: PreviewWorld
  let settings: PreviewSettings

  init(_ options: PreviewOptions, _ world: PreviewWorld) throws {
    self.options = options
    self.world = world
    settings = PreviewSettings(
      locale: options.locale, zone: options.timeZone, now: try world.moment(asked: options.now),
      width: Double(options.width), appearance: options.appearance == .dark ? .dark : .light,
      system: options.system, prefersClassicStyle: options.prefersClassicStyle)
  }

  /// Whether there was nothing to tell by the exit status: with `--diff`, whether the two look the same.
  func run() async throws -> Bool {
    let reader = SubjectReader(options, world, clock: settings.now)
    switch options.subject {
    case .pass(let path):
      try deliver(path, reader)
      return true
    case .difference(let old, let new):
      let drawer = try Drawer(settings)
      let difference = try PassDifference(
        drawer.draw(reader.pass(at: old)), drawer.draw(reader.pass(at: new)))
      try deliver(Sheet(difference, appearance: settings.appearance), title: "\(old) and \(new)")
      try world.note(difference.words)
      return difference.isSame
    case .contactSheet(let template, let rows, let sample):
      let drawer = try Drawer(settings)
      let cells = try reader.rows(of: template, in: rows, sample: sample).map {
        ContactSheet.Cell(drawer.draw($0.pass), title: $0.title)
      }
      try deliver(
        ContactSheet.sheet(cells, appearance: settings.appearance), title: "\(template), rows of \(rows)")
      return true
    }
  }

  private func deliver(_ path: String, _ reader: SubjectReader) throws {
    if case .server(let port) = options.destination {
      return try WatchSession(self, reader, path: path).serve(port: port)
    }
    let pass = try reader.pass(at: path)
    let drawn = try Drawer(settings).draw(pass)
    switch options.destination {
    case .displayList:
      try world.print(json: drawn.json)
    case .terminal:
      let text = try TerminalRenderer.draw(drawn, columns: world.terminalWidth ?? 80, palette: palette)
      try world.write(Array(text.utf8))
    case .file(let file):
      if OutputFile.kind(of: file) == "html" {
        try OutputFile(options, world).put(
          Array(HTMLPage.page(subject(pass), appearance: asked).utf8), at: file)
      } else {
        try deliver(
          Sheet(drawn.drawing, pictures: drawn.pictures, appearance: drawn.appearance), title: drawn.name)
      }
    case .server: break
    }
    try report(drawn)
  }

  private func deliver(_ sheet: Sheet, title: String) throws {
    guard case .file(let file) = options.destination else {
      throw PreviewError.needsFile
    }
    try OutputFile(options, world).write(sheet, title: title, to: file)
  }

  /// Both appearances of a pass, with what lint finds.
  func subject(_ pass: PreviewPass) throws -> HTMLPage.Subject {
    var (light, dark) = (settings, settings)
    light.appearance = .light
    dark.appearance = .dark
    return HTMLPage.Subject(
      light: try Drawer(light).draw(pass), dark: try Drawer(dark).draw(pass),
      findings: PassJudge.findings(of: pass, at: settings.now))
  }

  /// The appearance that the line names; none follows the reader's own.
  private var asked: LayoutSettings.Appearance? {
    options.appearance.map { $0 == .dark ? .dark : .light }
  }

  private func report(_ drawn: DrawnPass) throws {
    var notes = drawn.drawing.notes.map { note in
      Diagnostic(
        .note, "preview.\(note.kind.rawValue)", note.message,
        at: SourceLocation(file: drawn.name, pointer: note.pointer))
    }
    let sheet = Sheet(drawn.drawing, pictures: drawn.pictures, appearance: drawn.appearance)
    let missing = try SheetRenderer.missingLetters(in: sheet)
    if missing > 0 {
      notes.append(
        Diagnostic(
          .warning, "preview.letters-missing",
          "no font here has \(missing) letters of this pass; they are drawn as boxes",
          hints: [
            "install fonts for its languages, such as fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji"
          ]))
    }
    try world.report(notes)
  }

  private var palette: TerminalPalette {
    switch options.palette {
    case .truecolor: return .truecolor
    case .palette256: return .indexed
    case .mono: return .mono
    case nil:
      if world.variable("NO_COLOR") != nil || world.variable("TERM") == "dumb" { return .mono }
      return ["truecolor", "24bit"].contains(world.variable("COLORTERM")) ? .truecolor : .indexed
    }
  }
}
