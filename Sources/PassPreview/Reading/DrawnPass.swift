import PassBundle
import PassData
public import PassLayout

/// A pass laid out for a phone, with the pictures that its drawing names.
public struct DrawnPass: Sendable {
  public var name: String
  public var drawing: PassDrawing
  public var pictures: PictureStore
  public var appearance: LayoutSettings.Appearance
}

/// Lays passes out for one phone. Formatters are made once and serve every pass.
public struct Drawer: Sendable {
  public let settings: PreviewSettings
  private let formatter: ICUFormatter

  public init(_ settings: PreviewSettings) throws(PreviewError) {
    self.settings = settings
    formatter = try ICUFormatter(locale: settings.locale, zone: settings.zone, now: settings.now)
  }

  public func draw(_ pass: PreviewPass) -> DrawnPass {
    let folder = LanguageChoice.folder(for: settings.locale, among: pass.languageFolders)
    let choice = PictureChoice(pass, languageFolder: folder)
    let strings = folder.flatMap { pass.files["\($0)/pass.strings"] }.flatMap {
      try? PassStrings.read($0, file: "pass.strings")
    }
    let texts = StringTable(strings)
    let input = LayoutInput(
      pass: pass.tree, pictures: choice.pictures, strings: { texts[$0] }, formatter: formatter,
      symbols: ZintEncoder(), settings: settings.layout)
    var drawing = PassDrawing(input)
    for refusal in choice.refusals {
      drawing.notes.append(DrawingNote(.pictureNotDrawn, "'\(refusal.path)' \(refusal.reason)"))
    }
    return DrawnPass(
      name: pass.name, drawing: drawing, pictures: choice.store, appearance: settings.appearance)
  }
}

/// The texts of one language by their bytes; of a key that stands twice the last counts.
private struct StringTable: Sendable {
  private var texts: [ByteString: String] = [:]

  init(_ strings: PassStrings?) {
    for entry in strings?.entries ?? [] { texts[ByteString(entry.key)] = entry.value }
  }

  subscript(key: String) -> String? { texts[ByteString(key)] }
}
