import CCairo
import PassLayout

extension CairoCanvas {
  /// Draws a code with every module the same whole number of pixels wide, so that scanners see what was meant.
  ///
  /// Where there is less than one pixel per module no grid can help; the code is then drawn as it falls.
  func draw(_ barcode: BarcodePlacement) {
    guard let symbol = barcode.symbol else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_source_rgb(context, 0, 0, 0)
    let height = symbol.rowHeight * Double(symbol.rows)
    var (width, tall) = (barcode.area.width / Double(symbol.columns), barcode.area.height / height)
    var (x, y) = (barcode.area.x, barcode.area.y)
    let scale = deviceScale
    if width * scale >= 1, tall * symbol.rowHeight * scale >= 1 {
      let rowPixels = (tall * symbol.rowHeight * scale).rounded(.down)
      width = (width * scale).rounded(.down) / scale
      tall = rowPixels / scale / symbol.rowHeight
      (x, y) = snapped(
        x + (barcode.area.width - width * Double(symbol.columns)) / 2,
        y + (barcode.area.height - tall * height) / 2)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    }
    for row in 0..<symbol.rows {
      let top = y + Double(row) * symbol.rowHeight * tall
      for run in symbol.darkRuns(inRow: row) {
        cairo_rectangle(
          context, x + Double(run.start) * width, top, Double(run.length) * width, symbol.rowHeight * tall)
      }
    }
    cairo_fill(context)
  }

  /// Pixels per unit of the current space.
  private var deviceScale: Double {
    var (dx, dy) = (1.0, 0.0)
    cairo_user_to_device_distance(context, &dx, &dy)
    return max((dx * dx + dy * dy).squareRoot(), 0.0001) * surfaceScale
  }

  /// PDF pages have no pixels; codes get the grid of a printer there.
  private var surfaceScale: Double { pixelsPerPoint == 0 ? 8 : 1 }

  private func snapped(_ x: Double, _ y: Double) -> (Double, Double) {
    guard pixelsPerPoint > 0 else { return (x, y) }
    var (dx, dy) = (x, y)
    cairo_user_to_device(context, &dx, &dy)
    (dx, dy) = (dx.rounded(), dy.rounded())
    cairo_device_to_user(context, &dx, &dy)
    return (dx, dy)
  }
}
