import CCairo
import PassLayout

/// Draws display items on a cairo context, in points.
struct CairoCanvas {
  let context: OpaquePointer
  /// Pixels per point, for what must lie on whole pixels.
  let pixelsPerPoint: Double
  let text: PangoTextDrawer
  let pictures: PictureDecoder

  func draw(_ sheet: Sheet) {
    set(sheet.background)
    cairo_rectangle(context, 0, 0, sheet.size.width, sheet.size.height)
    cairo_fill(context)
    for card in sheet.cards { draw(card) }
    for run in sheet.texts { text.draw(run, on: context) }
  }

  private func draw(_ card: Sheet.Card) {
    cairo_save(context)
    cairo_translate(context, card.origin.x, card.origin.y)
    cairo_scale(context, card.scale, card.scale)
    draw(card.face, pictures: card.pictures)
    for mark in card.marks { draw(mark) }
    cairo_restore(context)
  }

  func draw(_ face: Face, pictures store: PictureStore) {
    cairo_save(context)
    cairo_translate(context, 0, 1.5)
    trace(face.outline)
    set(Color(0, 0, 0, 0.18))
    cairo_fill(context)
    cairo_restore(context)
    cairo_save(context)
    trace(face.outline)
    cairo_clip(context)
    for item in face.items { draw(item, store) }
    cairo_restore(context)
  }

  private func draw(_ item: DisplayItem, _ store: PictureStore) {
    if item.opacity < 1 { cairo_push_group(context) }
    switch item.content {
    case .box(let box): draw(box)
    case .path(let shape): draw(shape)
    case .text(let run): text.draw(run, on: context)
    case .image(let image): draw(image, store)
    case .barcode(let barcode): draw(barcode)
    }
    if item.opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, item.opacity)
    }
  }

  private func draw(_ box: BoxShape) {
    trace(Path(roundedRect: box.rect, radius: box.radius))
    switch box.fill {
    case .color(let color): set(color)
    case .gradient(let top, let bottom):
      guard let pattern = cairo_pattern_create_linear(0, box.rect.y, 0, box.rect.maxY) else { return }
      cairo_pattern_add_color_stop_rgba(pattern, 0, top.red, top.green, top.blue, top.alpha)
      cairo_pattern_add_color_stop_rgba(pattern, 1, bottom.red, bottom.green, bottom.blue, bottom.alpha)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
    cairo_fill(context)
  }

  private func draw(_ shape: PathShape) {
    trace(shape.path)
    set(shape.color)
    if let stroke = shape.stroke {
      cairo_set_line_width(context, stroke)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_stroke(context)
    } else {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
  }

  private func draw(_ mark: Mark) {
    cairo_save(context)
    cairo_rectangle(context, mark.rect.x - 3, mark.rect.y - 3, mark.rect.width + 6, mark.rect.height + 6)
    set(mark.kind.color)
    cairo_set_line_width(context, 1.5)
    let dashes = [4.0, 2.0]
    cairo_set_dash(context, dashes, 2, 0)
    cairo_stroke(context)
    cairo_restore(context)
  }

  private func draw(_ image: ImagePlacement, _ store: PictureStore) {
    guard let picture = pictures.picture(image, in: store, pixelsPerPoint: pixelsPerPoint),
      image.rect.width > 0,
      image.rect.height > 0
    else { return }
    cairo_save(context)
    trace(Path(roundedRect: image.clip, radius: image.radius))
    cairo_clip(context)
    cairo_translate(context, image.rect.x, image.rect.y)
    cairo_scale(context, image.rect.width / Double(picture.width), image.rect.height / Double(picture.height))
    cairo_set_source_surface(context, picture.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Without this a scaled picture fades out along its edges.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
    cairo_fill(context)
    cairo_restore(context)
  }

  func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  func set(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
