import PassData
import PassLayout

/// Writes sheets and faces as SVG: no script, no outside reference, pictures as data URIs.
///
/// Texts that Inter covers carry their measured width, so that a viewer without Inter keeps the layout.
public struct SVGWriter {
  static let fontFamily =
    "Inter, -apple-system, 'SF Pro Text', 'Segoe UI', Roboto, 'Liberation Sans', sans-serif"

  var out = ""
  /// Definitions already written: pictures of a store, filters, clips.
  var nextIdentifier = 0
  let prefix: String
  /// Pictures that the file holds already.
  var definedPictures: [PicturePlace: DefinedPicture] = [:]

  public init(prefix: String = "p") { self.prefix = prefix }

  /// A whole file.
  public static func file(_ sheet: Sheet, title: String) -> String {
    var writer = SVGWriter()
    writer.open(sheet.size, extra: " xmlns=\"http://www.w3.org/2000/svg\"")
    writer.out += "<title>\(SVGText.escaped(title))</title>\n"
    writer.box(Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height), .color(sheet.background))
    for card in sheet.cards { writer.card(card) }
    for text in sheet.texts { writer.text(text) }
    writer.out += "</svg>\n"
    return writer.out
  }

  mutating func open(_ size: Size, extra: String = "") {
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    out += "<svg\(extra) width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    out += " font-family=\"\(Self.fontFamily)\">\n"
  }

  mutating func identifier(_ kind: String) -> String {
    nextIdentifier += 1
    return "\(prefix)-\(kind)\(nextIdentifier)"
  }

  /// One side of a pass, moved and scaled to its place.
  mutating func card(_ card: Sheet.Card) {
    let move = "translate(\(SVGText.number(card.origin.x)) \(SVGText.number(card.origin.y)))"
    let scale = card.scale == 1 ? "" : " scale(\(fraction(card.scale)))"
    out += "<g transform=\"\(move)\(scale)\">\n"
    face(card.face, pictures: card.pictures)
    for mark in card.marks { self.mark(mark) }
    out += "</g>\n"
  }

  mutating func face(_ face: Face, pictures: PictureStore) {
    let outline = pathData(face.outline)
    let clip = identifier("card")
    let names = definePictures(of: face, in: pictures)
    out += "<clipPath id=\"\(clip)\"><path d=\"\(outline)\"/></clipPath>\n"
    out += "<path d=\"\(outline)\" fill=\"#000\" fill-opacity=\"0.18\" transform=\"translate(0 1.5)\"/>\n"
    out += "<g clip-path=\"url(#\(clip))\">\n"
    for item in face.items { self.item(item, pictures: names) }
    out += "</g>\n"
  }

  mutating func item(_ item: DisplayItem, pictures: [String: DefinedPicture]) {
    let isFaded = item.opacity < 1
    if isFaded { out += "<g opacity=\"\(SVGText.number(item.opacity))\">" }
    switch item.content {
    case .box(let box): self.box(box.rect, box.fill, radius: box.radius)
    case .path(let shape): path(shape)
    case .text(let run): text(run)
    case .image(let image): picture(image, pictures[image.path])
    case .barcode(let barcode): self.barcode(barcode)
    }
    if isFaded { out += "</g>\n" }
  }

  mutating func mark(_ mark: Mark) {
    let frame = Rect(
      x: mark.rect.x - 3, y: mark.rect.y - 3, width: mark.rect.width + 6, height: mark.rect.height + 6)
    out +=
      "<rect \(geometry(frame)) rx=\"3\" fill=\"none\" stroke=\"\(color(mark.kind.color))\" stroke-width=\"1.5\""
    out += " stroke-dasharray=\"4 2\"><title>\(SVGText.escaped(mark.message))</title></rect>\n"
  }

  /// Scales need more digits than places do.
  func fraction(_ value: Double) -> String {
    let millionths = Int((value * 1_000_000).rounded())
    return "\(millionths / 1_000_000)." + String(1_000_000 + abs(millionths % 1_000_000)).dropFirst()
  }
}
