import PassBundle
import PassData
import PassImage
import PassLayout
import PassModel

extension LintRule {
  /// Measured, not counted: the front is laid out at 375 points in Inter, whose widths are those of the phone's own face,
  /// once per language. A row of a batch is not measured, which would cost as much as its signature.
  static let fieldTextTooLong = LintRule(
    look: "field.text-too-long", .warning, "every text on the front fits its place",
    Note(
      why: "the phone shrinks the texts of a row together and then cuts them with an ellipsis",
      source: "Apple, Human Interface Guidelines, Wallet; measured with the widths of Inter",
      [.apple, .measured],
      bad: #""label": "Mitgliedschaftsnummer", four of them in a row"#, good: #""label": "Mitglied""#)
  ) { subject, pass, report in
    guard let tree = subject.tree, !pass.styles.isEmpty else { return }
    let languages = (subject.files?.languages ?? []).filter(\.isReadable)
    var told: Set<JSONPointer> = []
    for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
      for fit in TextFits.cut(tree, subject, language) where told.insert(fit.pointer).inserted {
        let place = language.map { " in \($0.tag)" } ?? ""
        report.found(
          "the \(fit.part.words) \(Words.quoted(fit.text)) is cut at 375 pt\(place)", at: .value(fit.pointer),
          hints: ["shorten it, or move it to backFields"])
      }
    }
  }
}

/// The texts of the front that don't fit.
enum TextFits {
  static func cut(_ tree: JSONValue, _ subject: LintSubject, _ language: Language?) -> [TextFit] {
    var texts: [ByteString: String] = [:]
    if case .success(let strings)? = language?.strings {
      for entry in strings.entries { texts[ByteString(entry.key)] = entry.value }
    }
    let table = texts
    var settings = LayoutSettings(now: subject.now ?? Timestamp(seconds: 0))
    var fits: [TextFit] = []
    // What an older phone shows is measured, too, where the pass has a modern appearance.
    for prefersClassic in [false, true] {
      settings.prefersClassicStyle = prefersClassic
      let drawing = PassDrawing(
        LayoutInput(
          pass: tree, pictures: pictures(subject.files), strings: { table[ByteString($0)] },
          settings: settings))
      fits += drawing.fits.filter { $0.isTruncated && $0.isLong }
    }
    return fits
  }

  private static func pictures(_ files: FileFacts?) -> [String: Picture] {
    var pictures: [String: Picture] = [:]
    for image in files?.images ?? [] where image.file.folder == nil {
      guard let size = image.facts.size, pictures[image.name.slot.rawValue] == nil else { continue }
      pictures[image.name.slot.rawValue] = Picture(
        path: image.file.path,
        size: Size(
          Double(size.width) / Double(image.name.scale),
          Double(size.height) / Double(image.name.scale)))
    }
    return pictures
  }
}

extension TextFit {
  /// A short text is cut only where a large logo or its neighbours leave no room at all: then it is not the text that is
  /// too long, and how the phone shares the room out is not known well enough to complain.
  fileprivate var isLong: Bool {
    let count = text.unicodeScalars.count
    switch part {
    case .label, .value: return count >= 10 && naturalWidth > availableWidth * 1.05
    case .logoText: return count >= 20
    case .alternateText: return false
    }
  }
}

extension TextFit.Part {
  fileprivate var words: String {
    switch self {
    case .label: "label"
    case .value: "value"
    case .logoText: "logo text"
    case .alternateText: "text below the barcode"
    }
  }
}
