public import PassData
import PassLayout

extension DrawnPass {
  /// The display list for programs: every item with its place, and how every text was fitted.
  public var json: JSONValue {
    [
      "schemaVersion": 1, "name": .string(name), "style": .string(drawing.style.rawValue),
      "caption": .string(drawing.caption),
      "faces": .array(drawing.faces.map(\.json)),
      "fits": .array(drawing.fits.map(\.json)),
      "notes": .array(drawing.notes.map(\.json)),
    ]
  }
}

extension Face {
  fileprivate var json: JSONValue {
    [
      "side": .string(side.rawValue), "width": number(size.width), "height": number(size.height),
      "items": .array(items.map(\.json)),
    ]
  }
}

extension DisplayItem {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["part"] = .string(source.part.rawValue)
    object["pointer"] = source.pointer.map { .string($0.description) }
    object["field"] = source.fieldKey.map { .string($0) }
    object["box"] = .array([bounds.x, bounds.y, bounds.width, bounds.height].map(number))
    if opacity < 1 { object["opacity"] = number(opacity) }
    switch content {
    case .box(let box):
      object["kind"] = "box"
      object["fill"] = json(box.fill)
      if box.radius > 0 { object["radius"] = number(box.radius) }
    case .path(let shape):
      object["kind"] = "path"
      object["fill"] = .string(SVGWriter().color(shape.color))
    case .text(let run):
      object["kind"] = "text"
      object["text"] = .string(run.text)
      object["size"] = number(run.font.size)
      object["weight"] = .string(run.font.weight.rawValue)
      object["color"] = .string(SVGWriter().color(run.color))
      object["alignment"] = .string(run.alignment.rawValue)
      object["baseline"] = number(run.baseline)
      object["whole"] = run.fullText.map { .string($0) }
      object["link"] = run.link.map { .string($0) }
    case .image(let image):
      object["kind"] = "image"
      object["file"] = .string(image.path)
      if image.blur > 0 { object["blur"] = number(image.blur) }
    case .barcode(let barcode):
      object["kind"] = "barcode"
      object["format"] = .string(barcode.format.rawValue)
      object["columns"] = barcode.symbol.map { .number(JSONNumber($0.columns)) }
      object["rows"] = barcode.symbol.map { .number(JSONNumber($0.rows)) }
    }
    return .object(object)
  }

  private func json(_ fill: Fill) -> JSONValue {
    switch fill {
    case .color(let color): .string(SVGWriter().color(color))
    case .gradient(let top, let bottom):
      .array([.string(SVGWriter().color(top)), .string(SVGWriter().color(bottom))])
    }
  }
}

extension TextFit {
  fileprivate var json: JSONValue {
    [
      "part": .string(part.rawValue), "pointer": .string(pointer.description),
      "field": fieldKey.map { .string($0) } ?? .null, "text": .string(text), "size": number(fontSize),
      "naturalWidth": number(naturalWidth), "availableWidth": number(availableWidth),
      "truncated": .bool(isTruncated),
    ]
  }
}

extension DrawingNote {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "message": .string(message),
      "pointer": pointer.map { .string($0.description) } ?? .null,
    ]
  }
}

private func number(_ value: Double) -> JSONValue {
  JSONNumber(text: SVGText.number(value)).map { .number($0) } ?? .null
}
