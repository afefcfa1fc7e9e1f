import PassData

/// Lays the back out: who issued the pass, then every field of the details as a cell whose text wraps.
struct BackBuilder {
  let input: LayoutInput
  let contents: PassContents
  let width: Double
  let margin = 16.0
  /// The back of a pass scrolls on a phone; a picture ends somewhere.
  static let greatestHeight = 4_000.0
  static let linesPerField = 200

  var items: [DisplayItem] = []
  var notes: [DrawingNote] = []
  var y = 0.0
  let colors: BackColors

  init(_ input: LayoutInput, _ contents: PassContents) {
    self.input = input
    self.contents = contents
    width = input.settings.width
    colors = BackColors(input.settings.appearance)
  }

  mutating func face(moved: [FieldEntry], code: BarcodeBlock?) -> Face {
    heading()
    if let code { codeCell(code) }
    let groups: [[FieldEntry]] = [contents[.additionalInfo], contents[.back], moved]
    for group in groups where !group.isEmpty { section(group) }
    let height = max(width * 1.3, y + 16)
    let card = Rect(x: 0, y: 0, width: width, height: height)
    let ground = DisplayItem(.box(BoxShape(card, fill: .color(colors.page))), from: ItemSource(.card))
    items.insert(ground, at: 0)
    return Face(
      side: .back, size: Size(width, height),
      outline: Path(roundedRect: card, radius: CardBuilder.cornerRadius),
      items: items)
  }

  private mutating func heading() {
    let icon = Rect(x: margin, y: 16, width: 38, height: 38)
    var left = margin
    if let picture = input.pictures["icon"] {
      items.append(
        DisplayItem(
          .image(ImagePlacement(picture.path, rect: icon.covering(picture.size), clip: icon, radius: 8)),
          from: ItemSource(.picture)))
      left = icon.maxX + 12
    }
    let texts = [
      ("organizationName", Font(17, .semibold), colors.text), ("description", Font(13), colors.label),
    ]
    var top = 17.0
    for (key, font, color) in texts {
      let text = DrawableText.line(input.localized(input.pass[key]?.stringValue ?? ""))
      guard !text.isEmpty else { continue }
      let box = Rect(x: left, y: top, width: width - margin - left, height: font.lineHeight)
      items.append(
        DisplayItem(
          .text(TextRun(fitting: text, font, color, in: box)),
          from: ItemSource(.heading, JSONPointer([.key(key)]))))
      top = box.maxY + 1
    }
    y = 70
  }

  /// Where NFC has moved the barcode.
  private mutating func codeCell(_ code: BarcodeBlock) {
    var builder = CardBuilder(input, contents)
    let cell = Rect(x: margin, y: y, width: width - 2 * margin, height: code.size.height + 24)
    items.append(
      DisplayItem(.box(BoxShape(cell, radius: 10, fill: .color(colors.cell))), from: ItemSource(.decoration)))
    builder.draw(code, top: y + 12)
    items += builder.items
    y = cell.maxY + 16
  }

  private mutating func section(_ fields: [FieldEntry]) {
    let place = items.count
    let top = y
    y += 4
    for (index, field) in fields.enumerated() {
      guard y < Self.greatestHeight else {
        notes.append(
          DrawingNote(.backShortened, "the picture of the back ends before this field", at: field.pointer))
        break
      }
      if index > 0 { separator() }
      cell(field)
    }
    y += 4
    let box = BoxShape(
      Rect(x: margin, y: top, width: width - 2 * margin, height: y - top), radius: 10,
      fill: .color(colors.cell))
    items.insert(DisplayItem(.box(box), from: ItemSource(.decoration)), at: place)
    y += 16
  }

  /// Where the phone's language reads from the right, so does the list, whatever its cells say.
  private var readsFromRight: Bool {
    let language = input.settings.localeName.prefix { $0 != "_" && $0 != "-" }
    return ["ar", "fa", "he", "iw", "ur", "yi", "ckb", "ps", "sd", "ug"].contains(language)
  }

  private mutating func separator() {
    let line = Rect(x: margin + 14, y: y - 0.25, width: width - 2 * margin - 14, height: 0.5)
    items.append(
      DisplayItem(.box(BoxShape(line, fill: .color(colors.separator))), from: ItemSource(.decoration)))
  }

  private mutating func cell(_ field: FieldEntry) {
    let left = margin + 14
    let room = width - 2 * left
    let labelFont = Font(12, .medium)
    y += 9
    if !field.label.isEmpty {
      for text in LineBreaking.lines(of: field.label, labelFont, width: room).prefix(4) {
        add(String(text), labelFont, colors.label, x: left, width: room, from: field.source(.label))
      }
      y += 2
    }
    wrapped(field, Font(15), x: left, width: room)
    y += 9
  }

  private mutating func add(
    _ text: String, _ font: Font, _ color: Color, x: Double, width: Double, from source: ItemSource,
    link: String? = nil
  ) {
    if !text.isEmpty {
      let direction = TextDirection(of: text)
      var run = TextRun(
        fitting: text, font, color, in: Rect(x: x, y: y, width: width, height: font.lineHeight),
        direction == .rightToLeft || readsFromRight ? .right : .left)
      run.link = link
      items.append(DisplayItem(.text(run), from: source))
    }
    y += font.lineHeight
  }

  /// The field's text on as many lines as it needs, links in their own colour.
  private mutating func wrapped(_ field: FieldEntry, _ font: Font, x: Double, width room: Double) {
    let whole = field.paragraphs.map(\.text).joined()
    var lines = LineBreaking.lines(of: whole, font, width: room)
    if lines.count > Self.linesPerField {
      notes.append(
        DrawingNote(
          .backShortened, "only \(Self.linesPerField) of \(lines.count) lines are drawn", at: field.pointer))
      lines = Array(lines.prefix(Self.linesPerField))
    }
    let links = LinkRanges(field.paragraphs, in: whole)
    for text in lines {
      let pieces = links.pieces(of: text)
      if pieces.count == 1, let only = pieces.first {
        add(
          only.text, font, only.link == nil ? colors.text : colors.link, x: x, width: room,
          from: field.source(.value),
          link: only.link)
        continue
      }
      var left = x
      for piece in pieces {
        let width = TextMeasurer.width(of: piece.text, font)
        add(
          piece.text, font, piece.link == nil ? colors.text : colors.link, x: left, width: width + 1,
          from: field.source(.value), link: piece.link)
        y -= font.lineHeight
        left += width
      }
      y += font.lineHeight
    }
  }
}

/// The colours of a grouped list in light and dark.
struct BackColors {
  let page: Color
  let cell: Color
  let separator: Color
  let text: Color
  let label: Color
  let link: Color

  init(_ appearance: LayoutSettings.Appearance) {
    switch appearance {
    case .light:
      page = Color(0.949, 0.949, 0.969)
      cell = .white
      separator = Color(0.78, 0.78, 0.8)
      text = Color(0.07, 0.07, 0.08)
      label = Color(0.42, 0.42, 0.45)
      link = Color(0, 0.4, 0.85)
    case .dark:
      page = Color(0.004, 0.004, 0.004)
      cell = Color(0.11, 0.11, 0.118)
      separator = Color(0.2, 0.2, 0.21)
      text = Color(0.93, 0.93, 0.94)
      label = Color(0.62, 0.61, 0.64)
      link = Color(0.25, 0.6, 1)
    }
  }
}
