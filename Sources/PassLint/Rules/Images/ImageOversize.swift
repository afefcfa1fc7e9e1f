import PassData
import PassImage
import PassModel

extension LintRule {
  /// Nothing suggests that a wrong size is refused: sizes are a matter of looks. Logos and icons are scaled into their
  /// box without loss; strips and the like are cropped, which loses what lies at their edges.
  static let imageOversize = LintRule(
    pictures: "image.oversize", .warning, "images have the size, or at least the shape, of their place",
    Note(
      why:
        "strip, artwork, background and thumbnail are scaled and cropped to their box; logos, footer and icon are "
        + "scaled down into it",
      source: "Apple, Human Interface Guidelines, Wallet", .apple, bad: "strip@2x.png of 750×500 pixels",
      good: "strip@2x.png of 750×288 pixels")
  ) { subject, appearance, report in
    guard let files = subject.files else { return }
    for image in files.images {
      guard let size = image.facts.size,
        let judgement = SizeJudgement(image.name, size, in: appearance)
      else { continue }
      report.found(
        judgement.message, at: .file(image.file.path), hints: [judgement.hint], severity: judgement.severity)
    }
  }
}

/// One image against its box.
private struct SizeJudgement {
  let message: String
  let hint: String
  let severity: Diagnostic.Severity

  init?(_ name: ImageName, _ size: (width: Int, height: Int), in appearance: Appearance) {
    guard let box = name.slot.box(in: appearance.classicStyle) else { return nil }
    let found = "\(size.width)×\(size.height)"
    switch name.slot.fit {
    case .free: return nil
    case .inside:
      let wanted = ImageSlot.Size(box.width * name.scale, box.height * name.scale)
      guard size.width > wanted.width || size.height > wanted.height else { return nil }
      message = "\(found) pixels, larger than its box of \(wanted.width)×\(wanted.height)"
      hint = "Wallet scales it down; smaller files are added faster"
      severity = .note
    case .fill:
      let boxes = Self.boxes(name.slot, box, in: appearance)
      guard !boxes.contains(where: { Self.hasShape(size, of: $0) }) else { return nil }
      if name.slot == .strip, Self.hasShape(size, of: ImageSlot.Size(375, 123)) {
        message = "\(found) pixels, the shape of the strips of older phones"
        hint = "make it \(box.width * name.scale)×\(box.height * name.scale) pixels"
        severity = .note
        return
      }
      if name.slot == .thumbnail, Self.isThumbnail(size) { return nil }
      let wanted = ImageSlot.Size(boxes[0].width * name.scale, boxes[0].height * name.scale)
      let isWide = size.width * wanted.height > size.height * wanted.width
      message =
        "\(found) pixels, wanted \(wanted.width)×\(wanted.height): \(isWide ? "left and right" : "top and bottom") "
        + "are cut off by scaling"
      hint = "crop it to \(wanted.width)×\(wanted.height) pixels yourself"
      severity = .warning
    }
  }

  /// A background serves as a poster's artwork, too, which has another shape.
  private static func boxes(_ slot: ImageSlot, _ box: ImageSlot.Size, in appearance: Appearance) -> [ImageSlot
    .Size]
  {
    guard slot == .background, appearance.isPosterEventTicket else { return [box] }
    return [ImageSlot.Size(345, 505), box, ImageSlot.Size(358, 448)]
  }

  /// Whether the aspect is off by less than five in a hundred.
  private static func hasShape(_ size: (width: Int, height: Int), of box: ImageSlot.Size) -> Bool {
    let aspect = Double(size.width) * Double(box.height) / (Double(size.height) * Double(box.width))
    return aspect > 0.95 && aspect < 1.05
  }

  /// Between 2:3 and 3:2 a thumbnail is not cropped.
  private static func isThumbnail(_ size: (width: Int, height: Int)) -> Bool {
    let aspect = Double(size.width) / Double(size.height)
    return aspect > 0.63 && aspect < 1.58
  }
}
