import PassData

/// Collects what is drawn on the front, from top to bottom. Each style adds its own parts in an extension.
struct CardBuilder {
  let input: LayoutInput
  let contents: PassContents
  let palette: Palette
  let width: Double
  let margin = 16.0

  var items: [DisplayItem] = []
  var fits: [TextFit] = []
  var notes: [DrawingNote]
  /// Fields for which the front has no room; the back lists them.
  var moved: [FieldEntry] = []
  /// How far down the card is filled.
  var y = 0.0

  init(_ input: LayoutInput, _ contents: PassContents) {
    self.input = input
    self.contents = contents
    palette = Palette(input, style: contents.style)
    width = input.settings.width
    notes = contents.notes
  }

  /// The width between the margins.
  var rowWidth: Double { width - 2 * margin }

  mutating func add(_ content: DisplayItem.Content, _ source: ItemSource, opacity: Double = 1) {
    items.append(DisplayItem(content, from: source, opacity: opacity))
  }

  /// The first fields of a group, as many as the style shows; the others go to the back, with a note.
  mutating func shown(_ group: FieldGroup, atMost limit: Int) -> [FieldEntry] {
    limited(contents[group], atMost: limit)
  }

  mutating func limited(_ fields: [FieldEntry], atMost limit: Int) -> [FieldEntry] {
    for field in fields.dropFirst(limit) {
      moved.append(field)
      notes.append(
        DrawingNote(
          .fieldMovedToBack, "the front of a \(contents.style.words) has no room for this field",
          at: field.pointer))
    }
    return Array(fields.prefix(limit))
  }

  /// Adds one line of text and keeps how it fitted.
  mutating func line(
    _ text: String, _ font: Font, _ color: Color, in box: Rect, _ alignment: TextRun.Alignment = .left,
    from source: ItemSource, as part: TextFit.Part?
  ) {
    guard !text.isEmpty else { return }
    let run = TextRun(fitting: text, font, color, in: box, alignment)
    add(.text(run), source)
    guard let part, let pointer = source.pointer else { return }
    fits.append(
      TextFit(
        part: part, pointer: pointer, fieldKey: source.fieldKey, text: text,
        naturalWidth: TextMeasurer.width(of: text, font), availableWidth: box.width, fontSize: font.size,
        isTruncated: run.fullText != nil))
  }

  /// A picture scaled to fit into a box; answers where it went.
  @discardableResult
  mutating func picture(_ slot: String, in box: Rect, horizontally: Double, vertically: Double) -> Rect? {
    guard let picture = input.pictures[slot] else { return nil }
    let rect = box.fitting(picture.size, horizontally: horizontally, vertically: vertically)
    add(.image(ImagePlacement(picture.path, rect: rect, clip: rect)), ItemSource(.picture))
    return rect
  }

  /// A picture that fills a box and is cropped by it.
  mutating func backdrop(_ slot: String, in box: Rect, radius: Double = 0, blur: Double = 0) {
    guard let picture = input.pictures[slot] else { return }
    // A blurred edge would let the background shine through, so the picture reaches a little beyond the box.
    let reach = box.insetBy(0, 0)
    let target = Rect(
      x: reach.x - blur * 2, y: reach.y - blur * 2, width: reach.width + blur * 4,
      height: reach.height + blur * 4)
    add(
      .image(
        ImagePlacement(
          picture.path, rect: target.covering(picture.size), clip: box, radius: radius, blur: blur)),
      ItemSource(.picture))
  }

  mutating func fill(_ rect: Rect, _ fill: Fill, radius: Double = 0, part: ItemSource.Part = .decoration) {
    add(.box(BoxShape(rect, radius: radius, fill: fill)), ItemSource(part))
  }
}
