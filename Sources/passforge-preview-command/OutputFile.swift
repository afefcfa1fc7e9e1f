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

  func write(_ sheet: Sheet, title: String, to path: String) throws {
    let bytes: [UInt8]
    switch Self.kind(of: path) {
    case "html": bytes = Array(HTMLPage.page(sheet, title: title).utf8)
    case "svg": bytes = Array(SVGWriter.file(sheet, title: title).utf8)
    case "png": bytes = try SheetRenderer.png(sheet, scale: Double(options.scale))
    case "pdf": bytes = try SheetRenderer.pdf(sheet, title: title)
    default: throw PreviewError.unknownKind(path)
    }
    try put(bytes, at: path)
  }

  static func kind(of path: String) -> String {
    if path == "-" { return "html" }
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }

  func put(_ bytes: [UInt8], at path: String) throws {
    if path == "-" { return try world.write(bytes) }
    try AtomicFile.write(
      bytes, to: world.path(path), existing: options.force ? .replace : .refuse, syncing: false)
    try world.print("\(path)  \((bytes.count + 1_023) / 1_024) KB")
  }
}
