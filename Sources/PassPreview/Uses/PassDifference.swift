import PassData
public import PassLayout

/// Two passes side by side, with everything that differs outlined.
public struct PassDifference: Sendable {
  public let old: DrawnPass
  public let new: DrawnPass
  /// Frames on the old and on the new pass, by side.
  public let oldMarks: [Face.Side: [Mark]]
  public let newMarks: [Face.Side: [Mark]]
  /// How many of the pixels of each side differ, from 0 to 1, at one pixel per point.
  public let shares: [Face.Side: Double]

  public var isSame: Bool { oldMarks.isEmpty && newMarks.isEmpty && shares.values.allSatisfy { $0 == 0 } }

  public init(_ old: DrawnPass, _ new: DrawnPass) throws(PreviewError) {
    self.old = old
    self.new = new
    var (oldMarks, newMarks): ([Face.Side: [Mark]], [Face.Side: [Mark]]) = ([:], [:])
    var shares: [Face.Side: Double] = [:]
    for (oldFace, newFace) in zip(old.drawing.faces, new.drawing.faces) {
      let (before, after) = Self.marks(oldFace, old.pictures, newFace, new.pictures)
      if !before.isEmpty { oldMarks[oldFace.side] = before }
      if !after.isEmpty { newMarks[newFace.side] = after }
      shares[oldFace.side] = try Self.share(oldFace, old.pictures, newFace, new.pictures)
    }
    self.oldMarks = oldMarks
    self.newMarks = newMarks
    self.shares = shares
  }

  /// Items are paired by what they come from; the second label of a field pairs with the second label.
  private static func marks(
    _ old: Face, _ oldPictures: PictureStore, _ new: Face, _ newPictures: PictureStore
  ) -> (before: [Mark], after: [Mark]) {
    var rest = Dictionary(grouping: old.items.filter { $0.source.part != .card }, by: Origin.init)
    var (before, after): ([Mark], [Mark]) = ([], [])
    for item in new.items where item.source.part != .card {
      let origin = Origin(item)
      guard let partner = rest[origin]?.first else {
        after.append(Mark(.difference, item.bounds, "new: \(origin.words)"))
        continue
      }
      rest[origin]?.removeFirst()
      guard !looksSame(partner, oldPictures, item, newPictures) else { continue }
      before.append(Mark(.difference, partner.bounds, "changed: \(origin.words)"))
      after.append(Mark(.difference, item.bounds, "changed: \(origin.words)"))
    }
    for item in old.items where item.source.part != .card {
      let origin = Origin(item)
      guard let left = rest[origin], !left.isEmpty else { continue }
      for item in left { before.append(Mark(.difference, item.bounds, "gone: \(origin.words)")) }
      rest[origin] = nil
    }
    return (before, after)
  }

  private static func looksSame(
    _ old: DisplayItem, _ oldPictures: PictureStore, _ new: DisplayItem, _ newPictures: PictureStore
  ) -> Bool {
    if case .image(let before) = old.content, case .image(let after) = new.content {
      return old == new && oldPictures.files[before.path] == newPictures.files[after.path]
    }
    // A longer neighbour moves a text's box but not what is seen of it.
    if case .text(let before) = old.content, case .text(let after) = new.content {
      return before.text == after.text && before.font == after.font && before.color == after.color
        && before.drawnBox == after.drawnBox
    }
    return old == new
  }

  private static func share(
    _ old: Face, _ oldPictures: PictureStore, _ new: Face, _ newPictures: PictureStore
  ) throws(PreviewError) -> Double {
    let size = Size(max(old.size.width, new.size.width), max(old.size.height, new.size.height))
    func pixels(_ face: Face, _ pictures: PictureStore) throws(PreviewError) -> Pixels {
      let sheet = Sheet(
        size: size, background: .white, cards: [Sheet.Card(face, pictures: pictures, at: Point(0, 0))])
      return try SheetRenderer.pixels(sheet, scale: 1)
    }
    let (before, after) = (try pixels(old, oldPictures), try pixels(new, newPictures))
    let count = before.width * before.height
    return Double(before.differing(from: after) ?? count) / Double(max(count, 1))
  }

  /// What pairs items of two passes.
  private struct Origin: Hashable {
    let part: String
    let pointer: String

    init(_ item: DisplayItem) {
      part = item.source.part.rawValue
      let isPicture: String =
        if case .image(let image) = item.content { image.path } else { "" }
      pointer = item.source.pointer?.description ?? isPicture
    }

    var words: String { pointer.isEmpty ? part : pointer }
  }
}

extension Sheet {
  /// Fronts above, backs below; the old pass left, the new one right.
  public init(_ difference: PassDifference, appearance: LayoutSettings.Appearance) {
    let gap = 24.0
    let (old, new) = (difference.old.drawing, difference.new.drawing)
    let oldWidth = old.front.size.width
    let width = gap + oldWidth + gap + new.front.size.width + gap
    self.init(size: Size(width, 0), background: SheetColors.background(appearance))
    let color = SheetColors.text(appearance)
    func label(_ text: String, x: Double, y: Double, width: Double) -> TextRun {
      TextRun(fitting: text, Font(12, .medium), color, in: Rect(x: x, y: y, width: width, height: 15))
    }
    texts.append(label(difference.old.name, x: gap, y: 14, width: oldWidth))
    texts.append(label(difference.new.name, x: 2 * gap + oldWidth, y: 14, width: new.front.size.width))
    var y = 38.0
    for (before, after) in zip(old.faces, new.faces) {
      cards.append(
        Card(
          before, pictures: difference.old.pictures, at: Point(gap, y),
          marks: difference.oldMarks[before.side] ?? []))
      cards.append(
        Card(
          after, pictures: difference.new.pictures, at: Point(2 * gap + oldWidth, y),
          marks: difference.newMarks[after.side] ?? []))
      y += max(before.size.height, after.size.height) + gap
    }
    texts.append(label(difference.words, x: gap, y: y - 8, width: width - 2 * gap))
    texts.append(label(new.caption, x: gap, y: y + 10, width: width - 2 * gap))
    size.height = y + 36
  }
}

extension PassDifference {
  /// One line: how much of each side differs.
  public var words: String {
    Face.Side.allCases.map { side in
      let share = shares[side] ?? 0
      let percent = SVGText.number(share * 100)
      return "\(side.rawValue): \(share > 0 && percent == "0" ? "under 0.01" : percent) % of pixels differ"
    }.joined(separator: " · ")
  }
}
