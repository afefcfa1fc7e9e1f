import CCairo
import PassLayout

/// Draws lines of text by pango: shaping, both directions, letters that Inter lacks.
///
/// Layout has cut every line to its width by Inter's table. Where the fonts at hand are wider after all, the line is
/// narrowed to its box rather than cut a second time.
final class PangoTextDrawer {
  private let layout: OpaquePointer
  private let context: OpaquePointer
  /// How many letters no font at hand has.
  private(set) var missingLetters = 0

  init?(_ cairo: OpaquePointer) {
    guard let layout = pango_cairo_create_layout(cairo) else { return nil }
    self.layout = layout
    context = pango_layout_get_context(layout)
    // Text of the same size has the same width at every scale, and PDF and PNG agree.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // One point of ours is one unit of the page, whatever the screen's resolution is.
    pango_cairo_context_set_resolution(context, 72)
    // Letters stand where the font puts them, not on whole units.
    pango_context_set_round_glyph_positions(context, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  func draw(_ run: TextRun, on cairo: OpaquePointer) {
    set(run.font)
    pango_context_set_base_dir(
      context, run.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
    pango_layout_set_text(layout, run.text, Int32(run.text.utf8.count))
    missingLetters += Int(pango_layout_get_unknown_glyphs_count(layout))
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let natural = Double(extents.width) / Double(PANGO_SCALE)
    guard natural > 0 else { return }
    let squeeze = min(1, max(run.box.width, run.width) / natural)
    let width = natural * squeeze
    let x =
      switch run.alignment {
      case .left: run.box.x
      case .center: run.box.midX - width / 2
      case .right: run.box.maxX - width
      }
    let baseline = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    cairo_save(cairo)
    cairo_translate(cairo, x, run.baseline - baseline)
    if squeeze < 1 { cairo_scale(cairo, squeeze, 1) }
    cairo_translate(cairo, -Double(extents.x) / Double(PANGO_SCALE), 0)
    cairo_set_source_rgba(cairo, run.color.red, run.color.green, run.color.blue, run.color.alpha)
    pango_cairo_update_layout(cairo, layout)
    pango_cairo_show_layout(cairo, layout)
    cairo_restore(cairo)
  }

  private func set(_ font: Font) {
    guard let description = pango_font_description_new() else { return }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, "Inter, DejaVu Sans, sans-serif")
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.number)))
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
  }
}
