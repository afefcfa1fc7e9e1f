import PassBundle
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

  /// Whether the run found nothing wrong with its input.
  func run() async throws -> Bool {
    switch options.subject {
    case .pass(let path):
      let pass = try SubjectReader(options, world).pass(at: path)
      try deliver(pass)
    case .difference, .contactSheet:
      return false
    }
    return true
  }

  private func deliver(_ pass: PreviewPass) throws {
    let drawn = try Drawer(settings).draw(pass)
    switch options.destination {
    case .displayList:
      try world.print(json: drawn.json)
    case .terminal:
      let text = try TerminalRenderer.draw(drawn, columns: world.terminalWidth ?? 80, palette: palette)
      try world.write(Array(text.utf8))
    case .file(let path):
      try OutputFile(options, world).write(drawn, pass: pass, settings, to: path)
    case .server:
      break
    }
  }

  private var palette: TerminalPalette {
    switch options.palette {
    case .truecolor: .truecolor
    case .palette256: .indexed
    case .mono: .mono
    case nil:
      if world.variable("NO_COLOR") != nil || world.variable("TERM") == "dumb" {
        .mono
      } else if ["truecolor", "24bit"].contains(world.variable("COLORTERM")) {
        .truecolor
      } else {
        .indexed
      }
    }
  }
}
