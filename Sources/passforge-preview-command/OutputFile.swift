import PassData
import PassLayout
import PassPreview
import PassSystem
import PassforgeCLI

/// Writes a picture in the kind that its file's name says.
struct OutputFile {
  let options: PreviewOptions
  let world: PreviewWorld

  init(_ options: PreviewOptions, _ world: PreviewWorld) {
    self.options = options
    self.world = world
  }

  func write(_ drawn: DrawnPass, pass: PreviewPass, _ settings: PreviewSettings, to path: String) throws {
    if kind(of: path) == "html" {
      var (light, dark) = (settings, settings)
      light.appearance = .light
      dark.appearance = .dark
      let subject = HTMLPage.Subject(light: try Drawer(light).draw(pass), dark: try Drawer(dark).draw(pass))
      try put(Array(HTMLPage.page(subject).utf8), at: path)
      return
    }
    let sheet = Sheet(drawn.drawing, pictures: drawn.pictures, appearance: drawn.appearance)
    try write(sheet, title: drawn.name, to: path)
  }

  func write(_ sheet: Sheet, title: String, to path: String) throws {
    let bytes: [UInt8]
    switch kind(of: path) {
    case "svg": bytes = Array(SVGWriter.file(sheet, title: title).utf8)
    case "png": bytes = try SheetRenderer.png(sheet, scale: Double(options.scale))
    case "pdf": bytes = try SheetRenderer.pdf(sheet, title: title)
    default: throw PreviewError.unknownKind(path)
    }
    try put(bytes, at: path)
  }

  private func kind(of path: String) -> String {
    if path == "-" { return "html" }
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }

  private func put(_ bytes: [UInt8], at path: String) throws {
    if path == "-" { return try world.write(bytes) }
    try AtomicFile.write(bytes, to: world.path(path), existing: options.force ? .replace : .refuse)
    try world.print("\(path)  \(bytes.count / 1_024) KB")
  }
}
